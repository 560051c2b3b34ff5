import type { MetaFunction } from 'react-router'
import { formatShortDate } from '../../../platform/shared/format.ts'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Avatar } from '../../../ui/portrait.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { NameBeside, useWords } from '../../profiles/web/index.ts'
import type { Recruitment } from '../contract.ts'
import { StageChips } from './stage-chip.tsx'
import { texts, useTexts } from './texts.ts'
import { useAgencyCases } from './use-recruitment.ts'

export const meta: MetaFunction = ({ location }) => {
  const t = texts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.title) }, { name: 'robots', content: 'noindex' }]
}

/** The recruitments of the agency's candidates, those that wait for it first. */
export default function AgencyCasesPage() {
  const t = useTexts()
  const { data, isError, isFetching, refetch } = useAgencyCases()
  const waits = (row: Recruitment) => row.next?.actor === 'agency'
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{t.agency.lead}</p>
      {data === undefined && isError && (
        <ErrorState
          {...t.failed}
          retryLabel={t.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <SkeletonRows label={t.loading} />}
      {data?.length === 0 && (
        <EmptyState illustration="papers" title={t.empty} text={t.agency.none} />
      )}
      <ul className="space-y-3">
        {data
          ?.toSorted((a, b) => Number(waits(b)) - Number(waits(a)))
          .map((row) => (
            <Case key={row.id} row={row} waits={waits(row)} />
          ))}
      </ul>
    </>
  )
}

function Case({ row, waits }: { row: Recruitment; waits: boolean }) {
  const t = useTexts()
  const words = useWords()
  const locale = useLocale()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line px-4 py-4">
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={row.jobseeker_name} src={row.jobseeker_image} />
        <span className="min-w-0">
          <LocalLink
            to={`/agency/recruitments/${row.id}`}
            className="link block truncate font-medium"
          >
            <bdi>{row.jobseeker_name}</bdi>
          </LocalLink>
          <NameBeside name={row.jobseeker_name} className="block text-sm text-ink-soft" />
          <span className="block text-sm text-ink-soft">
            {words.nationality(row.jobseeker_nationality)} ·{' '}
            {t.case.since(formatShortDate(row.applied_date, locale))}
          </span>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {waits && <Chip tone="amber">{t.agency.waits}</Chip>}
        {row.next !== null && (
          <span className="text-sm text-ink-soft">
            {t.steps[row.next.step]} · {waits ? t.you : t.actors[row.next.actor]}
          </span>
        )}
        <StageChips row={row} />
      </span>
    </li>
  )
}
