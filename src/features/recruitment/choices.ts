/** The stages of the specification that have steps, each a tab. */
export const stepStages = [
  'offerLetter',
  'medical',
  'visa',
  'otherDocs',
  'ticket',
  'pregnancyTest',
] as const
/** With the end. */
export const stages = [...stepStages, 'completed'] as const
export type Stage = (typeof stages)[number]
export const tabNames = ['all', ...stepStages] as const
export type Tab = (typeof tabNames)[number]

/** The steps that a way is made of. */
export const templateStepKeys = [
  'offer_letter',
  'offer_answer',
  'visa_application',
  'transfer',
  'pcc',
  'qvc',
  'medical',
  'pregnancy_test',
  'visa',
  'ticket',
  'arrival',
  'residence',
] as const
/** With the one before them all, for those whom nobody brings yet. */
export const stepKeys = ['choose_agency', ...templateStepKeys] as const
export type StepKey = (typeof stepKeys)[number]

export const sides = ['household', 'worker', 'agency', 'operator'] as const
export type Side = (typeof sides)[number]

export const stepStates = ['not_started', 'waiting', 'done', 'problem'] as const
export type StepState = (typeof stepStates)[number]

/**
 * The one table of allowed moves of a step. `start` and `hold` follow from what a step waits for, the others are acts;
 * use cases move along it, screens show what it allows, a test walks all of it.
 */
export const stepMoves = {
  start: { not_started: 'waiting' },
  hold: { waiting: 'not_started', problem: 'not_started' },
  finish: { waiting: 'done', problem: 'done' },
  report: { waiting: 'problem' },
  resume: { problem: 'waiting' },
  reopen: { done: 'waiting' },
} as const satisfies Record<string, Partial<Record<StepState, StepState>>>
export type StepMove = keyof typeof stepMoves

/** Where a move leads from here; null when it isn't allowed. */
export const stepAfter = (move: StepMove, from: StepState): StepState | null =>
  (stepMoves[move] as Partial<Record<StepState, StepState>>)[from] ?? null

export const caseStatuses = ['open', 'completed', 'closed'] as const

/** How someone comes to the household: through a Qatar visa centre, by tests at home, or from within Qatar. */
export const ways = ['visa_centre', 'home_country', 'in_qatar'] as const
export type Way = (typeof ways)[number]

export const offerKinds = ['offer_letter', 'signed_offer_letter'] as const
/** Kinds of the call for papers; the two of the offer have their own calls. */
export const uploadKinds = [
  'medical',
  'visa',
  'pcc',
  'qvc',
  'ticket',
  'pregnancy_test',
  'other',
] as const
export type UploadKind = (typeof uploadKinds)[number]
export type PaperKind = UploadKind | (typeof offerKinds)[number]

/** Health papers: the household learns outcome and day, no more. */
export const healthKinds: readonly PaperKind[] = ['medical', 'pregnancy_test']

export const medicalOutcomes = ['fit', 'referral', 'unfit', 'withdrawn'] as const
export type MedicalOutcome = (typeof medicalOutcomes)[number]

export const offerStatuses = ['sent', 'accepted', 'declined', 'replaced'] as const
export type OfferStatus = (typeof offerStatuses)[number]
