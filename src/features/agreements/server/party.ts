import { reaches } from '../../agencies/choices.ts'
import { agencyOf, findAgencyOf } from '../../agencies/server/index.ts'
import { type CandidateForHiring, getCandidateForHiring } from '../../profiles/server/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import type { AgreementSide } from '../choices.ts'
import { speakForRefusal } from './policy.ts'
import { findById } from './queries.ts'
import type { AgreementRow } from './tables.ts'

/** Whoever looks at an agreement, and for whom she speaks. */
export interface Party {
  row: AgreementRow
  candidate: CandidateForHiring
  side: AgreementSide
  isAgency: boolean
}

/** The asker's part in an agreement; NOT_FOUND without one. An agency acts by its editors, for whom has no account. */
export async function partyOf(ctx: SignedIn, id: number): Promise<Party> {
  const membership = await findAgencyOf(ctx, ctx.actor.userId)
  if (membership !== null && !reaches(membership.role, 'editor')) await agencyOf(ctx, 'editor')
  const row = await findById(ctx, id)
  if (row === null) throw new AppError('NOT_FOUND')
  const candidate = await getCandidateForHiring(ctx, row.candidateId)
  const found = sideOf(ctx.actor.userId, membership?.agency.id ?? null, row, candidate)
  if (found === null) throw new AppError('NOT_FOUND')
  if (found.isAgency) enforce(speakForRefusal(candidate))
  return { row, candidate, ...found }
}

/** On which side of it somebody stands; null: on none. */
export function sideOf(
  userId: number,
  agencyId: number | null,
  { employerId }: Pick<AgreementRow, 'employerId'>,
  candidate: Pick<CandidateForHiring, 'userId' | 'agencyId'>,
): Pick<Party, 'side' | 'isAgency'> | null {
  if (employerId === userId) return { side: 'household', isAgency: false }
  if (candidate.userId === userId) return { side: 'worker', isAgency: false }
  return agencyId !== null && candidate.agencyId === agencyId
    ? { side: 'worker', isAgency: true }
    : null
}
