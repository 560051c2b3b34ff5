import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { loaderTools } from '../../../platform/web/loader.ts'
import { documentsUpdatedOn } from '../document.ts'
import { privacyAr } from '../privacy.ar.ts'
import { privacyEn } from '../privacy.en.ts'
import { DocumentPage } from './document-page.tsx'
import { infoMeta } from './pages-meta.ts'
import { pagesTexts, usePagesTexts } from './pages-texts.ts'

// From the loader, so that the browser gets the text in one language and not as a script.
export function loader(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  return { document: locale === 'ar' ? privacyAr : privacyEn, updatedOn: documentsUpdatedOn, locale, origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? infoMeta({ ...loaderData, path: '/privacy', texts: pagesTexts[loaderData.locale].documents.privacy }) : []

export default function PrivacyPage() {
  const { document, updatedOn } = useLoaderData<typeof loader>()
  const { documents: t } = usePagesTexts()
  return <DocumentPage crumb={t.privacy.crumb} document={document} updatedOn={updatedOn} />
}
