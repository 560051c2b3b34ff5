import type { Actor } from '../../../platform/server/context.ts'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import type { CandidateRow } from './tables.ts'

type Owned = Pick<CandidateRow, 'userId'>

export const isOwner = (actor: Actor | null, candidate: Owned): boolean =>
  actor !== null && rulesOf(actor.role).hasRecord && candidate.userId === actor.userId

/** The worker herself and the operator see all of a record. */
export const maySeeEverything = (actor: Actor | null, candidate: Owned): boolean =>
  isOwner(actor, candidate) || rulesOf(actor?.role).operates

/** Who isn't shown is there for herself and the operator alone. */
export const sightRefusal = (
  actor: Actor | null,
  candidate: Owned,
  isShown: boolean,
): Refusal | null =>
  isShown || maySeeEverything(actor, candidate)
    ? null
    : { code: 'NOT_FOUND', message: 'candidateNotFound' }
