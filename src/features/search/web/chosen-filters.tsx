import { X } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import type { ListState } from './list-state.ts'
import { useMoreTexts } from './more-texts.ts'
import { useFilterLabel } from './use-filter-label.ts'

interface Props {
  state: ListState
  /** Values that don't count, by field. */
  fieldErrors: Readonly<Record<string, string>>
  currency: string
  hrefOf: (state: ListState) => string
}

/** A chip for each filter that counts; pressing it takes the filter off. */
export const ChosenFilters = memo(function ChosenFilters({
  state,
  fieldErrors,
  currency,
  hrefOf,
}: Props) {
  const t = useMoreTexts()
  const labelOf = useFilterLabel(currency)
  const { chosen } = state.asked(Object.keys(fieldErrors))
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t.chosen} className="mt-5 flex flex-wrap gap-2">
      {chosen.map(({ key, value }) => {
        const label = labelOf(key, value)
        return (
          <li key={`${key}=${value}`} className="max-w-full">
            <Link
              to={hrefOf(state.toggled(key, value))}
              preventScrollReset
              aria-label={t.remove(label)}
              className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-accent-wash ps-4 pe-3 text-sm font-medium text-accent hover:bg-sunken"
            >
              <bdi className="truncate">{label}</bdi>
              <Icon of={X} size={16} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
})
