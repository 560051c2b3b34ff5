import { qatarDate } from '../../../platform/shared/format.ts'
import { type StepMove, stepAfter } from '../choices.ts'
import type { PaperRow, StepRow } from './tables.ts'

/** What tells whether a step has the papers that it needs. */
export interface Proof {
  /** Newest first. */
  papers: readonly Pick<PaperRow, 'kind' | 'outcome'>[]
  /** The worker has accepted an offer by her code: as good as a signature on paper. */
  isOfferAccepted: boolean
  /** She has said yes to the terms, before the letter. */
  isAgreed: boolean
  /** The household chose who brings her; of no matter where she has an agency, or is here. */
  hasAgency?: boolean
}

type Provable = Pick<StepRow, 'key' | 'needs'>

/** Whether a step is done by what is proven, not by anyone's word. */
const isProvable = ({ key, needs }: Provable): boolean =>
  key === 'choose_agency' || needs.length > 0

export function hasPapers(
  { key, needs }: Provable,
  { papers, isOfferAccepted, hasAgency = false }: Proof,
): boolean {
  if (key === 'choose_agency') return hasAgency
  return needs.every((kind) => {
    const newest = papers.find((paper) => paper.kind === kind)
    if (kind === 'signed_offer_letter' && isOfferAccepted) return true
    return kind === 'medical' ? newest?.outcome === 'fit' : newest !== undefined
  })
}

const dayMs = 86_400_000
export const daysLater = (now: Date, days: number): string =>
  qatarDate(new Date(now.getTime() + days * dayMs))

/** A step after a move that the table allows; null when it doesn't. */
export function moved(
  step: StepRow,
  move: StepMove,
  now: Date,
  by: number | null,
  note: string | null = null,
): StepRow | null {
  const state = stepAfter(move, step.state)
  if (state === null) return null
  const isBegun = move === 'start' || move === 'reopen' || move === 'resume'
  return {
    ...step,
    state,
    note,
    doneAt: state === 'done' ? now : null,
    doneBy: state === 'done' ? by : null,
    dueOn: move === 'hold' ? null : isBegun ? daysLater(now, step.days) : step.dueOn,
    overdueToldAt: isBegun || move === 'hold' ? null : step.overdueToldAt,
  }
}

/** What comes before the steps of the law: who brings her, and the offer. */
const isBeforehand = ({ key }: Pick<StepRow, 'key'>): boolean =>
  key === 'choose_agency' || key === 'offer_letter' || key === 'offer_answer'

/** A letter of terms that both have agreed to is made by itself: nobody is asked for it. */
export const isMadeByItself = (
  { key }: Pick<StepRow, 'key'>,
  { isAgreed }: Pick<Proof, 'isAgreed'>,
): boolean => isAgreed && key === 'offer_letter'

/** No step of the law begins before she has said yes: to the terms, by her code, or by the letter that she signed. */
const hasCandidateYes = (
  { isAgreed, isOfferAccepted }: Proof,
  settled: ReadonlyMap<string, StepRow>,
): boolean => isAgreed || isOfferAccepted || settled.get('offer_answer')?.state === 'done'

/**
 * What follows from the steps as they stand: what everything waits for has come begins, what lost its papers is open again,
 * what can't go on waits once more. Steps come in their order, after all that they wait for.
 */
export function settleSteps(
  steps: readonly StepRow[],
  proof: Proof,
  now: Date,
  by: number | null,
): StepRow[] {
  const settled = new Map<string, StepRow>()
  for (const given of steps) {
    let step = given
    const take = (move: StepMove) => void (step = moved(step, move, now, by) ?? step)
    const isReady = step.waitsFor.every((key) => settled.get(key)?.state === 'done')
    const mayBegin = isBeforehand(step) || hasCandidateYes(proof, settled)
    const isProven = isProvable(step) && hasPapers(step, proof)
    if (step.state === 'done' && isProvable(step) && !isProven) take('reopen')
    if (!isReady) take('hold')
    else if (step.state === 'not_started' && mayBegin) {
      take('start')
      if (isProven) take('finish')
    } else if (step.key === 'choose_agency' && isProven) take('finish')
    settled.set(step.key, step)
  }
  return [...settled.values()]
}
