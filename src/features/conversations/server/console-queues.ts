import { isNull } from 'drizzle-orm'
import type { ConsoleQueue } from '../../console/server/ports.ts'
import { conversationReports } from './tables.ts'

export const queues: readonly ConsoleQueue[] = [
  {
    key: 'conversations',
    path: '/admin/conversations',
    place: 50,
    // Reports that nobody has settled.
    size: ({ db }) => db.$count(conversationReports, isNull(conversationReports.settledAt)),
  },
]
