import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { listAlerts, type MoneyAlert, settleAlert } from '../../alert-contract.ts'
import { ActDialog, UserLink } from '../../../console/web/index.ts'
import { useConsoleTexts } from './texts.ts'

const shown = 60

/** Payments and refunds that an operator must look at, the open ones first. */
export function MoneyAlerts() {
  const { ledger, failed, retry, loading } = useConsoleTexts()
  const { alerts: t } = ledger
  const [asked, setAsked] = useState<MoneyAlert | null>(null)
  const query = useQuery({
    queryKey: ['ledger', 'alerts'],
    queryFn: ({ signal }) => api(listAlerts, { page_size: shown }, { signal }),
  })
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">{t.title}</h2>
      {query.data !== undefined ? (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {query.data.results.length === 0 && <li className="px-5 py-4 text-ink-soft">{t.none}</li>}
          {query.data.results.map((alert) => (
            <AlertRow key={alert.id} alert={alert} onSettle={() => setAsked(alert)} />
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
      {asked !== null && <SettleDialog alert={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

const tones = { kept: 'amber', returning: 'gulf', returned: 'palm' } as const

function AlertRow({ alert, onSettle }: { alert: MoneyAlert; onSettle: () => void }) {
  const { alerts: t } = useConsoleTexts().ledger
  const locale = useLocale()
  const {
    kind,
    order_no,
    household,
    expected,
    found,
    money,
    raised_at,
    settled_at,
    can_settle,
    note,
    provider_payment_id,
  } = alert
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {t.kinds[kind]} <Chip tone={tones[money]}>{t.money[money]}</Chip>
        </p>
        <p className="text-sm text-ink-soft">
          <bdi>{order_no}</bdi> · <UserLink id={household.id} name={household.name} /> ·{' '}
          {formatInstant(raised_at, locale)}
        </p>
        {settled_at === null ? (
          <p className="mt-1 text-sm">{t.what[kind]}</p>
        ) : (
          <p dir="auto" className="mt-1 text-sm break-words">{`${t.settled}: ${note}`}</p>
        )}
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <Fact name={t.expected}>{formatAmount(expected.amount, expected.currency, locale)}</Fact>
          {found !== null && (
            <Fact name={t.found}>{formatAmount(found.amount, found.currency, locale)}</Fact>
          )}
          {provider_payment_id !== null && <Fact name={t.reference}>{provider_payment_id}</Fact>}
        </dl>
      </div>
      {can_settle && (
        <Button
          variant="secondary"
          size="s"
          aria-haspopup="dialog"
          aria-label={t.settleOf(order_no)}
          onClick={onSettle}
        >
          {t.settle}
        </Button>
      )}
    </li>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="flex min-w-0 flex-wrap gap-x-2">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-all tabular-nums">
      <bdi>{children}</bdi>
    </dd>
  </div>
)

function SettleDialog({
  alert: { id, kind, order_no },
  onClose,
}: {
  alert: MoneyAlert
  onClose: () => void
}) {
  const {
    ledger: { alerts: t },
    notDone,
  } = useConsoleTexts()
  const { typed, type, forget } = useTypedDraft(`alert:${id}`, { note: '', made: '' })
  const { note, made } = typed
  const { run, busy, error, fieldErrors } = useAction(settleAlert, {
    failed: notDone,
    refresh: ['ledger', 'all-orders', 'audit'],
    toast: t.settled,
    onDone: () => {
      forget()
      onClose()
    },
    inPlace: true,
  })
  return (
    <ActDialog
      title={t.settleTitle(order_no)}
      text={t.what[kind]}
      confirmLabel={t.settle}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => void run({ id, note, ...(made !== '' && { made: made === 'yes' }) })}
    >
      {kind === 'refund_unclear' && (
        <RadioGroup
          label={t.made}
          name="made"
          value={made}
          error={fieldErrors.made}
          options={[
            { value: 'yes', label: t.wasMade },
            { value: 'no', label: t.wasNotMade },
          ]}
          onChange={(event) => type({ ...typed, made: event.target.value })}
        />
      )}
      <TextArea
        label={kind === 'taken_for_another' ? t.noteForHousehold : t.note}
        name="note"
        rows={3}
        maxLength={500}
        value={note}
        error={fieldErrors.note}
        onChange={(event) => type({ ...typed, note: event.target.value })}
      />
    </ActDialog>
  )
}
