import { Navigate } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { useLocale } from '../../../platform/web/texts.ts'

/** The way in: to the candidates. */
export default function AgencyPage() {
  return <Navigate to={localizedPath('/agency/candidates', useLocale())} replace />
}
