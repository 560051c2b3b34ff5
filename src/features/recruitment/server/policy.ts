import type { Role } from '../../../platform/shared/roles.ts'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { healthKinds, type Side, type Stage, stepAfter, type StepMove } from '../choices.ts'
import { hasPapers, type Proof } from './settle-steps.ts'
import type { CaseRow, OfferRow, PaperRow, StepRow } from './tables.ts'

type Case = Pick<CaseRow, 'status'>

/** From which side of a case each role sees it. */
export const sideOfRole: Record<Role, Side> = {
  employer: 'household',
  jobseeker: 'worker',
  agency: 'agency',
  admin: 'operator',
}

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })
const cantNow = (message: string): Refusal => ({ code: 'INVALID_TRANSITION', message })

/** A case that was closed stays as it is. */
export const changeRefusal = ({ status }: Case): Refusal | null =>
  status === 'closed' ? cantNow('recruitmentClosed') : null

/** The household leads the case and the operator helps; worker and agency act in their own steps. */
export function actRefusal(side: Side, row: Case, step: Pick<StepRow, 'actor'>): Refusal | null {
  const may = side === 'household' || side === 'operator' || side === step.actor
  return changeRefusal(row) ?? (may ? null : { code: 'FORBIDDEN', message: 'stepNotYours' })
}

type Step = Pick<StepRow, 'key' | 'actor' | 'state' | 'needs'>

/** Finishing a step, reporting a problem with it, and going on. */
export function stepRefusal(
  side: Side,
  row: Case,
  step: Step,
  move: StepMove,
  proof: Proof,
): Refusal | null {
  const refusal = actRefusal(side, row, step)
  if (refusal) return refusal
  if (move === 'finish' && step.state !== 'not_started') {
    const missing = papersRefusal(step, proof)
    if (missing) return missing
  }
  if (stepAfter(move, step.state) !== null) return null
  return cantNow(step.state === 'not_started' ? 'stepNotBegun' : 'stepNotFromHere')
}

const missingOf: Partial<Record<StepRow['key'], string>> = {
  choose_agency: 'stepNeedsAgency',
  medical: 'medicalNeedsFit',
  offer_answer: 'offerNeedsAnswer',
  offer_letter: 'offerNeedsLetter',
}

/** No step is finished without the papers that prove it. */
export const papersRefusal = (step: Pick<Step, 'key' | 'needs'>, proof: Proof): Refusal | null =>
  hasPapers(step, proof) ? null : cantNow(missingOf[step.key] ?? 'stepNeedsPapers')

/** What the asker may do with a step now. */
export function actsOn(
  side: Side,
  row: Case,
  step: Step,
  proof: Proof,
): { finish: boolean; report: boolean; resume: boolean } {
  const may = (move: StepMove) => stepRefusal(side, row, step, move, proof) === null
  return { finish: may('finish'), report: may('report'), resume: may('resume') }
}

/** An agency that has begun the legal steps can't be left, and doesn't leave, by a word. */
export const agencyAtWork = cantNow('agencyAtWork')

/** A health paper's file is for the worker, the operator and whoever uploaded it; the others see that it is there. */
export const openPaperRefusal = (
  side: Side,
  userId: number,
  paper: Pick<PaperRow, 'kind' | 'uploadedBy'>,
): Refusal | null =>
  !healthKinds.includes(paper.kind) ||
  side === 'worker' ||
  side === 'operator' ||
  paper.uploadedBy === userId
    ? null
    : { code: 'FORBIDDEN', message: 'healthPaperClosed' }

/** A paper is for its own side and the operator to take away; the letter of an accepted offer stays. */
export function removePaperRefusal(
  side: Side,
  userId: number,
  row: Case,
  paper: Pick<PaperRow, 'id' | 'uploadedBy'>,
  newest: Pick<OfferRow, 'status' | 'paperId'> | null,
): Refusal | null {
  const refusal = changeRefusal(row)
  if (refusal) return refusal
  if (paper.uploadedBy !== userId && side !== 'operator')
    return { code: 'FORBIDDEN', message: 'paperNotYours' }
  return newest?.paperId === paper.id && newest.status === 'accepted'
    ? cantNow('letterAccepted')
    : null
}

/** Once an offer is accepted, it is the contract. */
export const makeOfferRefusal = (before: Pick<OfferRow, 'status'> | null): Refusal | null =>
  before?.status === 'accepted' ? cantNow('offerAlreadyAccepted') : null

/** An offer that waits is replaced by other terms where that is said. */
export const replaceOfferRefusal = (isSame: boolean, replace: boolean): Refusal | null =>
  isSame || replace ? null : { ...conflict('offerWaits'), errors: { replace: ['offerWaits'] } }

/** An offer is accepted as it was read. */
export const shownOfferRefusal = (
  { fileHash }: Pick<OfferRow, 'fileHash'>,
  shown: string,
): Refusal | null => (fileHash === shown ? null : conflict('offerNotShown'))

/** There is a certificate of what was accepted. */
export const certificateRefusal = ({ status }: Pick<OfferRow, 'status'>): Refusal | null =>
  status === 'accepted' ? null : { code: 'NOT_FOUND', message: 'offerNotFound' }

/** Only the offer that waits can be answered. */
export const answerOfferRefusal = (row: Case, offer: Pick<OfferRow, 'status'>): Refusal | null =>
  changeRefusal(row) ?? (offer.status === 'sent' ? null : cantNow('offerNotOpen'))

/** The household signs the letter that stands, once. */
export function signOfferRefusal(
  row: Case,
  offer: Pick<OfferRow, 'status' | 'householdSignedAt'> | null,
): Refusal | null {
  const closed = changeRefusal(row)
  if (closed) return closed
  if (offer === null) return { code: 'NOT_FOUND', message: 'offerNotFound' }
  if (offer.householdSignedAt !== null) return cantNow('offerSignedAlready')
  return offer.status === 'sent' || offer.status === 'accepted' ? null : cantNow('offerNotOpen')
}

/** Finishing the present stage leads to the next one, and no further. */
export const stageRefusal = (reached: readonly Stage[], asked: Stage): Refusal | null =>
  reached.includes(asked) ? null : cantNow('stageOutOfOrder')

/** A case keeps some papers of a kind. */
export const paperLimitRefusal = (isFull: boolean): Refusal | null =>
  isFull ? conflict('tooManyPapers') : null

/** Who has no such step is a man, or came from within Qatar: nobody may ask for the test. */
export const pregnancyTestRefusal = (steps: readonly Pick<StepRow, 'key'>[]): Refusal | null =>
  steps.some(({ key }) => key === 'pregnancy_test')
    ? null
    : { code: 'INVALID', message: 'pregnancyNotAsked', errors: { kind: ['pregnancyNotAsked'] } }

/** A version follows the one that was seen. */
export const templateRefusal = (newest: number, seen: number): Refusal | null =>
  newest === seen ? null : conflict('settingChangedMeanwhile')

export const nobodyToNudge = cantNow('nobodyToNudge')

/** Somebody else must have something to do in a running case; nobody in particular stands for the operator. */
export const nudgeRefusal = (
  side: Side,
  row: Case,
  open: readonly Pick<StepRow, 'actor'>[],
): Refusal | null =>
  row.status === 'open' && open.some(({ actor }) => actor !== side && actor !== 'operator')
    ? null
    : nobodyToNudge
