import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { Record } from './record.tsx'
import { candidatesTexts } from './candidates-texts.ts'

export const meta: MetaFunction = ({ location }) => {
  const t = candidatesTexts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.record.profile) }, { name: 'robots', content: 'noindex' }]
}

export default function CandidatePage() {
  return <Record section="profile" />
}
