import { ChevronDown, Search } from 'lucide-react'
import { type FormEvent, Suspense, useCallback, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { RangeSlider } from '../../../ui/range-slider.tsx'
import {
  ageBounds,
  type Facet,
  type Facets,
  type FilterKey,
  filterKinds,
  firstWords,
} from '../contract.ts'
import { Choice, RangeFilter, type Typed, TypedField } from './filter-controls.tsx'
import { babycare, filterKeys, type Go, isFiltered, type ListState, oldest } from './list-state.ts'
import { useListTexts } from './list-texts.ts'
import { useWords } from '../../profiles/web/index.ts'
import { currencySign } from '../../../platform/shared/money.ts'
import { useLocale } from '../../../platform/web/texts.ts'

interface Props {
  state: ListState
  /** What the server says of values that were typed, by field. */
  fieldErrors: Readonly<Record<string, string>>
  /** What is said when the youngest that the address asks for is older than the slider allows. */
  ageReversed: string | null
  facets: Facets
  currency: string
  total: number
  go: Go
  close: () => void
}

/** Whether a parameter is of a filter under "more". */
const isFurther = (key: string) =>
  filterKeys.indexOf(key as FilterKey) > filterKeys.indexOf('baby_care')
const typingPauseMs = 350
/** What a list has that the reader asked something of. */
export const loadMore = () => import('./list-more.ts')
const MoreFilters = lazyPart(loadMore, 'MoreFilters', isFiltered)

/** Every filter of the list: a plain GET form, which carries itself out at each change where scripts run. */
export function Filters({ ageReversed, total, close, ...props }: Props) {
  const { state, fieldErrors, facets, go } = props
  const t = useListTexts()
  const { toggle, typed } = useChanges(go)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    close()
  }
  const more = state.get('more')
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
      {Object.keys(firstWords).map((name) => (
        <FirstFilter key={name} {...{ ...props, name, ageReversed, toggle, typed }} />
      ))}
      <MoreLink state={state} go={go} />
      {more !== undefined && (
        <Suspense>
          <MoreFilters {...{ state, facets, fieldErrors, toggle, typed, go }} />
        </Suspense>
      )}
      <Show total={total} state={state} />
    </form>
  )
}

/** Opens the further filters and closes them, by the address where no scripts run; says how many of them count. */
function MoreLink({ state, go }: Pick<Props, 'state' | 'go'>) {
  const { filters: t } = useListTexts()
  const count = state.chosen.filter(({ key }) => isFurther(key)).length
  return (
    <Link
      to={state.unfolded.search || '?'}
      aria-expanded={state.has('more', 'true')}
      onClick={(event) => {
        event.preventDefault()
        go((now) => now.unfolded, true)
      }}
      className="flex min-h-11 items-center justify-between gap-3 border-t border-line pt-4 font-medium text-accent hover:underline"
    >
      {count > 0 ? `${t.more} (${count})` : t.more}
      <Icon of={ChevronDown} className={state.has('more', 'true') ? 'rotate-180' : undefined} />
    </Link>
  )
}

interface FirstProps extends Omit<Props, 'total' | 'close'>, Changes {
  name: string
}

