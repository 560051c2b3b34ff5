import { AccountsList } from './accounts-list.tsx'
import { pageMeta } from '../../../console/web/index.ts'

export const meta = pageMeta('data')

export default function UnusedAccountsPage() {
  return <AccountsList show="unused" />
}
