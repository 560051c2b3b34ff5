import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { Record } from './record.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => {
  const t = texts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.record.documents) }, { name: 'robots', content: 'noindex' }]
}

export default function CandidateDocumentsPage() {
  return <Record section="documents" />
}
