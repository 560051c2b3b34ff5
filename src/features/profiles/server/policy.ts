import type { Actor } from '../../../platform/server/context.ts'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import type { PublishBlocker, PublishGap } from '../choices.ts'
import type { CandidateRow } from './tables.ts'

type Owned = Pick<CandidateRow, 'userId'>

export const isOwner = (actor: Actor | null, candidate: Owned): boolean =>
  actor !== null && rulesOf(actor.role).hasRecord && candidate.userId === actor.userId

/** The worker herself and the operator see all of a record. */
export const maySeeEverything = (actor: Actor | null, candidate: Owned): boolean =>
  isOwner(actor, candidate) || rulesOf(actor?.role).operates

const fieldOfGap: Record<PublishGap, string> = {
  position: 'desired_position',
  nationality: 'nationality',
  age: 'date_of_birth',
}

/** A record that can't be shown is not published; what is in the way is named. */
export function publishRefusal(
  blocker: PublishBlocker | null,
  missing: readonly PublishGap[],
): Refusal | null {
  if (blocker === 'hidden') return { code: 'CONFLICT', message: 'hiddenUntilReviewed' }
  if (blocker === 'under_age') return ofField('is_published', 'tooYoungToPublish')
  if (blocker !== 'incomplete') return null
  const errors = missing.map((gap) => [fieldOfGap[gap], ['neededToPublish']])
  return { code: 'INVALID', message: 'incompleteToPublish', errors: Object.fromEntries(errors) }
}

const ofField = (field: string, message: string): Refusal => ({
  code: 'INVALID',
  message,
  errors: { [field]: [message] },
})

/** Who isn't shown is there for herself and the operator alone. */
export const sightRefusal = (
  actor: Actor | null,
  candidate: Owned,
  isShown: boolean,
): Refusal | null =>
  isShown || maySeeEverything(actor, candidate)
    ? null
    : { code: 'NOT_FOUND', message: 'candidateNotFound' }

/** What she says of herself goes to a translator where there is one, and as much of it as the asker reads. */
export const aboutRefusal = (
  { description }: { description: string | null },
  isOn: boolean,
): Refusal | null => {
  if (!isOn) return { code: 'CONFLICT' }
  return description === null ? { code: 'NOT_FOUND' } : null
}
