import { type MetaFunction, Navigate } from 'react-router'
import { localeOfPath, localizedPath } from '../../../../platform/shared/locale.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { startTexts } from './use-start-texts.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: startTexts[localeOfPath(location.pathname)].meta },
  { name: 'robots', content: 'noindex' },
]

/** The address of a job seeker's guided way: her area shows it. Everyone else goes to their own first page. */
export default function StartAddress() {
  return <Navigate to={localizedPath('/dashboard', useLocale())} replace />
}