/** A filter that everybody sees, by its kind. */
function FirstFilter({ name, ...props }: FirstProps) {
  const locale = useLocale()
  const { state, fieldErrors, ageReversed, facets, currency, go, toggle, typed } = props
  const { filters: t } = useListTexts()
  const words = useWords()
  const label = t.labels[name]
  const by = filterKinds[name]
  if (name === 'age') return <AgeFilter {...{ state, ageReversed, go }} />
  if (by === 'range')
    return (
      <RangeFilter
        {...{ name, state, fieldErrors, typed }}
        label={t.salary(currencySign(currency, locale))}
      />
    )
  if (by === 'part')
    return (
      <TypedField
        name={name}
        value={state.get(name)}
        label={label}
        placeholder={t.locationHint}
        onInput={typed}
        maxLength={100}
      />
    )
  const counts = facets[name as Facet] ?? {}
  if (by === 'yes')
    return (
      <Choice
        name={name}
        value="true"
        label={label ?? name}
        count={counts.true ?? 0}
        checked={state.has(name, 'true')}
        toggle={toggle}
      />
    )
  const kind = firstWords[name] ?? 'nationality'
  const values = kind === 'nationality' ? nationalitiesOf(state, facets) : Object.keys(counts)
  const box = (box: string, value: string, word: string, count: number | undefined) => (
    <Choice
      key={value}
      name={box}
      value={value}
      label={word}
      count={count ?? 0}
      checked={state.has(box, value)}
      toggle={toggle}
    />
  )
  return (
    <FieldGroup label={label} className={kind === 'nationality' ? '' : laterBy(values.length)}>
      {values
        .filter((value) => value !== babycare && value !== 'none')
        .map((value) => box(name, value, words[kind as 'position'](value), counts[value]))}
      {name === 'skills' && box('baby_care', 'true', words.skill(babycare), counts[babycare])}
    </FieldGroup>
  )
}

/** What stands below the first screen, by its height. */
const laterBy = (values: number): string => (values > 4 ? 'later-21' : 'later-10')

/** What closes the filters; without scripts, what carries them out. */
function Show({ total, state }: Pick<Props, 'total' | 'state'>) {
  const { filters: t } = useListTexts()
  // What no control of the form holds.
  const kept = state.has('more', 'true')
    ? ['sort', 'more']
    : ['sort', ...filterKeys.filter(isFurther)]
  return (
    <>
      {kept.flatMap((key) =>
        (state.values[key] ?? []).map((value) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        )),
      )}
      <div className="sticky -bottom-6 -mx-6 -mb-6 border-t border-line bg-surface p-4 lg:hidden">
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

/** The nationalities there are and those that were chosen, the most frequent first. */
function nationalitiesOf(state: ListState, { nationality }: Facets): string[] {
  const chosen = Object.fromEntries((state.values.nationality ?? []).map((name) => [name, 0]))
  return Object.keys({ ...chosen, ...nationality }).sort(
    (a, b) => (nationality[b] ?? 0) - (nationality[a] ?? 0) || (a < b ? -1 : 1),
  )
}

export type Changes = ReturnType<typeof useChanges>

/** How a filter changes the list: a box at once, text and numbers after a pause in typing. */
function useChanges(go: Go) {
  // One for each field: whoever goes on to the next keeps what she typed in the one before.
  const timers = useRef(new Map<string, number>())
  useEffect(() => {
    const waiting = timers.current
    return () => {
      for (const timer of waiting.values()) clearTimeout(timer)
    }
  }, [])
  const toggle = useCallback(
    (name: string, value: string) => go((now) => now.toggled(name, value)),
    [go],
  )
  const typed = (event: Typed) => {
    const { name, value } = event.currentTarget
    const words = value.trim()
    clearTimeout(timers.current.get(name))
    timers.current.set(
      name,
      window.setTimeout(
        () => go((now) => now.with(name, words === '' ? [] : [words]), true),
        typingPauseMs,
      ),
    )
  }
  return { toggle, typed }
}

function AgeFilter({ state, ageReversed, go }: Pick<Props, 'state' | 'ageReversed' | 'go'>) {
  const t = useListTexts()
  const age = state.get('age_max') ?? oldest
  const ageError = state.reversed.includes('age') ? (ageReversed ?? undefined) : undefined
  return (
    <RangeSlider
      key={age}
      name="age_max"
      label={age === oldest ? t.filters.anyAge : t.filters.age(Number(age))}
      min={ageBounds[0]}
      max={oldest}
      defaultValue={age}
      valueText={t.years(Number(age))}
      error={ageError}
      onPointerUp={({ currentTarget: { value } }) => go(withAge(value))}
      onKeyUp={({ currentTarget: { value } }) => value !== age && go(withAge(value), true)}
    />
  )
}

const withAge = (value: string) => (now: ListState) =>
  now.with('age_max', value === oldest ? [] : [value])
