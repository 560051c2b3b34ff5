import type { Actor } from '../../../platform/server/context.ts'
import type { CandidateRow } from './tables.ts'

type Owned = Pick<CandidateRow, 'userId'>

export const isOwner = (actor: Actor | null, candidate: Owned): boolean =>
  actor?.role === 'jobseeker' && candidate.userId === actor.userId

/** The worker herself and the operator see all of a record. */
export const maySeeEverything = (actor: Actor | null, candidate: Owned): boolean =>
  isOwner(actor, candidate) || actor?.role === 'admin'
