import { setImmediate as turn } from 'node:timers/promises'
import type { Locale } from '../../../../platform/shared/locales.ts'
import type { NewRecord, Rules } from '../../../records/server/index.ts'
import type { Numbers } from '../../../claims/server/index.ts'
import type { Correction, RowReport } from '../../import-contract.ts'
import type { DateOrder, ImportField } from '../../import-fields.ts'
import { textOf } from './cell-values.ts'
import { closedWords, type KnownWords } from './known-words.ts'
import { readRow } from './read-row.ts'
import { type Refusal, refusalsOf } from './refusals.ts'
import { rowTexts, textFor } from './row-texts.ts'
import type { Cell, Line } from './table.ts'

/** A row of the file: what it would write, or what is wrong with it. */
export interface CheckedRow {
  number: number
  name: string | null
  record: NewRecord | null
  numbers: Numbers
  errors: RowReport['errors']
}

export type Mapping = readonly (ImportField | null)[]

export interface Reading {
  mapping: Mapping
  dates: DateOrder
  /** Values that were written on the page in place of the file's. */
  corrections: readonly Correction[]
}

/** Checks each row by the rules of the profile form, and says all that is wrong in its words. */
export async function checkRows(
  lines: readonly Line[],
  reading: Reading,
  { locale, ...rules }: Rules & { locale: Locale },
): Promise<CheckedRow[]> {
  const corrections = Map.groupBy(reading.corrections, ({ row }) => row)
  const checked: CheckedRow[] = []
  for (const line of lines) {
    const corrected = correct(line.cells, reading.mapping, corrections.get(line.number) ?? [])
    checked.push(checkRow({ number: line.number, ...corrected }, reading.dates, locale, rules))
    // Thousands of rows take a second: others are served meanwhile.
    if (checked.length % 50 === 0) await turn()
  }
  return checked
}

/** The cells as they are now; a value for a field that has no column gets one. */
function correct(
  cells: readonly Cell[],
  mapping: Mapping,
  corrections: readonly Correction[],
): { cells: readonly Cell[]; mapping: Mapping } {
  if (corrections.length === 0) return { cells, mapping }
  const [values, fields] = [[...cells], [...mapping]]
  for (const { field, value } of corrections) {
    const index = fields.indexOf(field)
    const place = index < 0 ? fields.push(field) - 1 : index
    values[place] = value
  }
  return { cells: values, mapping: fields }
}

function checkRow(
  { number, cells, mapping }: { number: number; cells: readonly Cell[]; mapping: Mapping },
  dates: DateOrder,
  locale: Locale,
  rules: Rules,
): CheckedRow {
  const { change, formulas } = readRow(cells, mapping, dates)
  const texts = rowTexts(locale, dates)
  const known: Refusal[] = [
    ...formulas.map((field) => ({ field, key: 'formulaCell' })),
    ...unknownWords(change),
    ...belowZero(change),
  ]
  const { record, numbers, refusals } = refusalsOf(change, known, rules)
  const errors = refusals.map(({ field, key, params }) => {
    const value = textOf(cells[mapping.indexOf(field)] ?? null).slice(0, 80)
    return {
      field,
      value,
      message: textFor(texts, key, locale, params),
      suggestions: wordsOf(field)?.near(value, locale) ?? [],
    }
  })
  const name = typeof change.full_name === 'string' ? change.full_name.slice(0, 120) : null
  return { number, name, record, numbers, errors }
}

const wordsOf = (field: ImportField): KnownWords | undefined => closedWords[field]

const unknownKeys: Partial<Record<ImportField, string>> = {
  nationality: 'unknownNationality',
  desired_position: 'unknownPosition',
}

/** The form offers a list where a file has any word. */
function unknownWords(change: Record<string, unknown>): Refusal[] {
  return (Object.keys(closedWords) as ImportField[]).flatMap((field) => {
    const value = change[field]
    return typeof value === 'string' && wordsOf(field)?.has(value) === false
      ? [{ field, key: unknownKeys[field] ?? 'unknownChoice' }]
      : []
  })
}

/** The form takes a number below zero for none; in a file it is a slip of the pen that somebody should hear of. */
function belowZero(change: Record<string, unknown>): Refusal[] {
  const { childcare_experience_years: bands, ...fields } = change
  const all = {
    ...fields,
    ...Object.fromEntries(
      Object.entries(bands ?? {}).map(([band, value]) => [`childcare_${band}`, value]),
    ),
  }
  return Object.entries(all).flatMap(([field, value]) =>
    typeof value === 'string' && /^[-−]\s*\d/.test(value) && numeric.has(field as ImportField)
      ? [{ field: field as ImportField, key: 'outOfRange' }]
      : [],
  )
}

const numeric: ReadonlySet<ImportField> = new Set([
  'age',
  'experience_years',
  'experience_months',
  'childcare_newborn',
  'childcare_toddler',
  'childcare_preschool',
  'childcare_older',
  'expected_salary',
  'height',
  'weight',
])
