import { type Field, fields } from '../../../profiles/fields.ts'
import { type DateOrder, type ImportField, isField } from '../../import-fields.ts'
import { clockOf, dayOf, flagOf, listOf, numberOf, phoneOf, textOf } from './cell-values.ts'
import {
  closedWords,
  genderWords,
  hideableWords,
  type KnownWords,
  languageWords,
  levelWords,
  openWords,
  severalWords,
  skillWords,
} from './known-words.ts'
import { readPlaces } from './places-of-work.ts'
import { type Cell, isFormula } from './table.ts'

type Reader = (cell: Cell, dates: DateOrder) => unknown

const chosen =
  ({ find }: KnownWords): Reader =>
  (cell) =>
    find(textOf(cell))
const list =
  ({ find }: KnownWords): Reader =>
  (cell) => [...new Set(listOf(textOf(cell)).map(find))]

/** How a cell is read by the kind of its field; where nothing is said, as text. */
const readersOfKind: Partial<Record<Field['kind'], Reader>> = {
  day: dayOf,
  clock: clockOf,
  whole: numberOf,
  measure: numberOf,
  money: numberOf,
  flag: flagOf,
  words: list(skillWords),
  languages: (cell) => listOf(textOf(cell)).map(languageOf),
  jobs: (cell) => readPlaces(textOf(cell)),
  kids: (cell) => listOf(textOf(cell)).map(kidOf),
}

/** How a column is read that is no attribute. */
const otherReaders: Partial<Record<ImportField, Reader>> = {
  phone_number: phoneOf,
  consent_special_data: flagOf,
  hidden_fields: list(hideableWords),
  index_profile: flagOf,
  is_published: flagOf,
}

function readerOf(field: ImportField): Reader {
  const words = closedWords[field] ?? openWords[field]
  if (words !== undefined) return chosen(words)
  const several = severalWords[field]
  if (several !== undefined) return list(several)
  if (field.startsWith('childcare_')) return numberOf
  return (isField(field) ? readersOfKind[fields[field].kind] : otherReaders[field]) ?? textOf
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
    const value = readerOf(field)(cell, dates)
    if (field.startsWith('childcare_')) childcare[field.slice('childcare_'.length)] = value
    else change[field] = value
  })
  if (Object.keys(childcare).length > 0) change.childcare_experience_years = childcare
  return { change, formulas }
}
