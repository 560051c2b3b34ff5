import { SlidersHorizontal } from 'lucide-react'
import {
  memo,
  startTransition,
  Suspense,
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { pageCount } from '../../../platform/shared/paging.ts'
import { KeptItem } from '../../../platform/web/kept-part.tsx'
import { loaderTools } from '../../../platform/web/loader.ts'
import { pageMeta } from '../../../platform/web/meta.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { afterPaint } from '../../../ui/after-paint.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { type CandidatePage, listCandidates } from '../contract.ts'
import { cardIn } from '../../profiles/name-rules.ts'
import { CandidateCard, type CardCandidate, cardOf } from '../../profiles/web/index.ts'
import { askList } from './ask-list.ts'
import { Filters, loadMore } from './filters.tsx'
import { type Go, isFiltered, ListState, typedKeys } from './list-state.ts'
import { SortMenu } from './sort-menu.tsx'
import { useListTexts } from './list-texts.ts'
import { moreTexts } from './more-texts.ts'

const ChosenFilters = lazyPart(loadMore, 'ChosenFilters', isFiltered)
const NobodyFound = lazyPart(loadMore, 'NobodyFound', isFiltered)

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, origin, url } = loaderTools(args)
  const given = ListState.of(url.search)
  const { answer, fieldErrors } = await askList(given, (query) => api(listCandidates, query))
  // What was typed stays where it was typed.
  const unusable = Object.keys(fieldErrors).filter((key) => !typedKeys.includes(key))
  return {
    page: { ...answer, results: answer.results.map((one) => cardIn(cardOf(one), locale)) },
    fieldErrors,
    // Said with the page's data: its scripts have no room for what is seldom said.
    ...saidOf(given, unusable.length > 0, locale),
    locale,
    origin,
    search: given.without(unusable).search,
  }
}

function saidOf(given: ListState, isLeftOut: boolean, locale: Locale) {
  const t = moreTexts[locale]
  const isAgeReversed = given.reversed.includes('age')
  return {
    title: t.metaTitle,
    description: t.metaDescription,
    leftOut: isLeftOut ? t.leftOut : null,
    /** For who doesn't see the filters beside the list. */
    reversed: given.reversed.length > 0 ? t.reversed : null,
    ageReversed: isAgeReversed ? t.ageReversed(Number(given.get('age_min'))) : null,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { search, title, description, origin, locale } = loaderData
  return pageMeta({ title, description, path: `/candidates${search}`, origin, locale })
}

type ShownPage = Omit<CandidatePage, 'results'> & { results: CardCandidate[] }

/** Made anew for another answer only, not for each box that is ticked. */
const Cards = memo(function Cards({ page }: { page: ShownPage }) {
  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
      {page.results.map((candidate, index) => (
        <KeptItem
          key={candidate.id}
          of={index === 0 ? undefined : [candidate, page.currency]}
          className={classNames('min-w-0', index >= 4 && 'later-25')}
        >
          <CandidateCard candidate={candidate} currency={page.currency} first={index === 0} />
        </KeptItem>
      ))}
    </ul>
  )
})

interface NotCountedProps {
  leftOut: string | null
  reversed: string | null
}

/** What of the address isn't counted; of a range, who has the filters beside the list reads there. */
function NotCounted({ leftOut, reversed }: NotCountedProps) {
  const said = leftOut ?? reversed
  if (said === null) return null
  return (
    <p
      role="status"
      className={classNames(
        'mt-6 rounded-md bg-amber-wash px-5 py-3 text-amber',
        leftOut === null && 'lg:hidden',
      )}
    >
      {said}
    </p>
  )
}

export default function CandidateListPage() {
  const { page, fieldErrors, leftOut, reversed, ageReversed, search } =
    useLoaderData<typeof loader>()
  const t = useListTexts()
  const drawer = useId()
  const { state, go, hrefOf } = useListState(leftOut === null ? undefined : search)
  const isLoading = useIsLoading()
  // The chips follow when a tick has been seen.
  const shown = useDeferredValue(state)
  return (
    <div className="bg-sunken">
      <div className="mx-auto w-full max-w-page px-3 py-6 sm:px-6 lg:py-10">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-3xl">{t.list.title}</h1>
            <p aria-live="polite" className="mt-1 text-ink-soft">
              {isLoading ? t.list.loading : showing(page, t)}
            </p>
          </div>
          <div className="flex w-full flex-wrap gap-2.5 sm:w-auto">
            <Button
              variant="secondary"
              icon={SlidersHorizontal}
              popoverTarget={drawer}
              className="grow basis-32 lg:hidden"
            >
              {t.filters.open}
            </Button>
            <SortMenu state={state} go={go} />
            <Outlet />
          </div>
        </div>
        <NotCounted leftOut={leftOut} reversed={reversed} />
        <Suspense>
          {shown.chosen.length > 0 && (
            <ChosenFilters
              state={shown}
              fieldErrors={fieldErrors}
              currency={page.currency}
              hrefOf={hrefOf}
            />
          )}
        </Suspense>
        <div className="mt-6 grid items-start gap-8 lg:grid-cols-[16rem_1fr] lg:gap-6">
          <a
            href="#results"
            className="sr-only rounded-full bg-accent font-medium text-on-accent focus:not-sr-only focus:justify-self-start focus:px-5 focus:py-3 lg:col-span-2"
          >
            {t.list.skip}
          </a>
          <FilterDrawer {...{ id: drawer, page, fieldErrors, ageReversed, state, go }} />
          <Results page={page} state={state} isLoading={isLoading} hrefOf={hrefOf} />
        </div>
      </div>
    </div>
  )
}

