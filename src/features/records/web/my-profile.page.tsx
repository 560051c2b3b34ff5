import { type MetaFunction, Navigate } from 'react-router'
import { localeOfPath, localizedPath } from '../../../platform/shared/locale.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { areaTexts } from './own-profile-texts.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: areaTexts[localeOfPath(location.pathname)].metaProfile },
  { name: 'robots', content: 'noindex' },
]

/** The address of a job seeker's profile: her area shows them. Everyone else goes to their own first page. */
export default function MyProfilePage() {
  return <Navigate to={localizedPath('/dashboard', useLocale())} replace />
}
