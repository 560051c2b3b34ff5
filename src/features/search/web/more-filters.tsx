import { formatNumber } from '../../../platform/shared/digits.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useAttributeWords } from '../../profiles/web/index.ts'
import { languageLevels, languages } from '../../profiles/choices.ts'
import type { Facet, Facets } from '../contract.ts'
import type { FilterRow } from '../filters.ts'
import { allFilters, moreNames } from '../more-contract.ts'
import { Choice, RangeFilter, type Typed } from './filter-controls.tsx'
import type { Go, ListState } from './list-state.ts'
import { useMoreTexts } from './more-texts.ts'

interface Props {
  state: ListState
  /** What the server says of values that were typed, by field. */
  fieldErrors: Readonly<Record<string, string>>
  facets: Facets
  go: Go
  toggle: (name: string, value: string) => void
  typed: (event: Typed) => void
}

const isTyped = ({ by }: FilterRow) => by === 'range' || by === 'until'
const moreFilters = allFilters
  .filter(({ name }) => moreNames.includes(name))
  .sort((a, b) => Number(isTyped(b)) - Number(isTyped(a)))
const tabs = ['preferences', 'experience', 'personal'] as const

/** The filters that not everybody needs, under headings. */
export function MoreFilters(props: Props) {
  const { groups } = useMoreTexts()
  return tabs.map((tab) => (
    <section key={tab} aria-labelledby={`more-${tab}`} className="flex flex-col gap-5">
      <h3 id={`more-${tab}`} className="text-base font-semibold">
        {groups[tab]}
      </h3>
      {moreFilters
        .filter((filter) => filter.tab === tab)
        .map((filter) => (
          <Control key={filter.name} filter={filter} {...props} />
        ))}
    </section>
  ))
}

/** The control of a filter, by its kind. */
function Control({ filter, ...props }: Props & { filter: FilterRow }) {
  const { state, fieldErrors, facets, toggle, typed } = props
  const said = useAttributeWords()
  const { name, by, row, values } = filter
  const label = said.label(row)
  const counts = facets[name as Facet]
  if (by === 'range') return <RangeFilter {...{ name, label, state, fieldErrors, typed }} />
  if (by === 'until')
    return (
      <DateField
        name={name}
        label={label}
        value={state.get(name) ?? ''}
        error={fieldErrors[name]}
        onChange={typed}
      />
    )
  if (by === 'yes')
    return (
      <Choice
        name={name}
        value="true"
        label={label}
        count={counts?.true}
        checked={state.has(name, 'true')}
        toggle={toggle}
      />
    )
  if (by === 'level') return <Languages {...props} label={label} />
  return (
    <FieldGroup label={label}>
      {values.map((value) => (
        <Choice
          key={value}
          name={name}
          value={value}
          label={said.word(filter.words ?? row, value)}
          count={counts?.[value]}
          checked={state.has(name, value)}
          toggle={toggle}
        />
      ))}
    </FieldGroup>
  )
}

const mostLanguages = 6

/** A choice for each language: how well she speaks it at least. */
function Languages({
  state,
  facets,
  go,
  label,
}: Pick<Props, 'state' | 'facets' | 'go'> & { label: string }) {
  const t = useMoreTexts()
  const said = useAttributeWords()
  const counts: Record<string, number> = facets['languages' as Facet] ?? {}
  const asked = state.values.languages ?? []
  const named = [...asked.map((value) => value.split(':')[0] ?? ''), ...spokenMost(counts)]
  const level = (value: string) => said.word('level', value)
  const option = (value: string, words: string) => ({
    value,
    label: t.withCount(words, formatNumber(counts[value] ?? 0)),
  })
  return (
    <FieldGroup label={label}>
      <div className="grid gap-3">
        {[...new Set(named)].map((language) => {
          const isOf = (value: string) => value.split(':')[0] === language
          return (
            <Select
              key={language}
              name="languages"
              label={said.word('language', language)}
              value={asked.find(isOf) ?? ''}
              placeholder={t.anyLevel}
              options={[
                option(language, t.speaks),
                ...languageLevels
                  .slice(1)
                  .map((one) => option(`${language}:${one}`, t.orBetter(level(one)))),
              ]}
              onChange={({ currentTarget: { value } }) =>
                go((now) => {
                  const others = (now.values.languages ?? []).filter((one) => !isOf(one))
                  return now.with('languages', value === '' ? others : [...others, value])
                })
              }
            />
          )
        })}
      </div>
    </FieldGroup>
  )
}

/** Those of our list, and others that many speak. */
const spokenMost = (counts: Record<string, number>): string[] =>
  [...new Set([...languages, ...Object.keys(counts)])]
    .filter((name) => !name.includes(':') && name !== 'Other')
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .slice(0, mostLanguages)
