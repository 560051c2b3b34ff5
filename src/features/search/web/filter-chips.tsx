import { Chip } from '../../../ui/chip.tsx'
import { ListState } from './list-state.ts'
import { useFilterLabel } from './use-filter-label.ts'

interface Props {
  /** The query of the list's address. */
  query: string
  currency: string
  label: string
}

/** The filters of a query, to be read. */
export function FilterChips({ query, currency, label }: Props) {
  const names = useFilterNames(query, currency)
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name} className="max-w-full">
          <Chip tone="accent">
            <bdi>{name}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  )
}

/** The filters of a query in words. */
export function useFilterNames(query: string, currency: string): string[] {
  const labelOf = useFilterLabel(currency)
  const names = ListState.of(query).chosen.map(({ key, value }) => labelOf(key, value))
  return [...new Set(names)]
}
