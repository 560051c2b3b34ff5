import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { textsIn } from '../../../../platform/shared/catalogues.ts'
import { formatDate } from '../../../../platform/shared/format.ts'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { documentsUpdatedOn } from '../../document.ts'
import { privacy as english } from '../../privacy.en.ts'
import { DocumentPage } from './document-page.tsx'
import { infoMeta } from './pages-meta.ts'
import { pagesTexts } from './pages-texts.ts'

export function loader(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  const { crumbs, documents, filled } = pagesTexts(locale)
  const { contents, progress, privacy, report } = documents
  const policy = textsIn(english, locale)
  const sections = policy.sections.map((section) =>
    section.id === 'security' ? { ...section, body: [...section.body, report] } : section,
  )
  return {
    document: { ...policy, sections },
    updated: filled.updated(formatDate(documentsUpdatedOn, locale)),
    crumbs,
    t: { contents, progress, ...privacy },
    locale,
    origin,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? infoMeta(loaderData, '/privacy') : []

export default function PrivacyPage() {
  return <DocumentPage {...useLoaderData<typeof loader>()} />
}
