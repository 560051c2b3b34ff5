import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import type { Output } from '../../../../platform/shared/endpoint.ts'
import { formatDate, isolated } from '../../../../platform/shared/format.ts'
import { formatAppointment } from '../../../../platform/shared/dashboard-dates.ts'
import { localeOfPath } from '../../../../platform/shared/locale.ts'
import { pageCount } from '../../../../platform/shared/paging.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Avatar } from '../../../../ui/portrait.tsx'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { type Column, Table } from '../../../../ui/table.tsx'
import { LinkTabs } from '../../../../ui/tabs.tsx'
import { useAgency } from '../../../agencies/web/index.ts'
import { NameBeside, useWords } from '../../../profiles/web/index.ts'
import { type AgencyEngagement, interestViews, listInterest } from '../../agency-contract.ts'
import { type LeavableState, withdrawForCandidate } from '../../leave-contract.ts'
import { useLeaveTexts } from '../leave/texts.ts'
import { useWithdraw } from '../leave/use-withdraw.tsx'
import { agencyTexts, useAgencyTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => {
  const t = agencyTexts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.interest.title) }, { name: 'robots', content: 'noindex' }]
}

const pageSize = 20
const pathOf = (show: string, page = 1): string => {
  const query = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/agency/interest${query.size > 0 ? `?${query.toString()}` : ''}`
}

/** Who of the agency's candidates households have in their lists. */
export default function InterestPage() {
  const { interest: t, retry } = useAgencyTexts()
  const [params] = useSearchParams()
  const show = interestViews.find((view) => view === params.get('show')) ?? 'all'
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['interviews', 'interest', show, page],
    queryFn: ({ signal }) => api(listInterest, { show, page, page_size: pageSize }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const { column, dialog } = useWithdrawColumn()
  const columns = useColumns()
  const canWithdraw =
    useAgency().mayEdit && data?.results.some(({ may_withdraw }) => may_withdraw) === true
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-1 text-ink-soft">
        {t.lead} {t.private}
      </p>
      <Views show={show} counts={data?.counts} />
      {data !== undefined ? (
        <section aria-label={t.views[show]}>
          <p aria-live="polite" className="sr-only">
            {t.found(data.total)}
          </p>
          <Table
            wide
            caption={t.caption}
            columns={canWithdraw ? [...columns, column] : columns}
            rows={data.results}
            rowKey={(row) => `${row.candidate_id}:${row.since}:${row.household ?? ''}`}
            empty={<EmptyState illustration="people" {...t.empty} />}
          />
          <Pagination
            className="mt-6"
            page={page}
            last={pageCount(data.total, pageSize)}
            hrefFor={(next) => pathOf(show, next)}
            labels={{ bar: t.pages, previous: t.previous, next: t.next, page: t.page }}
          />
        </section>
      ) : isError ? (
        <ErrorState
          {...t.failed}
          retryLabel={retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t.loading} />
      )}
      {dialog}
    </>
  )
}

function Views({
  show,
  counts,
}: {
  show: (typeof interestViews)[number]
  counts: Output<typeof listInterest>['counts'] | undefined
}) {
  const { interest: t } = useAgencyTexts()
  return (
    <LinkTabs
      label={t.views.label}
      current={show}
      className="my-4"
      tabs={interestViews.map((key) => ({
        key,
        label: t.views[key],
        count: counts?.[key] ?? null,
        to: pathOf(key),
      }))}
    />
  )
}

const tones: Record<AgencyEngagement['status'], Tone> = {
  shortlisted: 'neutral',
  interview_scheduled: 'amber',
  interview_completed: 'amber',
  selected: 'gulf',
  hired: 'palm',
}

function useColumns(): Column<AgencyEngagement>[] {
  const { interest: t } = useAgencyTexts()
  const locale = useLocale()
  return [
    {
      key: 'name',
      header: t.columns.name,
      lead: true,
      cell: (row) => <Name row={row} />,
    },
    {
      key: 'status',
      header: t.columns.status,
      cell: (row) => <Chip tone={tones[row.status]}>{t.statuses[row.status]}</Chip>,
    },
    {
      key: 'household',
      header: t.columns.household,
      cell: (row) =>
        row.household === null ? (
          <span className="text-ink-soft">{t.household}</span>
        ) : (
          <bdi>{row.household}</bdi>
        ),
    },
    {
      key: 'interview',
      header: t.columns.interview,
      cell: (row) =>
        row.interview_date !== null && row.interview_time !== null ? (
          <LocalLink to="/agency/interviews" className="link">
            {formatAppointment(row.interview_date, row.interview_time, locale)}
          </LocalLink>
        ) : (
          <span className="text-ink-faint">–</span>
        ),
    },
    {
      key: 'since',
      header: t.columns.since,
      cell: (row) => <span className="whitespace-nowrap">{formatDate(row.since, locale)}</span>,
    },
  ]
}

function Name({ row }: { row: AgencyEngagement }) {
  const words = useWords()
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={row.candidate_name} src={row.candidate_image} />
      <span className="min-w-0">
        <LocalLink
          to={`/agency/candidates/${row.candidate_id}`}
          className="link block truncate font-medium"
        >
          <bdi>{row.candidate_name}</bdi>
        </LocalLink>
        <NameBeside name={row.candidate_name} className="block text-sm font-normal text-ink-soft" />
        <span className="block text-sm font-normal text-ink-soft">
          {words.position(row.candidate_position, null)}
        </span>
      </span>
    </span>
  )
}

/** Withdraws a candidate who has no account of her own from a selection, or a hire before the arrival. */
function useWithdrawColumn(): { column: Column<AgencyEngagement>; dialog: ReactNode } {
  const { agency: t, withdraw: label } = useLeaveTexts()
  const { ask, dialog } = useWithdraw(
    ({ candidate_id: id, household_id, standing }: Withdrawable) =>
      api(withdrawForCandidate, { id, household_id, standing }),
    {
      title: ({ candidate_name: name, household }) => t.ask(isolated(name), isolated(household)),
      what: t.what,
      done: ({ candidate_name: name }) => t.done(isolated(name)),
    },
  )
  const column: Column<AgencyEngagement> = {
    key: 'withdraw',
    header: t.actions,
    hideHeader: true,
    align: 'end',
    className: 'empty:hidden',
    cell: (row) => {
      const withdrawable = withdrawableOf(row)
      return (
        withdrawable && (
          <Button
            variant="quiet"
            size="s"
            aria-haspopup="dialog"
            aria-label={t.withdrawOf(row.candidate_name)}
            onClick={() => ask(withdrawable)}
          >
            {label}
          </Button>
        )
      )
    },
  }
  return { column, dialog }
}

interface Withdrawable extends Pick<AgencyEngagement, 'candidate_id' | 'candidate_name'> {
  household_id: number
  household: string
  standing: LeavableState
}

function withdrawableOf({
  may_withdraw,
  status,
  household,
  household_id,
  candidate_id,
  candidate_name,
}: AgencyEngagement): Withdrawable | null {
  if (!may_withdraw || household_id === null || (status !== 'selected' && status !== 'hired'))
    return null
  return {
    candidate_id,
    candidate_name,
    household_id,
    household: household ?? '',
    standing: status,
  }
}
