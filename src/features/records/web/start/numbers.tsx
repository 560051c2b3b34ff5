import { Banknote, Sprout } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { monthName } from '../../../../platform/shared/format.ts'
import { currencySign, formatShortAmount } from '../../../../platform/shared/money.ts'
import { useCalendarWords } from '../../../../platform/web/calendar-words.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { readDay } from '../../../../ui/read-day.ts'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useWordTexts } from '../../../profiles/web/index.ts'
import { Tile, Tiles } from './tile.tsx'
import type { Answer } from './use-answer.ts'
import { useKeptAnswer } from './use-kept-answer.ts'
import { useStartTexts } from './use-start-texts.ts'

const counted = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => from + Math.sign(to - from) * n)
const padded = (n: number | string) => String(n).padStart(2, '0')

/** Nobody younger asks for work: who is too young to publish is told so by the server. */
const youngest = 15

function partsOf(date: string) {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month, day }
}

export function Birth({ profile, busy, answer }: Answer) {
  const t = useStartTexts()
  const words = useCalendarWords()
  const locale = useLocale()
  const [date, setDate] = useKeptAnswer('date_of_birth', partsOf(profile.date_of_birth ?? ''))
  const [isOpen, setIsOpen] = useState(false)
  const [thisYear] = useState(() => new Date().getFullYear())
  const parts = {
    day: counted(1, 31).map((n) => ({ value: padded(n), label: String(n) })),
    month: counted(1, 12).map((n) => ({ value: padded(n), label: monthName(n, locale) })),
    year: counted(thisYear - youngest, thisYear - 80).map((n) => ({
      value: String(n),
      label: String(n),
    })),
  }
  const isWhole = Object.values(date).every((part) => part !== '')
  const day = readDay(`${date.day}/${date.month}/${date.year}`)
  const error = isWhole ? (day === null ? words.unknown : undefined) : t.wholeDate
  return (
    <Form
      busy={busy}
      onSubmit={() => {
        setIsOpen(day === null)
        if (day !== null) answer({ date_of_birth: day })
      }}
    >
      <div className="grid grid-cols-[1fr_1.6fr_1.2fr] gap-3">
        {(['day', 'month', 'year'] as const).map((part) => (
          <Select
            key={part}
            label={t[part]}
            placeholder="–"
            className="h-14! ps-3! pe-8! text-lg"
            value={date[part]}
            options={parts[part]}
            aria-describedby={isOpen ? 'birth-error' : undefined}
            onChange={({ target }) => setDate({ ...date, [part]: target.value })}
          />
        ))}
      </div>
      <div role="alert">
        <FieldError id="birth-error" error={isOpen ? error : undefined} />
      </div>
    </Form>
  )
}

const mostOffered = 10

export function Experience({ profile, busy, answer }: Answer) {
  const t = useStartTexts()
  const words = useWordTexts()
  const own = profile.experience_years
  const [more, setMore] = useKeptAnswer(
    'experience_years',
    own !== null && own > mostOffered ? String(own) : '',
  )
  return (
    <>
      <Tile
        icon={Sprout}
        label={t.firstJob}
        isOn={own === 0}
        disabled={busy}
        onPress={() => answer({ experience_years: 0 })}
      />
      <Tiles columns={2}>
        {counted(1, mostOffered).map((years) => (
          <Tile
            key={years}
            label={words.years(years)}
            isOn={own === years}
            disabled={busy}
            onPress={() => answer({ experience_years: years })}
          />
        ))}
      </Tiles>
      <Form busy={busy} isShown={more !== ''} onSubmit={() => answer({ experience_years: more })}>
        <NumberField label={t.moreYears} value={more} onChange={setMore} />
      </Form>
    </>
  )
}

const amounts = [1200, 1500, 1800, 2000, 2500, 3000]

export function Wage({ profile, busy, answer }: Answer) {
  const locale = useLocale()
  const t = useStartTexts()
  const own = profile.expected_salary
  const [other, setOther] = useKeptAnswer(
    'expected_salary',
    own === null || amounts.includes(own) ? '' : String(own),
  )
  return (
    <>
      <Tiles columns={2}>
        {amounts.map((amount) => (
          <Tile
            key={amount}
            label={formatShortAmount(amount, profile.currency, locale)}
            isOn={own === amount}
            disabled={busy}
            onPress={() => answer({ expected_salary: amount })}
          />
        ))}
      </Tiles>
      <Form busy={busy} isShown={other !== ''} onSubmit={() => answer({ expected_salary: other })}>
        <NumberField
          label={t.otherAmount(currencySign(profile.currency, locale))}
          value={other}
          onChange={setOther}
          icon={Banknote}
        />
      </Form>
    </>
  )
}

const NumberField = ({
  onChange,
  ...rest
}: Omit<React.ComponentProps<typeof TextField>, 'onChange'> & {
  onChange: (typed: string) => void
}) => (
  <TextField
    inputMode="numeric"
    dir="ltr"
    className="h-12!"
    onChange={({ target }) => onChange(target.value)}
    {...rest}
  />
)

/** What is typed, with the way on under it. */
export function Form({
  busy,
  isShown = true,
  onSubmit,
  children,
}: {
  busy: boolean
  isShown?: boolean
  onSubmit: () => void
  children: ReactNode
}) {
  const t = useStartTexts()
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {isShown && (
        <Button type="submit" size="l" wide busy={busy}>
          {t.next}
        </Button>
      )}
    </form>
  )
}
