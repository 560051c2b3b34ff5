import { formatNumber } from '../../../platform/shared/digits.ts'
import { formatShortDate, isPlainDate } from '../../../platform/shared/format.ts'
import { formatShortAmount } from '../../../platform/shared/money.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { useAttributeWords, useWords } from '../../profiles/web/index.ts'
import { type FilterKey, firstWords } from '../contract.ts'
import { allFilters } from '../more-contract.ts'
import { babycare } from './list-state.ts'
import { useListTexts } from './list-texts.ts'
import { useMoreTexts } from './more-texts.ts'

/** A chosen filter in words, as its chip says it. */
export function useFilterLabel(currency: string): (key: FilterKey, value: string) => string {
  const { filters: t, years } = useListTexts()
  const more = useMoreTexts()
  const { nationality, skill } = useWords()
  const said = useAttributeWords()
  const locale = useLocale()
  const ends = { min: more.atLeast, max: more.upTo }

  function endOf(range: string, end: 'min' | 'max', value: number): string {
    if (range === 'salary') return ends[end](formatShortAmount(value, currency, locale))
    if (range !== 'age') return more.of(said.label(rowOf(range)), ends[end](formatNumber(value)))
    return end === 'max' ? t.age(value) : more.atLeast(years(value))
  }

  return (key, value) => {
    const [, range, end] = /^(.*)_(min|max)$/.exec(key) ?? []
    // What can't be read is said as it was typed.
    if (range !== undefined)
      return Number.isFinite(Number(value))
        ? endOf(range, end as 'min' | 'max', Number(value))
        : value
    if (key === 'baby_care') return skill(babycare)
    if (key === 'nationality') return nationality(value)
    const filter = allFilters.find(({ name }) => name === key)
    if (filter === undefined || filter.by === 'part') return value
    const label = said.label(filter.row)
    if (filter.by === 'yes') return label
    if (filter.by === 'until')
      return more.of(label, isPlainDate(value) ? formatShortDate(value, locale) : value)
    if (filter.by === 'level') return spoken(value)
    const word = said.word(filter.words ?? filter.row, value)
    return key in firstWords ? word : more.of(label, word)
  }

  function spoken(value: string): string {
    const [language = '', level] = value.split(':')
    const name = said.word('language', language)
    return level === undefined ? name : more.of(name, more.orBetter(said.word('level', level)))
  }
}

const rowOf = (name: string): string =>
  allFilters.find((filter) => filter.name === name)?.row ?? name