function Results({
  page,
  state,
  isLoading,
  hrefOf,
}: {
  page: ShownPage
  state: ListState
  isLoading: boolean
  hrefOf: (state: ListState) => string
}) {
  const t = useListTexts()
  const last = pageCount(page.total, page.page_size)
  return (
    <section
      aria-labelledby="results"
      aria-busy={isLoading}
      className={classNames('min-w-0 transition-opacity', isLoading && 'opacity-60')}
    >
      <h2 id="results" tabIndex={-1} className="sr-only">
        {t.list.results}
      </h2>
      {page.results.length === 0 ? (
        <Suspense>
          <NobodyFound page={page} state={state} hrefOf={hrefOf} />
        </Suspense>
      ) : (
        <Cards page={page} />
      )}
      <Pagination
        className="mt-10"
        page={page.page}
        last={last}
        hrefFor={(number) => `/candidates${state.onPage(number).search}`}
        labels={{
          bar: t.list.pages,
          page: t.list.page,
          previous: t.list.previous,
          next: t.list.next,
        }}
      />
    </section>
  )
}

/** The list that the reader asked for, and the way to another; `search` is what was left of an address that asked for too much. */
function useListState(search: string | undefined) {
  const locale = useLocale()
  const navigate = useNavigate()
  const location = useLocation()
  // While the next page is on its way the filters already show what was chosen, and what is chosen next is added to that.
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const address = search ?? location.search
  const inAddress = useMemo(() => ListState.of(address), [address])
  const hrefOf = useCallback(
    (next: ListState) => localizedPath('/candidates', locale) + next.search,
    [locale],
  )
  // A drawing that began before a choice may reach the screen after it: what is chosen next is added to these, not to what is drawn.
  const last = useRef<Chosen | null>(null)
  const drawn = useRef(inAddress)
  useLayoutEffect(() => {
    drawn.current = inAddress
  })
  const go: Go = useCallback(
    (change, typed = false) => {
      const state = change(isCurrent(last.current) ? last.current.state : drawn.current)
      const mine = { state, isOver: false }
      last.current = mine
      setChosen(mine)
      afterPaint(async () => {
        await navigate(hrefOf(state), { preventScrollReset: true, replace: typed })
        mine.isOver = true
        startTransition(() => setChosen((now) => (now === mine ? { ...mine } : now)))
      })
    },
    [hrefOf, navigate],
  )
  return { state: isOnItsWay(chosen, location.search) ? chosen.state : inAddress, go, hrefOf }
}

interface Chosen {
  state: ListState
  /** Its page has come, or another was asked for instead. */
  isOver: boolean
}

/** Until the reader has gone elsewhere. */
const isCurrent = (chosen: Chosen | null): chosen is Chosen =>
  chosen !== null && !(chosen.isOver && chosen.state.search !== window.location.search)

/** Until its page is shown: what has come may take a slow phone a while to show. */
const isOnItsWay = (chosen: Chosen | null, shown: string): chosen is Chosen =>
  isCurrent(chosen) && chosen.state.search !== shown

/** Whether another list is on its way. */
function useIsLoading(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === pathname
}

/** Which of how many are shown. */
function showing(
  { page, page_size, results, total }: ShownPage,
  t: ReturnType<typeof useListTexts>,
): string {
  const from = (page - 1) * page_size + 1
  return results.length === 0
    ? t.list.none.title
    : t.list.showing(from, from + results.length - 1, total)
}

/** The filters: beside the list, or over it where there is no room. */
function FilterDrawer({
  id,
  page,
  fieldErrors,
  ageReversed,
  state,
  go,
}: {
  id: string
  page: ShownPage
  fieldErrors: Readonly<Record<string, string>>
  ageReversed: string | null
  state: ListState
  go: Go
}) {
  const t = useListTexts()
  const close = () => document.getElementById(id)?.hidePopover()
  return (
    <aside
      id={id}
      popover="auto"
      aria-label={t.filters.title}
      className="bg-surface p-6 lg:p-5 text-ink backdrop:bg-veil max-lg:fixed max-lg:inset-y-0 max-lg:start-0 max-lg:end-auto max-lg:m-0 max-lg:h-dvh max-lg:max-h-dvh max-lg:w-[min(22rem,92vw)] max-lg:overflow-y-auto lg:static lg:m-0 lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:rounded-lg lg:border lg:border-line"
    >
      <div className="mb-4 flex min-h-11 items-center justify-between">
        <h2 className="text-lg font-semibold">{t.filters.title}</h2>
        {state.chosen.length > 0 && (
          <ButtonLink
            variant="quiet"
            size="s"
            to={`/candidates${state.cleared.search}`}
            preventScrollReset
          >
            {t.filters.clear}
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          size="s"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="lg:hidden"
        >
          {t.filters.close}
        </Button>
      </div>
      <Filters
        state={state}
        fieldErrors={fieldErrors}
        ageReversed={ageReversed}
        facets={page.facets}
        currency={page.currency}
        total={page.total}
        go={go}
        close={close}
      />
    </aside>
  )
}
