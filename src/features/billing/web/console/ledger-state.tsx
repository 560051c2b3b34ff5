import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { type Column, Table } from '../../../../ui/table.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import {
  checkLedger,
  getLedgerCheck,
  type LedgerBook,
  type LedgerCheck,
  type LedgerDiscrepancy,
} from '../../ledger-contract.ts'
import { useConsoleTexts } from './texts.ts'

/** What the newest check found: whether all adds up, where the money stands, and what is wrong. */
export function LedgerState() {
  const { ledger: t, failed, retry, loading, notDone } = useConsoleTexts()
  const query = useQuery({
    queryKey: ['ledger', 'check'],
    queryFn: ({ signal }) => api(getLedgerCheck, {}, { signal }),
    staleTime: 0,
  })
  const { run, busy, error } = useAction(checkLedger, {
    failed: notDone,
    refresh: ['ledger'],
    inPlace: true,
  })
  const { data } = query
  if (data === undefined) {
    if (!query.isError) return <SkeletonRows label={loading} rows={3} />
    return (
      <ErrorState
        {...failed}
        retryLabel={retry}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const again = (
    <Button variant="secondary" size="s" busy={busy} onClick={() => void run({})}>
      {t.check}
    </Button>
  )
  return (
    <>
      <Verdict check={data} action={again} />
      {error !== undefined && (
        <Alert tone="error" className="mt-3">
          {error}
        </Alert>
      )}
      {data?.books.map((book) => (
        <Book
          key={book.currency}
          book={book}
          title={data.books.length === 1 ? t.balances : t.balancesIn(book.currency)}
        />
      ))}
      {data !== null && data.faults.length > 0 && <Faults check={data} />}
    </>
  )
}

function Verdict({ check, action }: { check: LedgerCheck | null; action: ReactNode }) {
  const { ledger: t } = useConsoleTexts()
  const locale = useLocale()
  if (check === null)
    return (
      <Alert title={t.unchecked} action={action}>
        {t.uncheckedText}
      </Alert>
    )
  return (
    <Alert
      tone={check.ok ? 'success' : 'error'}
      title={check.ok ? t.balanced : t.faulty(check.faults_found)}
      action={action}
    >
      {t.checked(formatInstant(check.checked_at, locale), t.entries(check.entries))}
    </Alert>
  )
}

const earnings = ['service', 'visa_service', 'recruitment_fee', 'access_plan'] as const

/** What was earned and what must still go back lies with the provider: said without debits and credits. */
function Book({ book: { currency, balances }, title }: { book: LedgerBook; title: string }) {
  const locale = useLocale()
  const { ledger: t } = useConsoleTexts()
  const money = (amount: number) => <bdi>{formatAmount(amount, currency, locale)}</bdi>
  return (
    <section className="mt-8 max-w-xl">
      <h2 className="mb-3 text-lg">{title}</h2>
      <dl className="rounded-lg border border-line bg-surface px-5 py-2 tabular-nums">
        <Row name={t.earned} strong>
          {money(earnings.reduce((sum, account) => sum - balances[account], 0))}
        </Row>
        {earnings.map((account) => (
          <Row key={account} name={t.accounts[account]} inset>
            {money(0 - balances[account])}
          </Row>
        ))}
        <Row name={t.accounts.refunds_payable}>{money(0 - balances.refunds_payable)}</Row>
        {balances.household !== 0 && (
          <Row name={t.accounts.household}>{money(balances.household)}</Row>
        )}
        <Row name={t.accounts.provider} strong line>
          {money(balances.provider)}
        </Row>
      </dl>
    </section>
  )
}

interface RowParts {
  name: string
  strong?: boolean
  inset?: boolean
  line?: boolean
  children: ReactNode
}

const Row = ({ name, strong = false, inset = false, line = false, children }: RowParts) => (
  <div
    className={classNames(
      'flex flex-wrap justify-between gap-x-4 py-2',
      inset && 'ps-4 text-ink-soft',
      strong && 'font-medium',
      line && 'mt-1 border-t border-line pt-3',
    )}
  >
    <dt>{name}</dt>
    <dd className="ms-auto">{children}</dd>
  </div>
)

function Faults({ check: { faults, faults_found } }: { check: LedgerCheck }) {
  const locale = useLocale()
  const { ledger: t } = useConsoleTexts()
  const money = (amount: number, currency: string) => (
    <bdi>{formatAmount(amount, currency, locale)}</bdi>
  )
  const columns: Column<LedgerDiscrepancy & { index: number }>[] = [
    { key: 'code', header: t.fault.code, lead: true, cell: ({ code }) => t.codes[code] },
    { key: 'order', header: t.fault.order, cell: ({ order_id }) => order_id ?? '–' },
    {
      key: 'expected',
      header: t.fault.expected,
      cell: ({ expected, currency }) => money(expected, currency),
    },
    { key: 'found', header: t.fault.found, cell: ({ found, currency }) => money(found, currency) },
  ]
  return (
    <Table
      className="mt-6"
      caption={t.faulty(faults_found)}
      rows={faults.map((fault, index) => ({ ...fault, index }))}
      rowKey={({ index }) => index}
      columns={columns}
    />
  )
}
