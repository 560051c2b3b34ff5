import type { PaperKind, Stage, UploadKind } from '../choices.ts'

/** The kinds of papers that the dialog of a stage holds. */
export const kindsOf: Record<Exclude<Stage, 'completed' | 'offerLetter'>, UploadKind[]> = {
  medical: ['medical'],
  visa: ['visa'],
  otherDocs: ['pcc', 'qvc'],
  ticket: ['ticket'],
  pregnancyTest: ['pregnancy_test'],
}

/** The stage whose dialog holds papers of a kind. */
export function stageOfKind(kind: PaperKind): Exclude<Stage, 'completed'> {
  const stages = Object.keys(kindsOf) as (keyof typeof kindsOf)[]
  return stages.find((stage) => kindsOf[stage].some((one) => one === kind)) ?? 'offerLetter'
}
