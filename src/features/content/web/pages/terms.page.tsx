import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { textsIn } from '../../../../platform/shared/catalogues.ts'
import { formatDate } from '../../../../platform/shared/format.ts'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { documentsUpdatedOn } from '../../document.ts'
import { terms as english } from '../../terms.en.ts'
import { DocumentPage } from './document-page.tsx'
import { infoMeta } from './pages-meta.ts'
import { pagesTexts } from './pages-texts.ts'

export function loader(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  const { crumbs, documents, filled } = pagesTexts(locale)
  const { contents, progress, terms } = documents
  return {
    document: textsIn(english, locale),
    updated: filled.updated(formatDate(documentsUpdatedOn, locale)),
    crumbs,
    t: { contents, progress, ...terms },
    locale,
    origin,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? infoMeta(loaderData, '/terms') : []

export default function TermsPage() {
  return <DocumentPage {...useLoaderData<typeof loader>()} />
}
