import { healthKinds, type Side, stepAfter } from '../choices.ts'
import { hasPapers, type Proof } from './settle-steps.ts'
import type { CaseRow, PaperRow, StepRow } from './tables.ts'

/** The household leads the case and the operator helps; worker and agency act in their own steps. */
export const mayAct = (side: Side, step: Pick<StepRow, 'actor'>): boolean =>
  side === 'household' || side === 'operator' || side === step.actor

/** What the asker may do with a step now. */
export function actsOn(
  side: Side,
  row: Pick<CaseRow, 'status'>,
  step: StepRow,
  proof: Proof,
): { finish: boolean; report: boolean; resume: boolean } {
  const may = row.status !== 'closed' && mayAct(side, step)
  return {
    finish: may && stepAfter('finish', step.state) !== null && hasPapers(step, proof),
    report: may && stepAfter('report', step.state) !== null,
    resume: may && stepAfter('resume', step.state) !== null,
  }
}

/** A health paper's file is for the worker, the operator and whoever uploaded it; the others see that it is there. */
export const mayOpen = (
  side: Side,
  userId: number,
  paper: Pick<PaperRow, 'kind' | 'uploadedBy'>,
): boolean =>
  !healthKinds.includes(paper.kind) ||
  side === 'worker' ||
  side === 'operator' ||
  paper.uploadedBy === userId

export const mayRemove = (
  side: Side,
  userId: number,
  row: Pick<CaseRow, 'status'>,
  paper: Pick<PaperRow, 'uploadedBy'>,
): boolean => row.status !== 'closed' && (paper.uploadedBy === userId || side === 'operator')
