import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import { localeOfPath, localizedPath } from '../../../platform/shared/locale.ts'
import type { Input, Output } from '../../../platform/shared/endpoint.ts'
import { pageCount } from '../../../platform/shared/paging.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Select } from '../../../ui/select.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { LinkTabs } from '../../../ui/tabs.tsx'
import { useAction, useForesight } from '../../../ui/use-action.ts'
import { listNotices, markRead } from '../contract.ts'
import { NoticeRow } from './notice-row.tsx'
import { settingsQuery } from './settings-query.ts'
import { texts, useTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: texts[localeOfPath(location.pathname)].list.metaTitle },
  { name: 'robots', content: 'noindex' },
]

type Show = 'all' | 'unread'
const path = '/notifications'
const hrefOf = (show: Show, kind: string, page: number): string => {
  const query = new URLSearchParams({
    ...(show === 'unread' && { show }),
    ...(kind !== '' && { kind }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query === '' ? path : `${path}?${query}`
}

/** What one has been told, the newest first; its state is its address. */
export default function NotificationsPage() {
  const { list: t } = useTexts()
  const [params] = useSearchParams()
  const kind = params.get('kind') ?? ''
  const show: Show = params.get('show') === 'unread' ? 'unread' : 'all'
  const page = Math.max(1, Math.floor(Number(params.get('page')) || 1))
  const query = useQuery({
    queryKey: ['notices', 'list', show, kind, page],
    queryFn: ({ signal }) =>
      api(listNotices, { show, page: String(page), ...(kind !== '' && { kind }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const read = useMarkRead()
  const { data } = query
  const last = data ? pageCount(data.total, data.page_size) : 1
  return (
    <>
      <Head
        mayMark={data !== undefined && data.unread > 0}
        busy={read.busy}
        onMark={() => void read.run({})}
      />
      <ShowTabs show={show} kind={kind} unread={data?.unread} />
      <KindFilter kind={kind} hrefFor={(next) => hrefOf(show, next, 1)} />
      {data !== undefined ? (
        <Card bare as="div" aria-busy={query.isPlaceholderData}>
          <Notices
            notices={data.results}
            none={kind !== '' ? t.noneOfKind : show === 'unread' ? t.allRead : t.empty}
            onRead={(id) => void read.run({ ids: [id] })}
          />
        </Card>
      ) : query.isError ? (
        <ErrorState
          title={t.failed}
          text={t.failedText}
          retryLabel={t.retry}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonCards label={t.loading} cards={6} card="h-24" className="gap-px" />
      )}
      <Pagination
        className="mt-8"
        page={page}
        last={last}
        hrefFor={(number) => hrefOf(show, kind, number)}
        labels={t.pages}
      />
    </>
  )
}

function ShowTabs({
  show,
  kind,
  unread,
}: {
  show: Show
  kind: string
  unread: number | undefined
}) {
  const { list: t } = useTexts()
  return (
    <LinkTabs
      label={t.filter}
      current={show}
      className="mb-5"
      tabs={[
        { key: 'all', to: hrefOf('all', kind, 1), label: t.all },
        { key: 'unread', to: hrefOf('unread', kind, 1), label: t.unread, count: unread },
      ]}
    />
  )
}

function Head({ mayMark, busy, onMark }: { mayMark: boolean; busy: boolean; onMark: () => void }) {
  const { list: t } = useTexts()
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 className="text-3xl">{t.title}</h1>
      {mayMark && (
        <Button
          variant="quiet"
          size="s"
          icon={CheckCheck}
          busy={busy}
          onClick={onMark}
          className="-me-4"
        >
          {t.markAll}
        </Button>
      )}
    </div>
  )
}

function Notices({
  notices,
  none,
  onRead,
}: {
  notices: Output<typeof listNotices>['results']
  none: { title: string; text?: string }
  onRead: (id: number) => void
}) {
  return notices.length === 0 ? (
    <EmptyState illustration="lamp" {...none} />
  ) : (
    <ul className="divide-y divide-line">
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} onRead={() => onRead(notice.id)} />
      ))}
    </ul>
  )
}

/** Narrows the list to one kind; the choice stands in the address. */
function KindFilter({ kind, hrefFor }: { kind: string; hrefFor: (kind: string) => string }) {
  const { list: t } = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { data } = useQuery(settingsQuery)
  return (
    <Select
      label={t.kind}
      placeholder={t.allKinds}
      options={(data?.kinds ?? []).map(({ kind: value, label }) => ({ value, label }))}
      value={kind}
      disabled={data === undefined}
      onChange={(event) =>
        void navigate(localizedPath(hrefFor(event.target.value), locale), {
          preventScrollReset: true,
        })
      }
      fieldClassName="mb-5 max-w-100"
    />
  )
}

const noticesKey = ['notices']
/** A list of notices, or their number alone. */
type Read = { unread: number } & Partial<Output<typeof listNotices>>

/** As it stands once these were read, or all of them: each stays where it is until the list is asked for again. */
function asRead(kept: Read, { ids }: Input<typeof markRead>): Read {
  const unread = ids === undefined ? 0 : Math.max(0, kept.unread - ids.length)
  const results = kept.results?.map((notice) =>
    ids === undefined || ids.includes(notice.id) ? { ...notice, is_read: true } : notice,
  )
  return { ...kept, unread, ...(results && { results }) }
}

/** Marks as read: seen at once, and taken back when the server refuses. */
function useMarkRead() {
  const { list: t } = useTexts()
  return useAction(markRead, {
    failed: t.markFailed,
    refresh: noticesKey,
    foresee: useForesight(noticesKey, asRead),
  })
}
