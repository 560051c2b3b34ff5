import { roleLoginMeta, loadRoleLogin, RoleLogin } from './role-login.tsx'

export const loader = loadRoleLogin
export const meta = roleLoginMeta('admin')

export default function AdminLoginPage() {
  return <RoleLogin of="admin" />
}
