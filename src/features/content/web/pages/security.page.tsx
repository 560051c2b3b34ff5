import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { formatDate } from '../../../../platform/shared/format.ts'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { DocumentPage } from './document-page.tsx'
import { infoMeta } from './pages-meta.ts'
import { pagesTexts, securityPage } from './pages-texts.ts'

const updatedOn = '2026-11-23'

export function loader(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  const { crumbs, documents, filled } = pagesTexts(locale)
  const { contents, progress, security } = documents
  return {
    document: securityPage(locale),
    updated: filled.updated(formatDate(updatedOn, locale)),
    crumbs,
    t: { contents, progress, ...security },
    locale,
    origin,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? infoMeta(loaderData, '/security') : []

export default function SecurityPage() {
  return <DocumentPage {...useLoaderData<typeof loader>()} />
}
