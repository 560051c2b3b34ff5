import type { DateOrder, ImportField } from '../../import-fields.ts'
import { clockOf, dayOf, flagOf, listOf, numberOf, phoneOf, textOf } from './cell-values.ts'
import {
  closedWords,
  genderWords,
  hideableWords,
  type KnownWords,
  languageWords,
  levelWords,
  openPositions,
  skillWords,
} from './known-words.ts'
import { type Cell, isFormula } from './table.ts'

type Reader = (cell: Cell, dates: DateOrder) => unknown

const chosen =
  ({ find }: KnownWords): Reader =>
  (cell) =>
    find(textOf(cell))
const list =
  ({ find }: KnownWords): Reader =>
  (cell) => [...new Set(listOf(textOf(cell)).map(find))]

/** How the cell of a field is read; where nothing is said, as text. */
const readers: Partial<Record<ImportField, Reader>> = {
  ...Object.fromEntries(
    Object.entries(closedWords).map(([field, words]) => [field, chosen(words)]),
  ),
  phone_number: phoneOf,
  date_of_birth: dayOf,
  age: numberOf,
  position_sought: chosen(openPositions),
  experience_years: numberOf,
  experience_months: numberOf,
  childcare_newborn: numberOf,
  childcare_toddler: numberOf,
  childcare_preschool: numberOf,
  childcare_older: numberOf,
  skills: list(skillWords),
  core_skills: list(skillWords),
  other_skills: list(skillWords),
  languages: (cell) => listOf(textOf(cell)).map(languageOf),
  expected_salary: numberOf,
  immediate_availability: flagOf,
  availability_date: dayOf,
  estimated_joining_date: dayOf,
  visa_expiry_date: dayOf,
  working_hours_from: clockOf,
  working_hours_to: clockOf,
  height: numberOf,
  weight: numberOf,
  kids: (cell) => listOf(textOf(cell)).map(kidOf),
  consent_special_data: flagOf,
  hidden_fields: list(hideableWords),
  index_profile: flagOf,
  is_published: flagOf,
}

/** 'English (fluent, good, basic)': how she speaks, reads and writes it; a dash or nothing where that isn't said. */
function languageOf(text: string): unknown {
  const [, name = text, levels = ''] = /^(.*?)\s*\(([^)]*)\)$/.exec(text) ?? []
  const [speak, read, write] = levels
    .split(/[,،/]/)
    .map((word) => (/^\s*[-–—]?\s*$/.test(word) ? '' : levelWords.find(word.trim())))
  return {
    language: languageWords.find(name.trim()),
    speak: speak ?? '',
    read: read ?? '',
    write: write ?? '',
  }
}

/** 'Female 5': a child with its age. What can't be read so stays a text, which the profile's rules refuse. */
function kidOf(text: string): unknown {
  const [, word, age] = /^(\D+?)[\s:]*([\d\u0660-\u0669\u06f0-\u06f9]+)$/.exec(text) ?? []
  return word === undefined ? text : { gender: genderWords.find(word.trim()), age }
}

export interface ReadRow {
  /** As the call of the profile form takes it. */
  change: Record<string, unknown>
  /** Fields whose cells hold a formula. */
  formulas: ImportField[]
}

/** A line of the file as a change of an empty profile. Empty cells and columns without a field say nothing. */
export function readRow(
  cells: readonly Cell[],
  mapping: readonly (ImportField | null)[],
  dates: DateOrder = 'day_first',
): ReadRow {
  const change: Record<string, unknown> = {}
  const formulas: ImportField[] = []
  const childcare: Record<string, unknown> = {}
  mapping.forEach((field, index) => {
    const cell = cells[index] ?? null
    if (field === null || textOf(cell) === '')
      return void (field !== null && isFormula(cell) && formulas.push(field))
    const value = (readers[field] ?? textOf)(cell, dates)
    if (field.startsWith('childcare_')) childcare[field.slice('childcare_'.length)] = value
    else change[field] = value
  })
  if (Object.keys(childcare).length > 0) change.childcare_experience_years = childcare
  return { change, formulas }
}
