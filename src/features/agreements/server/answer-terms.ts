import { endHireByRefusal, type Engagement, lockPair } from '../../hiring/server/selection-api.ts'
import { makeReturn, type OwedRefund } from '../../billing/server/returns-api.ts'
import { audit } from '../../../platform/server/audit.ts'
import { publish } from '../../../platform/server/capability.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce, invalid, type Refusal } from '../../../platform/shared/errors.ts'
import { type AgreementAct, agreementAfter, type AgreementSide } from '../choices.ts'
import type { answerAgreement as answerCall } from '../contract.ts'
import type { Terms } from '../terms-contract.ts'
import { areSameTerms } from '../terms-rules.ts'
import { notifyCandidateSide, notifyHousehold } from './notify-sides.ts'
import { partyOf } from './party.ts'
import { actRefusal, isSaidAlready, type Standing } from './policy.ts'
import { type Pair, termsAgreed } from './ports.ts'
import { findById, updateAgreement } from './queries.ts'
import { refuseContacts, refuseTerms } from './refuse-terms.ts'
import type { AgreementRow } from './tables.ts'

export interface Answer {
  act: Exclude<AgreementAct, 'propose'>
  version: number
  terms?: Terms | undefined
  reason?: string | undefined
  /** Of an invented candidate of the demo, who answers by herself. */
  isDemo?: boolean
}

/** One of the two answers terms as she saw them. */
export async function answerAgreement(
  ctx: SignedIn,
  { id, ...answer }: Parsed<typeof answerCall>,
): Promise<AgreementRow> {
  const { row, side } = await partyOf(ctx, id)
  return answerFor(ctx, row, side, answer)
}

export const standingOf = ({ candidate, status }: Engagement): Standing => ({
  status,
  isGone: candidate.isWithdrawn || (candidate.hiredAt !== null && status !== 'hired'),
})

/** Carries an answer out for a side, in one transaction; money that is owed back by it is returned afterwards. */
export async function answerFor(
  ctx: SignedIn,
  found: Pair & { id: number },
  side: AgreementSide,
  answer: Answer,
  check: (row: AgreementRow, standing: Standing) => Refusal | null = () => null,
): Promise<AgreementRow> {
  const { row, refund } = await transaction(ctx, async (ctx) => {
    const engagement = await lockPair(ctx, found, answer.act === 'decline')
    const row = await findById(ctx, found.id, true)
    if (row === null) throw new AppError('NOT_FOUND')
    const standing = standingOf(engagement)
    enforce(check(row, standing))
    if (isSaidAlready(answer.act, row, answer.version)) return { row, refund: null }
    enforce(actRefusal(side, answer.act, row, answer.version, standing))
    return carryOut(ctx, { row, side, engagement }, answer)
  })
  if (refund !== null) await makeReturn(ctx, refund)
  return row
}

interface Locked {
  row: AgreementRow
  side: AgreementSide
  engagement: Engagement
}

interface Outcome {
  row: AgreementRow
  refund: OwedRefund | null
}

async function carryOut(ctx: SignedIn, locked: Locked, answer: Answer): Promise<Outcome> {
  const { row, side, engagement } = locked
  refuseContacts({ reason: answer.reason })
  if (answer.act === 'counter') return counter(ctx, locked, answer)
  const status = agreementAfter(side, answer.act, row.status) ?? row.status
  const answered = await updateAgreement(ctx, row.id, {
    status,
    reason: answer.reason ?? null,
    answeredAt: ctx.now,
    answeredBy: ctx.actor.userId,
    changedAt: ctx.now,
  })
  await auditAct(ctx, answered, answer.act, side)
  const isPaid = engagement.status === 'hired'
  const refund =
    answer.act === 'decline' && isPaid
      ? await endHireByRefusal(ctx, row, engagement.candidate)
      : null
  if (answer.act === 'accept') await publish(ctx, termsAgreed, pairOf(row))
  await notifySides(ctx, { ...locked, row: answered }, answer, refund)
  return { row: answered, refund }
}

const pairOf = ({ employerId, candidateId }: Pair): Pair => ({ employerId, candidateId })

async function counter(ctx: SignedIn, locked: Locked, answer: Answer): Promise<Outcome> {
  const { row, side, engagement } = locked
  if (answer.terms === undefined) throw invalid('terms', 'required')
  if (areSameTerms(row.terms, answer.terms)) throw invalid('terms', 'termsSame')
  await refuseTerms(ctx, row.candidateId, answer.terms, answer.reason)
  const countered = await updateAgreement(ctx, row.id, {
    status: agreementAfter(side, 'counter', row.status) ?? row.status,
    version: row.version + 1,
    terms: answer.terms,
    // Of several counters in a row what differs is what differs from the household's.
    previousTerms: row.proposedBy === side ? row.previousTerms : row.terms,
    proposedBy: side,
    reason: answer.reason ?? null,
    changedAt: ctx.now,
  })
  await auditAct(ctx, countered, 'counter', side)
  await notifyHousehold(ctx, countered, engagement.candidate, 'countered', {
    isDemo: answer.isDemo ?? false,
  })
  return { row: countered, refund: null }
}

async function notifySides(
  ctx: SignedIn,
  { row, side, engagement: { candidate } }: Locked,
  { act, isDemo = false }: Answer,
  refund: OwedRefund | null,
): Promise<void> {
  if (side === 'household')
    await notifyCandidateSide(ctx, row, candidate, act === 'accept' ? 'taken' : 'withdrawn')
  else
    await notifyHousehold(ctx, row, candidate, act === 'accept' ? 'yes' : 'no', { refund, isDemo })
}

export const auditAct = (
  ctx: SignedIn,
  { id, employerId, candidateId, version }: AgreementRow,
  act: AgreementAct,
  side: AgreementSide,
): Promise<void> =>
  audit(ctx, `agreement.${act}`, `candidate:${candidateId}`, {
    employerId,
    agreement: id,
    version,
    side,
  })
