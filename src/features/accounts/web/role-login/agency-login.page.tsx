import { roleLoginMeta, loadRoleLogin, RoleLogin } from './role-login.tsx'

export const loader = loadRoleLogin
export const meta = roleLoginMeta('agency')

export default function AgencyLoginPage() {
  return <RoleLogin of="agency" />
}
