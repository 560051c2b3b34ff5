import { doorMeta, loadDoor, RoleLogin } from './role-login.tsx'

export const loader = loadDoor
export const meta = doorMeta('admin', '/admin/login')

export default function AdminLoginPage() {
  return <RoleLogin of="admin" />
}
