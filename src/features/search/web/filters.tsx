import { Search } from 'lucide-react'
import { type FormEvent, memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { formatNumber } from '../../../platform/shared/digits.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { RangeSlider } from '../../../ui/range-slider.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ageBounds } from '../choices.ts'
import { positions, skills, visaTypes, workTypes } from '../../profiles/choices.ts'
import type { Facet, Facets } from '../contract.ts'
import { babycare, type ListState } from './list-state.ts'
import { useListTexts } from './list-texts.ts'
import { useWords } from '../../profiles/web/index.ts'

interface Props {
  state: ListState
  /** What the server says of values that were typed, by field. */
  fieldErrors: Readonly<Record<string, string>>
  facets: Facets
  currency: string
  total: number
  /** Goes to another state of the list; `typed` ones replace the address instead of adding to the history. */
  go: (state: ListState, typed?: boolean) => void
  close: () => void
}

const otherSkills = skills.filter((skill) => skill !== babycare)
const typingPauseMs = 350

/** Every filter of the list: a plain GET form, which carries itself out at each change where scripts run. */
export function Filters({ state, fieldErrors, facets, currency, total, go, close }: Props) {
  const t = useListTexts()
  const words = useWords()
  const { toggle, typed } = useChanges(state, go)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    close()
  }
  const choices = choicesOf({ state, facets, toggle })
  return (
    <form method="get" className="flex flex-col gap-6" onSubmit={submit}>
      <TypedField
        name="q"
        type="search"
        value={state.get('q')}
        icon={Search}
        label={t.filters.searchLabel}
        hideLabel
        placeholder={t.filters.search}
        onInput={typed}
        maxLength={100}
      />
      <FieldGroup label={t.filters.nationality}>
        {choices('nationality', nationalitiesOf(state, facets), words.nationality)}
      </FieldGroup>
      <FieldGroup label={t.filters.position} className="later-13">
        {choices('position', positions, words.position)}
      </FieldGroup>
      <FieldGroup label={t.filters.workType} className="later-10">
        {choices('work_type', workTypes, words.workType)}
      </FieldGroup>
      <AgeFilter state={state} go={go} />
      <SalaryFilter state={state} fieldErrors={fieldErrors} currency={currency} typed={typed} />
      <FieldGroup label={t.filters.skills} className="later-21">
        {choices('skills', otherSkills, words.skill)}
        <Choice
          name="baby_care"
          value="true"
          label={t.filters.babyCare}
          count={formatNumber(facets.skills[babycare] ?? 0)}
          checked={state.has('baby_care', 'true')}
          toggle={toggle}
        />
      </FieldGroup>
      <FieldGroup label={t.filters.visa} className="later-7">
        {choices('visa_status', visaTypes.slice(0, 2), words.visaType)}
      </FieldGroup>
      <TypedField
        name="location"
        value={state.get('location')}
        label={t.filters.location}
        placeholder={t.filters.locationHint}
        onInput={typed}
        maxLength={100}
      />
      <Show total={total} sort={state.get('sort')} />
    </form>
  )
}

/** What closes the filters; without scripts, what carries them out. */
function Show({ total, sort }: { total: number; sort: string | undefined }) {
  const { filters: t } = useListTexts()
  return (
    <>
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      <div className="sticky bottom-0 -mx-6 -mb-6 border-t border-line bg-surface p-4 lg:hidden">
        <Button type="submit" wide>
          {t.show(total)}
        </Button>
      </div>
      <noscript className="max-lg:hidden">
        <Button type="submit" wide>
          {t.apply}
        </Button>
      </noscript>
    </>
  )
}

