import { KeyRound } from 'lucide-react'
import { formatDate, formatShortDate } from '../../../platform/shared/format.ts'
import { formatAmount, formatShortAmount } from '../../../platform/shared/money.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import type { Plan, PlanKey, Subscription, SubscriptionState } from '../contract.ts'
import { InvoiceDownloads } from './invoice-downloads.tsx'
import { useTexts } from './texts.ts'

/** The plan that runs, or that there is none. */
export function CurrentPlan({
  state: { current, openings_left_today },
}: {
  state: SubscriptionState
}) {
  const { plans: t } = useTexts()
  const locale = useLocale()
  return (
    <section
      className={classNames(
        'flex items-start gap-4 rounded-lg p-5',
        current ? 'bg-palm-wash text-palm' : 'bg-sunken',
      )}
    >
      <Icon of={KeyRound} size={24} className="mt-1" />
      <div>
        <h2 className="text-lg">{current ? t.current(t.names[current.plan]) : t.none}</h2>
        <p className={current ? undefined : 'text-ink-soft'}>
          {current ? t.until(formatDate(current.ends_on, locale)) : t.noneText}
        </p>
        {openings_left_today !== null && <p className="text-sm">{t.left(openings_left_today)}</p>}
      </div>
    </section>
  )
}

/** The three plans side by side. */
export function PlanChoice({
  plans,
  onChoose,
}: {
  plans: Plan[]
  onChoose: (plan: PlanKey) => void
}) {
  const locale = useLocale()
  const { plans: t } = useTexts()
  return (
    <section className="@container mt-8">
      <h2 className="text-xl">{t.choose}</h2>
      <ul className="mt-4 grid gap-4 @3xl:grid-cols-3">
        {plans.map(({ plan, amount, currency }) => {
          const isPopular = plan === 'standard'
          return (
            <li
              key={plan}
              className={classNames(
                'flex flex-col rounded-lg border p-5',
                isPopular ? 'border-accent inset-ring inset-ring-accent' : 'border-line',
              )}
            >
              <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
                <h3 className="text-lg">{t.names[plan]}</h3>
                {isPopular && <Chip tone="accent">{t.popular}</Chip>}
              </div>
              <p className="mt-2 text-2xl font-semibold tabular-nums">
                {formatShortAmount(amount, currency, locale)}
              </p>
              <p className="mt-2 text-ink-soft">{t.lasts[plan]}</p>
              <p className="text-ink-soft">{t.once}</p>
              {t.extra[plan] !== '' && <p className="text-ink-soft">{t.extra[plan]}</p>}
              <div className="mt-auto pt-5">
                <Button
                  wide
                  aria-haspopup="dialog"
                  variant={isPopular ? 'primary' : 'secondary'}
                  onClick={() => onChoose(plan)}
                >
                  {t.buy(t.names[plan])}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The plans of this household so far, each with its invoice. */
export function PlanHistory({ history }: { history: Subscription[] }) {
  const { plans: t } = useTexts()
  return (
    <section className="mt-8">
      <h2 className="mb-4 text-xl">{t.history}</h2>
      <Table
        caption={t.history}
        rows={history}
        rowKey={(row) => row.invoice_no ?? row.starts_on}
        columns={useHistoryColumns()}
      />
    </section>
  )
}

function useHistoryColumns(): Column<Subscription>[] {
  const { plans: t } = useTexts()
  const locale = useLocale()
  return [
    { key: 'plan', header: t.columns.plan, lead: true, cell: ({ plan }) => t.names[plan] },
    {
      key: 'runs',
      header: t.columns.runs,
      cell: ({ starts_on, ends_on }) =>
        t.fromTo(formatShortDate(starts_on, locale), formatShortDate(ends_on, locale)),
    },
    {
      key: 'amount',
      header: t.columns.amount,
      cell: ({ amount, currency }) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatAmount(amount, currency, locale)}
        </span>
      ),
    },
    {
      key: 'state',
      header: t.columns.state,
      cell: ({ state }) => (
        <Chip tone={state === 'running' ? 'palm' : state === 'refunded' ? 'amber' : 'neutral'}>
          {t.states[state]}
        </Chip>
      ),
    },
    {
      key: 'invoice',
      header: t.columns.invoice,
      align: 'end',
      cell: ({ invoice_no }) => invoice_no !== null && <InvoiceDownloads invoiceNo={invoice_no} />,
    },
  ]
}
