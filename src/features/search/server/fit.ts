import { fromMinor } from '../../../platform/shared/money.ts'
import { positions } from '../../profiles/choices.ts'
import type { CandidateRow } from '../../profiles/server/record-api.ts'
import { asOffered } from './as-offered.ts'
import { dayNumber } from './day-number.ts'

/**
 * What matching may know of a candidate: what she can do and when, for what pay.
 * Nothing of nationality, religion, marital status, age or looks, so that no rule can weigh them.
 */
export interface Fit {
  position: string | null
  skills: readonly string[]
  /** Bands of children whom she has cared for; null when she has not said. */
  childcare: readonly string[] | null
  languages: readonly string[]
  workType: string | null
  /** Whole currency units; null when she negotiates. */
  salary: number | null
  /** The day from which she can start; '' is at once, null unknown. */
  availableFrom: string | null
  /** How many kinds of checks Manzil has made of her, and still hold. */
  checks: number
}

type FitColumns =
  | 'desiredPosition'
  | 'positionSought'
  | 'skills'
  | 'childcareExperienceYears'
  | 'languages'
  | 'workType'
  | 'expectedSalaryMinor'
  | 'immediateAvailability'
  | 'availabilityDate'

const positionAsOffered = asOffered(positions)

/** The position that she wants, or the one that she is put forward for, as the list calls it however it was written. */
export function positionOf(
  row: Pick<CandidateRow, 'desiredPosition' | 'positionSought'>,
): string | null {
  const written = row.desiredPosition ?? row.positionSought
  return written && positionAsOffered(written)
}

export function fitOf(row: Pick<CandidateRow, FitColumns>, checks: readonly string[]): Fit {
  const bands = Object.entries(row.childcareExperienceYears)
  return {
    position: positionOf(row),
    skills: row.skills,
    childcare:
      bands.length === 0 ? null : bands.filter(([, years]) => years > 0).map(([band]) => band),
    languages: row.languages.map(({ language }) => language),
    workType: row.workType,
    salary: row.expectedSalaryMinor ? fromMinor(row.expectedSalaryMinor) : null,
    availableFrom: row.immediateAvailability ? '' : row.availabilityDate,
    checks: checks.length,
  }
}

/** What can be wished of a candidate, as the index calls it. */
export const wishedFields = [
  'position',
  'skills',
  'children',
  'work_type',
  'salary',
  'languages',
  'available_by',
] as const
export type WishedField = (typeof wishedFields)[number]

/** What she offers of what is wished, as the index has it; null where she hasn't said. */
export const offers: Readonly<
  Record<WishedField, (fit: Fit) => readonly string[] | number | null>
> = {
  position: ({ position }) => (position === null ? null : [position]),
  skills: ({ skills }) => (skills.length === 0 ? null : skills),
  children: ({ childcare }) => childcare,
  work_type: ({ workType }) => (workType === null ? null : [workType]),
  salary: ({ salary }) => salary,
  languages: ({ languages }) => (languages.length === 0 ? null : languages),
  available_by: ({ availableFrom }) =>
    availableFrom === null ? null : availableFrom === '' ? 0 : dayNumber(availableFrom),
}
