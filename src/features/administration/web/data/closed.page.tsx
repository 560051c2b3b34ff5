import { pageMeta } from '../frame/page-meta.ts'
import { AccountsList } from './accounts-list.tsx'

export const meta = pageMeta('data')

export default function ClosedAccountsPage() {
  return <AccountsList show="closed" />
}
