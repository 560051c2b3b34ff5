import { useState } from 'react'
import { monthName } from '../platform/shared/format.ts'
import { useCalendarWords } from '../platform/web/calendar-words.ts'
import { useLocale } from '../platform/web/texts.ts'
import { FieldGroup, type FieldTexts } from './field.tsx'
import { Select } from './select.tsx'

interface Props extends FieldTexts {
  label: string
  /** YYYY-MM, or empty. */
  value: string
  /** The last month that can be chosen, and the first year. */
  max: string
  firstYear: number
  onChange: (month: string) => void
  onBlur?: () => void
}

/** A month of a year, by two lists, as births are chosen; its value is YYYY-MM, and no month while one of the two is missing. */
export function MonthField({ value, max, firstYear, onChange, onBlur, ...texts }: Props) {
  const words = useCalendarWords()
  const locale = useLocale()
  const [{ year, month }, setChosen] = useState(() => partsOf(value))
  const choose = (part: { year?: string; month?: string }) => {
    const chosen = { year, month, ...part }
    setChosen(chosen)
    onChange(chosen.year + chosen.month === '' ? '' : `${chosen.year}-${chosen.month}`)
  }
  const lastYear = Number(max.slice(0, 4))
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, n) => String(lastYear - n))
  const months = Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(2, '0'))
  return (
    <FieldGroup {...texts}>
      <div className="grid grid-cols-[3fr_2fr] gap-2">
        <Select
          label={words.month}
          hideLabel
          placeholder={words.month}
          options={months.map((one) => ({
            value: one,
            label: monthName(Number(one), locale),
            disabled: `${year}-${one}` > max,
          }))}
          value={month}
          onChange={({ target }) => choose({ month: target.value })}
          onBlur={onBlur}
        />
        <Select
          label={words.year}
          hideLabel
          placeholder={words.year}
          options={years.map((one) => ({ value: one, label: one }))}
          value={year}
          onChange={({ target }) => choose({ year: target.value })}
          onBlur={onBlur}
        />
      </div>
    </FieldGroup>
  )
}

const partsOf = (value: string) => {
  const [year = '', month = ''] = value.split('-')
  return { year, month }
}
