import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { formatDate } from '../../../../platform/shared/format.ts'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { DocumentPage } from './document-page.tsx'
import { infoMeta } from './pages-meta.ts'
import { pagesTexts, checksPage } from './pages-texts.ts'

const updatedOn = '2026-11-25'

export function loader(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  const { crumbs, documents, filled } = pagesTexts(locale)
  const { contents, progress, checks } = documents
  return {
    document: checksPage(locale),
    updated: filled.updated(formatDate(updatedOn, locale)),
    crumbs,
    t: { contents, progress, ...checks },
    locale,
    origin,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? infoMeta(loaderData, '/how-we-check') : []

export default function HowWeCheckPage() {
  return <DocumentPage {...useLoaderData<typeof loader>()} />
}
