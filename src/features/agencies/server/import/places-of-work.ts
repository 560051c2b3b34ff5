import { latinDigits } from '../../../../platform/shared/digits.ts'
import type { Attributes } from '../../../profiles/fields.ts'

// Places of work in one cell: a place a line, or with semicolons between; its parts divided by strokes, in the order of the form.

/** 'Kuwait | 2019-03 | 2021-06 | A family of five | 2, 5 | The family moved | Umm Khalid | +965 5000 1234': what is not said stays empty. */
export const readPlaces = (text: string): unknown[] =>
  text
    .split(/[;؛\n]/)
    .filter((place) => place.trim() !== '')
    .map((place) => {
      const [country, from, to, family, children, reason, name, phone] = place
        .split('|')
        .map((part) => part.trim())
      return {
        country: country ?? '',
        from: monthOf(from ?? ''),
        to: ongoing.test(to ?? '') ? '' : monthOf(to ?? ''),
        family: family ?? '',
        children: children ?? '',
        reason: reason ?? '',
        reference_name: name ?? '',
        reference_phone: phone ?? '',
      }
    })

const ongoing = /^(?:now|present|today|to (?:this day|date)|-|الآن|حتى الآن|إلى اليوم)?$/i
const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** 'YYYY-MM' of '2019-03', '3/2019', '03.2019', '2019-03-15' or 'March 2019'; anything else as it was. */
function monthOf(written: string): string {
  const text = latinDigits(written).toLowerCase()
  const [, year, month] = /^(\d{4})[-/.](\d{1,2})(?:[-/.]\d{1,2})?$/.exec(text) ?? []
  if (year !== undefined) return `${year}-${month?.padStart(2, '0')}`
  const [, first, second] = /^(\d{1,2}|[a-z]{3,9})[-/. ]+(\d{4})$/.exec(text) ?? []
  if (first === undefined) return written
  const named = names.indexOf(first.slice(0, 3)) + 1
  const number = named > 0 ? named : Number(first)
  return Number.isNaN(number) ? written : `${second}-${String(number).padStart(2, '0')}`
}

/** The same as a cell of an export; what divides places and parts gives way in what she wrote. */
export const writePlaces = (jobs: Attributes['work_history']): string =>
  jobs
    .map(({ country, from, to, family, children, reason, reference_name, reference_phone }) =>
      [country, from, to, family, children, reason, reference_name, reference_phone]
        .map((part) => (part ?? '').replaceAll('|', '/').replaceAll(/[;؛\n]+/g, ','))
        .join(' | ')
        .replace(/[\s|]+$/, ''),
    )
    .join('; ')
