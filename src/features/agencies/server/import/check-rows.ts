import { setImmediate as turn } from 'node:timers/promises'
import { AppError } from '../../../../platform/shared/errors.ts'
import type { Locale } from '../../../../platform/shared/locale.ts'
import { profileChange } from '../../../candidates/area-contract.ts'
import { type NewRecord, newRecord, profileErrors, type Rules } from '../../../candidates/server/index.ts'
import type { RowReport } from '../../import-contract.ts'
import { type ImportField, importFields } from '../../import-fields.ts'
import { importTexts as ar } from '../../messages.import.ar.ts'
import { importTexts as en } from '../../messages.import.en.ts'
import { textOf } from './cell-values.ts'
import { readRow } from './read-row.ts'
import type { Line } from './table.ts'

/** A row of the file: what it would write, or what is wrong with it. */
export interface CheckedRow {
  number: number
  name: string | null
  record: NewRecord | null
  errors: RowReport['errors']
}

type Params = Record<string, string | number>
const filled = (text: string, params: Params): string => text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))

type Mapping = readonly (ImportField | null)[]

/** Checks each row by the rules of the profile form, and says what is wrong in its words. */
export async function checkRows(lines: readonly Line[], mapping: Mapping, { locale, ...rules }: Rules & { locale: Locale }): Promise<CheckedRow[]> {
  const texts = { en: { ...profileErrors.en, ...en.errors }, ar: { ...profileErrors.ar, ...ar.errors } }[locale]
  const checked: CheckedRow[] = []
  for (const line of lines) {
    checked.push(checkRow(line, mapping, texts, rules))
    // Thousands of rows take a second: others are served meanwhile.
    if (checked.length % 50 === 0) await turn()
  }
  return checked
}

function checkRow({ number, cells }: Line, mapping: Mapping, texts: Record<string, string>, rules: Rules): CheckedRow {
  const { change, formulas } = readRow(cells, mapping)
  const shown = (field: ImportField): string => {
    const cell = cells[mapping.indexOf(field)] ?? null
    return textOf(cell).slice(0, 80)
  }
  const errors: RowReport['errors'] = []
  const refuse = (field: ImportField, key: string, params: Params = {}) => {
    if (errors.some((error) => error.field === field)) return
    const ownWords = key === 'invalidDate' ? 'dayWanted' : key
    errors.push({ field, value: shown(field), message: filled(texts[ownWords] ?? texts.invalidValue ?? key, params) })
  }
  for (const field of formulas) refuse(field, 'formulaCell')
  const parsed = profileChange.safeParse(change)
  for (const issue of parsed.error?.issues ?? []) refuse(fieldOf(issue.path), issue.message)
  let record: NewRecord | null = null
  if (parsed.success && errors.length === 0) record = recordOf(parsed.data, rules, refuse)
  const name = typeof change.full_name === 'string' ? change.full_name.slice(0, 120) : null
  return { number, name, record: errors.length === 0 ? record : null, errors }
}

function recordOf(
  profile: Parameters<typeof newRecord>[0],
  rules: Rules,
  refuse: (field: ImportField, key: string, params?: Params) => void,
): NewRecord | null {
  try {
    return newRecord(profile, rules)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    for (const [field, [key = 'invalidValue']] of Object.entries(error.detail.errors ?? {})) refuse(fieldOf([field]), key, error.detail.params)
    return null
  }
}

/** The column behind a field of the profile. */
function fieldOf([first = '', second = '']: PropertyKey[]): ImportField {
  const name = first === 'childcare_experience_years' ? `childcare_${String(second)}` : String(first)
  return importFields.find((field) => field === name) ?? 'full_name'
}
