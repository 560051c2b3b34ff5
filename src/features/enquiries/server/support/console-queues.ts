import { inArray } from 'drizzle-orm'
import type { ConsoleQueue } from '../../../console/server/ports.ts'
import { enquiries, reports } from '../tables.ts'

export const queues: readonly ConsoleQueue[] = [
  {
    key: 'reports',
    path: '/admin/reports',
    place: 40,
    size: ({ db }) => db.$count(reports, inArray(reports.state, ['open', 'in_progress'])),
  },
  {
    key: 'enquiries',
    path: '/admin/enquiries',
    place: 60,
    // Messages and visa requests.
    size: ({ db }) => db.$count(enquiries, inArray(enquiries.state, ['open', 'in_progress'])),
  },
]
