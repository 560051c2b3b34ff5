import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { candidateDocuments } from '../../profiles/server/record-api.ts'
import { candidateReviews } from './tables.ts'

/** What is new on the site and waits for the operator's eye. */
export const countOpenReviews = ({ db }: Context): Promise<number> =>
  db.$count(candidateReviews, eq(candidateReviews.state, 'open'))

/** Papers that wait to be checked. */
export const countOpenPapers = ({ db }: Context): Promise<number> =>
  db.$count(
    candidateDocuments,
    and(eq(candidateDocuments.checkState, 'open'), isNull(candidateDocuments.deletedAt)),
  )
