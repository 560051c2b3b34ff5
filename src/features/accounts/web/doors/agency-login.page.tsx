import { doorMeta, loadDoor, RoleLogin } from './role-login.tsx'

export const loader = loadDoor
export const meta = doorMeta('agency', '/agency/login')

export default function AgencyLoginPage() {
  return <RoleLogin of="agency" />
}
