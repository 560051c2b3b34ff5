import {
  type ChangeEvent,
  type ComponentProps,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { formatDate } from '../platform/shared/format.ts'
import { useCalendarWords } from '../platform/web/calendar-words.ts'
import { useLocale } from '../platform/web/texts.ts'
import { CalendarButton } from './calendar-button.tsx'
import { classNames } from './class-names.ts'
import type { FieldTexts } from './field.tsx'
import { dayText, readDay } from './read-day.ts'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> &
  Omit<FieldTexts, 'label'> & {
    label: string
    /** The day at which the calendar opens while there is none; today if not given. */
    start?: string
    fieldClassName?: string
  }

/** A day, typed day first or chosen from a calendar; its value is YYYY-MM-DD. */
export function DateField({ ref, start, onChange, onBlur, ...given }: Props) {
  const { value, min, max, ...props } = asDays(given)
  const words = useCalendarWords()
  const input = useRef<HTMLInputElement>(null)
  const [isLeft, setLeft] = useState(false)
  const { name, label } = props
  const { shown, write, handle } = useTyped(value, input)
  const found = readDay(shown)
  const isUnread = shown.trim() !== '' && found === null
  const limits = useLimits(found, min, max)
  const say = (typed: string) => {
    write(typed)
    setLeft(false)
    const target = { name, type: 'text', value: readDay(typed) ?? '' }
    onChange?.({ type: 'change', target, currentTarget: target } as ChangeEvent<HTMLInputElement>)
  }
  useImperativeHandle(ref as unknown as Ref<DayHandle>, () => handle, [handle])
  return (
    <TextField
      {...props}
      ref={input}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder={words.pattern}
      value={shown}
      data-unread={isUnread || undefined}
      error={
        isUnread && (isLeft || props.error !== undefined)
          ? words.unknown
          : (props.error ?? (isLeft ? limits : undefined))
      }
      onChange={({ target }) => say(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && setLeft(true)}
      onBlur={(event) => {
        setLeft(true)
        if (found !== null) write(dayText(found))
        onBlur?.(event)
      }}
      className={classNames('rtl:ps-11 rtl:pe-3.5 rtl:text-end', props.className)}
      after={
        <CalendarButton
          title={label}
          disabled={props.disabled}
          value={found ?? ''}
          {...{ min, max, start }}
          onChoose={(day) => say(dayText(day))}
        />
      }
    />
  )
}

const dayOf = (value: unknown) => (value === undefined ? undefined : String(value))

/** The properties of an input, which may be numbers, as days. */
const asDays = <P extends Partial<Record<'value' | 'min' | 'max', unknown>>>(given: P) => {
  const { value, min, max, ...rest } = given
  return { ...rest, value: dayOf(value), min: dayOf(min), max: dayOf(max) }
}

/** What a form that registers its fields sees: the day as YYYY-MM-DD, or what was typed where it is none. */
interface DayHandle {
  type: string
  value: string
  focus: () => void
}

/** What stands in the field: as it was typed, until another day is given to it. */
function useTyped(value: string | undefined, input: { current: HTMLInputElement | null }) {
  const [shown, setShown] = useState(() => dayText(value ?? ''))
  const [given, setGiven] = useState(value)
  const latest = useRef(shown)
  const [write] = useState(() => (typed: string) => {
    latest.current = typed
    setShown(typed)
  })
  const [handle] = useState<DayHandle>(() => ({
    type: 'text',
    get value() {
      return readDay(latest.current) ?? latest.current
    },
    set value(given: string) {
      const day = (given as string | null) ?? ''
      if (day !== this.value) write(dayText(day))
    },
    focus: () => input.current?.focus(),
  }))
  if (value !== given) {
    setGiven(value)
    if (value !== undefined && value !== (readDay(shown) ?? '')) setShown(dayText(value))
  }
  return { shown, write, handle }
}

function useLimits(day: string | null, min = '', max = ''): string | undefined {
  const words = useCalendarWords()
  const locale = useLocale()
  if (day === null) return undefined
  if (day < min) return words.from(formatDate(min, locale))
  return max !== '' && day > max ? words.until(formatDate(max, locale)) : undefined
}
