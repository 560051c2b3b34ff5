import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { type Column, Table } from '../../../../ui/table.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import {
  type Difference,
  listReconciliations,
  type Reconciliation,
  runReconciliation,
} from '../../ledger-contract.ts'
import { useConsoleTexts } from './texts.ts'

/** The comparisons with the provider's book, and one more when asked for. */
export function Reconciliations() {
  const { ledger: t, failed, retry, loading, notDone } = useConsoleTexts()
  const query = useQuery({
    queryKey: ['ledger', 'reconciliations'],
    queryFn: ({ signal }) => api(listReconciliations, {}, { signal }),
  })
  const { run, busy, error } = useAction(runReconciliation, {
    failed: notDone,
    refresh: ['ledger'],
    inPlace: true,
  })
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg">{t.reconciliations}</h2>
          <p className="text-ink-soft">{t.reconciliationsText}</p>
        </div>
        <Button variant="secondary" busy={busy} onClick={() => void run({})}>
          {t.run}
        </Button>
      </div>
      {error !== undefined && (
        <Alert tone="error" className="mb-3">
          {error}
        </Alert>
      )}
      {query.data !== undefined ? (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {query.data.length === 0 && <li className="px-5 py-4 text-ink-soft">{t.never}</li>}
          {query.data.map((one) => (
            <Comparison key={one.at} one={one} />
          ))}
        </ul>
      ) : query.isError ? (
        <ErrorState
          {...failed}
          level={3}
          retryLabel={retry}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonRows label={loading} rows={2} />
      )}
    </section>
  )
}

function Comparison({
  one: { at, provider, checked, left, differences },
}: {
  one: Reconciliation
}) {
  const { ledger: t } = useConsoleTexts()
  const locale = useLocale()
  const columns = useDifferenceColumns()
  return (
    <li className="px-5 py-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span>
          {formatInstant(at, locale)} · <bdi>{provider}</bdi>
          {left > 0 && <span className="block text-sm text-ink-soft">{t.left(left)}</span>}
        </span>
        <Chip tone={differences.length === 0 ? 'palm' : 'danger'}>
          {differences.length === 0 ? t.same(checked) : t.differs(differences.length)}
        </Chip>
      </p>
      {differences.length > 0 && (
        <Table
          className="mt-2"
          caption={t.differs(differences.length)}
          rows={differences}
          rowKey={({ payment_id, kind }) => payment_id + kind}
          columns={columns}
        />
      )}
    </li>
  )
}

function useDifferenceColumns(): Column<Difference>[] {
  const { ledger: t } = useConsoleTexts()
  return [
    {
      key: 'payment',
      header: t.payment,
      lead: true,
      cell: ({ payment_id }) => <bdi className="break-all">{payment_id}</bdi>,
    },
    { key: 'kind', header: t.difference, cell: ({ kind }) => t.kinds[kind] },
    { key: 'ours', header: t.ours, cell: ({ ours }) => <bdi>{ours}</bdi> },
    { key: 'theirs', header: t.theirs, cell: ({ theirs }) => <bdi>{theirs}</bdi> },
  ]
}
