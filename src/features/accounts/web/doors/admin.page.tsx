import { doorMeta, loadDoor } from './role-login.tsx'
import { RoleHome } from './role-home.tsx'

export const loader = loadDoor
export const meta = doorMeta('admin', '/admin', 'home')

export default function AdminPage() {
  return <RoleHome of="admin" />
}

export { ErrorBoundary } from './role-home.tsx'