function SalaryFilter({
  state,
  fieldErrors,
  currency,
  typed,
}: Pick<Props, 'state' | 'fieldErrors' | 'currency'> & { typed: Changes['typed'] }) {
  const t = useListTexts()
  const rangeError = state.reversed.includes('salary') ? t.filters.reversed : undefined
  return (
    <FieldGroup label={t.filters.salary(currency)} error={rangeError}>
      <div className="grid grid-cols-2 gap-3">
        {(['salary_min', 'salary_max'] as const).map((name) => (
          <TypedField
            key={name}
            name={name}
            inputMode="numeric"
            value={state.get(name)}
            label={name === 'salary_min' ? t.filters.from : t.filters.to}
            onInput={typed}
            error={fieldErrors[name]}
            aria-invalid={rangeError !== undefined || fieldErrors[name] !== undefined || undefined}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/** Makes the boxes of a facet, each with how many are behind it. */
const choicesOf =
  ({ state, facets, toggle }: Pick<Props, 'state' | 'facets'> & Pick<Changes, 'toggle'>) =>
  (facet: Facet, values: readonly string[], word: (value: string) => string) =>
    values.map((value) => (
      <Choice
        key={value}
        name={facet}
        value={value}
        label={word(value)}
        count={formatNumber(facets[facet][value] ?? 0)}
        checked={state.has(facet, value)}
        toggle={toggle}
      />
    ))

/** The nationalities there are and those that were chosen, the most frequent first. */
function nationalitiesOf(state: ListState, { nationality }: Facets): string[] {
  const chosen = Object.fromEntries((state.values.nationality ?? []).map((name) => [name, 0]))
  return Object.keys({ ...chosen, ...nationality }).sort(
    (a, b) => (nationality[b] ?? 0) - (nationality[a] ?? 0) || (a < b ? -1 : 1),
  )
}

type Changes = ReturnType<typeof useChanges>

/** How a filter changes the list as it stands by then: a box at once, text and numbers after a pause in typing. */
function useChanges(state: ListState, go: Props['go']) {
  // One for each field: whoever goes on to the next keeps what she typed in the one before.
  const timers = useRef(new Map<string, number>())
  useEffect(() => {
    const waiting = timers.current
    return () => {
      for (const timer of waiting.values()) clearTimeout(timer)
    }
  }, [])
  const now = useRef({ state, go })
  useLayoutEffect(() => {
    now.current = { state, go }
  })
  const toggle = useCallback(
    (name: string, value: string) => now.current.go(now.current.state.toggled(name, value)),
    [],
  )
  const typed = (event: FormEvent<HTMLInputElement>) => {
    const { name, value } = event.currentTarget
    const words = value.trim()
    clearTimeout(timers.current.get(name))
    timers.current.set(
      name,
      window.setTimeout(
        () => now.current.go(now.current.state.with(name, words === '' ? [] : [words]), true),
        typingPauseMs,
      ),
    )
  }
  return { toggle, typed }
}

function AgeFilter({ state, go }: Pick<Props, 'state' | 'go'>) {
  const t = useListTexts()
  const age = state.get('age_max') ?? String(ageBounds.max)
  const ageError = state.reversed.includes('age')
    ? t.filters.ageReversed(Number(state.get('age_min')))
    : undefined
  return (
    <RangeSlider
      key={age}
      name="age_max"
      label={Number(age) >= ageBounds.max ? t.filters.anyAge : t.filters.age(Number(age))}
      min={ageBounds.min}
      max={ageBounds.max}
      defaultValue={age}
      valueText={t.years(Number(age))}
      error={ageError}
      onPointerUp={(event) => go(withAge(state, event.currentTarget.value))}
      onKeyUp={(event) =>
        event.currentTarget.value !== age && go(withAge(state, event.currentTarget.value), true)
      }
    />
  )
}

interface ChoiceProps {
  name: string
  value: string
  label: string
  count?: string
  checked: boolean
  toggle: (name: string, value: string) => void
}

/** A box of a filter, drawn again only when something changes about itself: a list of sixty answers a tap at once. */
const Choice = memo(function Choice({ label, toggle, ...box }: ChoiceProps) {
  return (
    <Checkbox {...box} label={<bdi>{label}</bdi>} onChange={() => toggle(box.name, box.value)} />
  )
})

const withAge = (state: ListState, value: string): ListState =>
  state.with('age_max', Number(value) >= ageBounds.max ? [] : [value])

/** A text field that follows the address unless the reader is typing in it. */
function TypedField({
  value = '',
  ...rest
}: React.ComponentProps<typeof TextField> & { value?: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = value
  }, [value])
  return <TextField ref={field} defaultValue={value} autoComplete="off" {...rest} />
}
