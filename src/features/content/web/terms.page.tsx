import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { loaderTools } from '../../../platform/web/loader.ts'
import { documentsUpdatedOn } from '../document.ts'
import { termsAr } from '../terms.ar.ts'
import { termsEn } from '../terms.en.ts'
import { DocumentPage } from './document-page.tsx'
import { infoMeta } from './pages-meta.ts'
import { pagesTexts, usePagesTexts } from './pages-texts.ts'

// From the loader, so that the browser gets the text in one language and not as a script.
export function loader(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  return { document: locale === 'ar' ? termsAr : termsEn, updatedOn: documentsUpdatedOn, locale, origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? infoMeta({ ...loaderData, path: '/terms', texts: pagesTexts[loaderData.locale].documents.terms }) : []

export default function TermsPage() {
  const { document, updatedOn } = useLoaderData<typeof loader>()
  const { documents: t } = usePagesTexts()
  return <DocumentPage crumb={t.terms.crumb} document={document} updatedOn={updatedOn} />
}
