import { eq } from 'drizzle-orm'
import type { ConsoleQueue } from '../../console/server/ports.ts'
import { countMoneyMatters } from './ledger/count-money-matters.ts'
import { countWaitingRefunds } from './ledger/sum-money.ts'
import { refundClaims } from './claims/tables.ts'

export const queues: readonly ConsoleQueue[] = [
  {
    key: 'claims',
    path: '/admin/claims',
    place: 70,
    size: ({ db }) => db.$count(refundClaims, eq(refundClaims.state, 'open')),
  },
  { key: 'refunds', path: '/admin/orders', place: 80, size: countWaitingRefunds },
  { key: 'money', path: '/admin/ledger', place: 90, size: countMoneyMatters },
]
