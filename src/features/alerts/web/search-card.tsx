import type { Output } from '../../../platform/shared/endpoint.ts'
import { BellOff, BellRing, Pencil, Search, Trash2 } from 'lucide-react'
import { api, apiToTheEnd } from '../../../platform/web/browser-api.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAction, useForesight } from '../../../ui/use-action.ts'
import { NameBeside } from '../../profiles/web/index.ts'
import { FilterChips } from '../../search/web/index.ts'
import { deleteSearch, listSearches, type SavedSearch, saveSearch } from '../contract.ts'
import { useTexts } from './texts.ts'
import { searchesTopic } from './use-searches.ts'

interface Props {
  search: SavedSearch
  currency: string
  onChange: () => void
}

/** A saved search: what it looks for, how it tells, and whom it has found. */
export function SearchCard({ search, currency, onChange }: Props) {
  const { page: t, dialog } = useTexts()
  const isGone = search.query === ''
  const channels = (['sms', 'email'] as const)
    .filter((channel) => search[channel])
    .map((channel) => t.channels[channel])
  return (
    <Card as="article" aria-label={search.name} className="flex h-full flex-col">
      <h2 className="text-lg wrap-anywhere">
        <bdi>{search.name}</bdi>
      </h2>
      <p className="mt-1 flex items-start gap-1.5 text-sm text-ink-soft">
        <Icon of={search.when === 'never' ? BellOff : BellRing} size={16} className="mt-0.5" />
        {t.told[search.when]}
        {search.when !== 'never' &&
          channels.length > 0 &&
          `${t.comma}${t.by(channels.join(t.and))}`}
      </p>
      {search.left_out && (
        <Alert tone="warning" className="mt-3">
          {isGone ? t.nothingLeft : t.leftOut}
        </Alert>
      )}
      {!isGone && (
        <div className="mt-4">
          <FilterChips query={search.query} currency={currency} label={dialog.filters} />
        </div>
      )}
      <Found search={search} />
      <Actions search={search} onChange={onChange} />
    </Card>
  )
}

/** What can be done with a saved search; one of which nothing is left can only go. */
function Actions({ search, onChange }: Omit<Props, 'currency'>) {
  const { page: t } = useTexts()
  const remove = useRemove(search)
  const isGone = search.query === ''
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-5">
      {!isGone && (
        <ButtonLink
          variant="secondary"
          size="s"
          icon={Search}
          to={`/candidates?${search.query}`}
          aria-label={t.openOf(search.name)}
        >
          {t.open}
        </ButtonLink>
      )}
      {!isGone && (
        <Button
          variant="quiet"
          size="s"
          icon={Pencil}
          aria-haspopup="dialog"
          aria-label={t.changeOf(search.name)}
          onClick={onChange}
        >
          {t.change}
        </Button>
      )}
      <Button
        variant="quiet"
        size="s"
        icon={Trash2}
        busy={remove.busy}
        aria-label={t.deleteOf(search.name)}
        onClick={() => void remove.run()}
      >
        {t.delete}
      </Button>
    </div>
  )
}

/** How many fit today, and the newest of them by name. */
function Found({ search: { total, found } }: { search: SavedSearch }) {
  const { page: t } = useTexts()
  return (
    <div className="mt-4 text-sm">
      <p className="text-ink-soft">{t.fits(total)}</p>
      {found.length > 0 && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3">
          <h3 className="font-medium text-palm">{t.found}</h3>
          <ul className="flex flex-wrap gap-x-3">
            {found.map(({ id, full_name }) => (
              <li key={id}>
                <LocalLink
                  to={`/candidates/${id}`}
                  className="link inline-flex min-h-11 items-center"
                >
                  <bdi>{full_name}</bdi>
                </LocalLink>
                <NameBeside name={full_name} className="ms-1.5 text-ink-soft" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

type Searches = Output<typeof listSearches>

/** Deletes a saved search: gone at once, with a way back, and back by itself when the server refuses. */
function useRemove({ id, name, when, sms, email, query }: SavedSearch) {
  const { page: t } = useTexts()
  const undo = useAction(() => api(saveSearch, { name, when, sms, email, query }), {
    failed: t.deleteFailed,
    refresh: [searchesTopic],
  })
  return useAction(() => apiToTheEnd(deleteSearch, { id }), {
    failed: t.deleteFailed,
    refresh: [searchesTopic],
    foresee: useForesight<void, Searches>([searchesTopic], (kept) => ({
      ...kept,
      results: kept.results.filter((other) => other.id !== id),
    })),
    toast: {
      text: t.deleted,
      seconds: 10,
      ...(query !== '' && { action: { label: t.undo, onSelect: () => void undo.run() } }),
    },
  })
}
