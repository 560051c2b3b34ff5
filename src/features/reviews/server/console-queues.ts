import { and, eq, isNull } from 'drizzle-orm'
import type { ConsoleQueue } from '../../console/server/ports.ts'
import { candidateDocuments } from '../../profiles/server/record-api.ts'
import { candidateReviews } from './tables.ts'

export const queues: readonly ConsoleQueue[] = [
  {
    key: 'reviews',
    path: '/admin/reviews',
    place: 10,
    // What is new on the site.
    size: ({ db }) => db.$count(candidateReviews, eq(candidateReviews.state, 'open')),
  },
  {
    key: 'papers',
    path: '/admin/papers',
    place: 20,
    size: ({ db }) =>
      db.$count(
        candidateDocuments,
        and(eq(candidateDocuments.checkState, 'open'), isNull(candidateDocuments.deletedAt)),
      ),
  },
]
