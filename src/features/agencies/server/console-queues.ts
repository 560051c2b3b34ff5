import { eq } from 'drizzle-orm'
import type { ConsoleQueue } from '../../console/server/ports.ts'
import { agencyLicences } from './tables.ts'

export const queues: readonly ConsoleQueue[] = [
  {
    key: 'agencies',
    path: '/admin/agencies',
    place: 30,
    // Licences that wait for a decision.
    size: ({ db }) => db.$count(agencyLicences, eq(agencyLicences.status, 'submitted')),
  },
]
