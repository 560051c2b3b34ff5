import { countWaitingLicences } from '../../../agencies/server/index.ts'
import {
  countMoneyMatters,
  countOpenClaims,
  countWaitingRefunds,
} from '../../../billing/server/money-api.ts'
import { countReportedConversations } from '../../../conversations/server/index.ts'
import { countOpenPapers, countOpenReviews } from '../../../reviews/server/index.ts'
import { countOpenEnquiries, countOpenReports } from '../../../enquiries/server/index.ts'
import { countAllLost } from '../../../notifications/server/lost-api.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { Figures } from '../../figures-contract.ts'

/** What waits for the operator: its word is `queues.<key>` of messages.figures.*.ts. */
const queues: { key: string; path: string; size: (ctx: Context) => Promise<number> }[] = [
  { key: 'reviews', path: '/admin/reviews', size: countOpenReviews },
  { key: 'papers', path: '/admin/papers', size: countOpenPapers },
  { key: 'agencies', path: '/admin/agencies', size: countWaitingLicences },
  { key: 'reports', path: '/admin/reports', size: countOpenReports },
  { key: 'conversations', path: '/admin/conversations', size: countReportedConversations },
  { key: 'enquiries', path: '/admin/enquiries', size: countOpenEnquiries },
  { key: 'claims', path: '/admin/claims', size: countOpenClaims },
  { key: 'refunds', path: '/admin/orders', size: countWaitingRefunds },
  { key: 'money', path: '/admin/ledger', size: countMoneyMatters },
  { key: 'messages', path: '/admin/messages', size: countAllLost },
]

export const sizesOfQueues = (ctx: Context): Promise<Figures['queues']> =>
  Promise.all(queues.map(async ({ key, path, size }) => ({ key, path, size: await size(ctx) })))
