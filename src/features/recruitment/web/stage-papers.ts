import type { Stage, UploadKind } from '../choices.ts'

/** The kinds of papers that the dialog of a stage holds. */
export const kindsOf: Record<Exclude<Stage, 'completed' | 'offerLetter'>, UploadKind[]> = {
  medical: ['medical'],
  visa: ['visa'],
  otherDocs: ['pcc', 'qvc'],
  ticket: ['ticket'],
  pregnancyTest: ['pregnancy_test'],
}
