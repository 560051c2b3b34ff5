import { formatDate, formatTime } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { childcareBands } from '../choices.ts'
import { type Attributes, drawnFields, fields, type FieldName, optionsOf } from '../fields.ts'
import { attributeWords } from './attribute-words.ts'
import type { ChildcareRow } from './childcare-card.tsx'
import { wordTexts } from './word-texts.ts'

/** What a profile says of the attributes that are drawn by their kind, each with its name: by the tab of the form that holds them, or all. */
export function drawnFacts(
  profile: Pick<Attributes, (typeof drawnFields)[number]>,
  locale: Locale,
): [label: string, value: string][] {
  const { label } = attributeWords(locale)
  return drawnFields.map((name) => [
    label(name),
    wordsFor(name, profile[name], locale) || wordTexts[locale].notSpecified,
  ])
}

const agesOf = { newborn: '< 1', toddler: '1–2', preschool: '3–5', older: '6+' }

/** Years with children, by their ages; of those with whom she has any. */
export function childcareFacts(
  held: Attributes['childcare_experience_years'],
  locale: Locale,
): ChildcareRow[] {
  const { word } = attributeWords(locale)
  return childcareBands.flatMap((band) => {
    const years = held[band] ?? 0
    const label = word('childcare_experience_years', band)
    return years > 0
      ? [{ label, ages: agesOf[band], years, words: wordTexts[locale].years(years) }]
      : []
  })
}

/** What a field holds, in words; nothing where it holds nothing. */
function wordsFor(name: FieldName, held: unknown, locale: Locale): string {
  const { word } = attributeWords(locale)
  const said = (value: string) => word(optionsOf(name).words ?? name, value)
  if (held === null || held === undefined || held === false) return ''
  if (Array.isArray(held)) return held.map(String).map(said).join(' · ')
  if (held === true) return attributeWords(locale).label(name)
  if (fields[name].kind === 'day') return formatDate(String(held), locale)
  if (fields[name].kind === 'clock') return formatTime(String(held), locale)
  return said(String(held))
}
