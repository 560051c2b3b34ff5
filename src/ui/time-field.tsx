import type { ComponentProps } from 'react'
import { formatTime } from '../platform/shared/format.ts'
import { useCalendarWords } from '../platform/web/calendar-words.ts'
import { useLocale } from '../platform/web/texts.ts'
import { Select } from './select.tsx'
import { timesWith } from './quarter-hours.ts'

type Props = Omit<ComponentProps<typeof Select>, 'options' | 'placeholder'> & {
  /** What a form that registers its fields holds: a time between the quarters is kept. */
  stored?: string
}

/** A time of day by quarters of an hour; its value is HH:MM. */
export function TimeField({ stored = '', ...rest }: Props) {
  const words = useCalendarWords()
  const locale = useLocale()
  const own = typeof rest.value === 'string' ? rest.value : stored
  return (
    <Select
      {...rest}
      placeholder={words.time}
      options={timesWith(own).map((value) => ({ value, label: formatTime(value, locale) }))}
    />
  )
}
