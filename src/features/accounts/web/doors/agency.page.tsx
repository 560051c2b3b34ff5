import { doorMeta, loadDoor } from './role-login.tsx'
import { RoleHome } from './role-home.tsx'

export const loader = loadDoor
export const meta = doorMeta('agency', '/agency', 'home')

export default function AgencyPage() {
  return <RoleHome of="agency" />
}

export { ErrorBoundary } from './role-home.tsx'
