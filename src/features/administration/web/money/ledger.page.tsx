import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '../../../../platform/shared/room-dates.ts'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { StatTile } from '../../../../ui/stat-tile.tsx'
import { type Column, Table } from '../../../../ui/table.tsx'
import type { Difference, LedgerAccount, LedgerFault, Reconciliation } from '../../../billing/contract.ts'
import { checkLedger, listReconciliations, runReconciliation } from '../calls.ts'
import { roomMeta } from '../frame/room-meta.ts'
import { useAct } from '../frame/use-act.ts'
import { useRoomTexts } from '../texts.ts'

export const meta = roomMeta('ledger')

const keyOfLedger = ['ledger']

/** Whether the books balance, by themselves and against the provider's. */
export default function LedgerPage() {
  const { ledger: t } = useRoomTexts()
  return (
    <>
      <h1 className="mb-5 text-2xl">{t.title}</h1>
      <Check />
      <Reconciliations />
    </>
  )
}

function Check() {
  const { ledger: t, failed, retry, loading } = useRoomTexts()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...keyOfLedger, 'check'],
    queryFn: ({ signal }) => api(checkLedger, {}, { signal }),
    staleTime: 0,
  })
  const columns = useFaultColumns(data?.currency ?? '')
  if (data === undefined) {
    if (!isError) return <SkeletonRows label={loading} rows={3} />
    return <ErrorState {...failed} retryLabel={retry} busy={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <>
      <Alert tone={data.ok ? 'success' : 'error'} title={data.ok ? t.balanced : t.faulty(data.faults.length)}>
        {t.entries(data.entries)}
      </Alert>
      <h2 className="mt-6 mb-3 text-lg">{t.balances}</h2>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(data.balances).map(([account, amount]) => (
          <StatTile
            key={account}
            label={t.accounts[account as LedgerAccount]}
            value={<bdi dir="ltr">{formatAmount(amount ?? 0, data.currency)}</bdi>}
          />
        ))}
      </div>
      {data.faults.length > 0 && (
        <Table
          className="mt-6"
          caption={t.faulty(data.faults.length)}
          rows={data.faults.map((fault, index) => ({ ...fault, index }))}
          rowKey={({ index }) => index}
          columns={columns}
        />
      )}
    </>
  )
}

function Reconciliations() {
  const { ledger: t, failed, retry, loading } = useRoomTexts()
  const query = useQuery({
    queryKey: [...keyOfLedger, 'reconciliations'],
    queryFn: ({ signal }) => api(listReconciliations, {}, { signal }),
  })
  const { run, busy, problem } = useAct(() => api(runReconciliation, {}), { topics: keyOfLedger, done: () => undefined })
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg">{t.reconciliations}</h2>
          <p className="text-ink-soft">{t.reconciliationsText}</p>
        </div>
        <Button look="secondary" busy={busy} onClick={() => run(undefined)}>
          {t.run}
        </Button>
      </div>
      {problem !== undefined && (
        <Alert tone="error" className="mb-3">
          {problem}
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
        <ErrorState {...failed} level={3} retryLabel={retry} busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows label={loading} rows={2} />
      )}
    </section>
  )
}

function Comparison({ one: { at, provider, checked, differences } }: { one: Reconciliation }) {
  const { ledger: t } = useRoomTexts()
  const locale = useLocale()
  const columns = useDifferenceColumns()
  return (
    <li className="px-5 py-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span>
          {formatInstant(at, locale)} · <bdi>{provider}</bdi>
        </span>
        <Chip tone={differences.length === 0 ? 'palm' : 'danger'}>{differences.length === 0 ? t.same(checked) : t.differs(differences.length)}</Chip>
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
  const { ledger: t } = useRoomTexts()
  return [
    { key: 'payment', header: t.payment, lead: true, cell: ({ payment_id }) => <bdi className="break-all">{payment_id}</bdi> },
    { key: 'kind', header: t.fault.code, cell: ({ kind }) => t.kinds[kind] },
    { key: 'ours', header: t.ours, cell: ({ ours }) => <bdi>{ours}</bdi> },
    { key: 'theirs', header: t.theirs, cell: ({ theirs }) => <bdi>{theirs}</bdi> },
  ]
}

function useFaultColumns(currency: string): Column<LedgerFault & { index: number }>[] {
  const { ledger: t } = useRoomTexts()
  return [
    { key: 'code', header: t.fault.code, lead: true, cell: ({ code }) => t.codes[code] },
    { key: 'order', header: t.fault.order, cell: ({ order_id }) => order_id ?? '–' },
    { key: 'expected', header: t.fault.expected, cell: ({ expected }) => formatAmount(expected, currency) },
    { key: 'found', header: t.fault.found, cell: ({ found }) => formatAmount(found, currency) },
  ]
}
