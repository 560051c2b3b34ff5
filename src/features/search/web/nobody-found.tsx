import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { CandidatePage, Suggestion } from '../contract.ts'
import type { ListState } from './list-state.ts'
import { useListTexts } from './list-texts.ts'
import { useMoreTexts } from './more-texts.ts'
import { useFilterLabel } from './use-filter-label.ts'

interface Props {
  page: Pick<CandidatePage, 'suggestions' | 'currency' | 'total'>
  state: ListState
  hrefOf: (state: ListState) => string
}

const mostSuggestions = 4

/** Nobody on this page: which one filter to leave out, with what that would find; or the way back into the list. */
export function NobodyFound({ page, state, hrefOf }: Props) {
  const { list: t } = useListTexts()
  const more = useMoreTexts()
  const labelOf = useFilterLabel(page.currency)
  if (page.total > 0)
    return (
      <EmptyState
        title={more.beyond.title}
        action={
          <ButtonLink to={`/candidates${state.onPage(1).search}`}>{more.beyond.action}</ButtonLink>
        }
      />
    )
  const without = ({ filter, value }: Suggestion) =>
    value === null ? state.with(filter, []) : state.toggled(filter, value)
  const namesOf = ({ filter, value }: Suggestion) =>
    (value === null ? (state.values[filter] ?? []) : [value])
      .map((one) => labelOf(filter, one))
      .join(' · ')
  return (
    <>
      <EmptyState
        title={t.none.title}
        text={more.none.text}
        action={
          <ButtonLink to={`/candidates${state.cleared.search}`}>{more.none.clear}</ButtonLink>
        }
      />
      {page.suggestions.length > 0 && (
        <section aria-labelledby="drop-one" className="mx-auto max-w-120 pb-6">
          <h3 id="drop-one" className="text-center font-medium text-ink-soft">
            {more.drop.title}
          </h3>
          <ul className="mt-3 flex flex-col gap-2">
            {page.suggestions.slice(0, mostSuggestions).map((suggestion) => (
              <li key={`${suggestion.filter}=${suggestion.value}`}>
                <Link
                  to={hrefOf(without(suggestion))}
                  preventScrollReset
                  className="flex min-h-13 items-center justify-between gap-4 rounded-md border border-line bg-surface px-5 py-2 transition-colors hover:border-line-field"
                >
                  <span className="min-w-0 break-words">
                    <bdi>{more.drop.without(namesOf(suggestion))}</bdi>
                  </span>
                  <span className="shrink-0 font-medium text-accent tabular-nums">
                    {more.drop.results(suggestion.total)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
