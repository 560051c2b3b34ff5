import { defineEvent } from '../../../platform/server/capability.ts'

/** A worker takes over her own record, in that transaction; the one that she had, `formerId`, is about to go into it. */
export const recordClaimed = defineEvent<{ candidateId: number; userId: number; formerId: number }>(
  'claims.recordClaimed',
)
