import { pageMeta } from '../frame/page-meta.ts'
import { AccountsList } from './accounts-list.tsx'

export const meta = pageMeta('data')

export default function UnusedAccountsPage() {
  return <AccountsList show="unused" />
}
