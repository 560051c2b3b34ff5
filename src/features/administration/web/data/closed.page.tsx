import { roomMeta } from '../frame/room-meta.ts'
import { AccountsList } from './accounts-list.tsx'

export const meta = roomMeta('data')

export default function ClosedAccountsPage() {
  return <AccountsList show="closed" />
}
