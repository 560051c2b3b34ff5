import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { LoadFailure } from '../../../console/web/index.ts'
import { getOrderRecord, type OrderRecord } from '../../contract.ts'
import { LineDialog } from './line-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { useConsoleTexts } from './texts.ts'

/** One order: its lines, payments and refunds, and what an operator can do about it. */
export function OrderDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useConsoleTexts()
  const [asked, setAsked] = useState<'refund' | 'line' | null>(null)
  const query = useQuery({
    queryKey: ['all-orders', 'one', id],
    queryFn: ({ signal }) => api(getOrderRecord, { id }, { signal }),
  })
  const { data, isError } = query
  if (data !== undefined && asked === 'refund')
    return <RefundDialog order={data} onClose={() => setAsked(null)} />
  if (data !== undefined && asked === 'line')
    return <LineDialog order={data} onClose={() => setAsked(null)} />
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      title={<bdi>{data?.order_no ?? t.orders.title}</bdi>}
      closeLabel={t.close}
      footer={
        data?.can_refund ? (
          <Button variant="danger" onClick={() => setAsked('refund')}>
            {t.orders.refund}
          </Button>
        ) : data?.can_set_lines ? (
          <Button variant="secondary" onClick={() => setAsked('line')}>
            {t.orders.setLine}
          </Button>
        ) : undefined
      }
    >
      {data !== undefined ? (
        <Facts order={data} />
      ) : isError ? (
        <LoadFailure query={query} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  )
}

function Facts({ order }: { order: OrderRecord }) {
  const { orders: t } = useConsoleTexts()
  const locale = useLocale()
  const money = (amount: number) => formatAmount(amount, order.currency, locale)
  return (
    <>
      <Rows>
        {order.lines.map(({ kind, amount }) => (
          <Row key={kind} name={t.lines[kind]}>
            {money(amount)}
          </Row>
        ))}
        <Row name={t.columns.amount}>
          <strong>{money(order.amount)}</strong>
        </Row>
      </Rows>
      <h3 className="mt-5 text-lg">{t.payments}</h3>
      {order.payments.length === 0 && <p className="text-ink-soft">{t.noPayments}</p>}
      <Rows>
        {order.payments.map(({ id, status, amount, provider, updated_at }) => (
          <Row key={id} name={`${formatInstant(updated_at, locale)} · ${provider}`}>
            {money(amount)} <Chip>{t.paymentStates[status]}</Chip>
          </Row>
        ))}
      </Rows>
      {order.refunds.length > 0 && (
        <>
          <h3 className="mt-5 text-lg">{t.refunds}</h3>
          <Rows>
            {order.refunds.map(({ id, amount, status, reason, created_at }) => (
              <Row
                key={id}
                name={
                  <>
                    {formatInstant(created_at, locale)}
                    <span dir="auto" className="block break-words">
                      {reason}
                    </span>
                  </>
                }
              >
                {money(amount)} <Chip>{t.refundStates[status]}</Chip>
              </Row>
            ))}
          </Rows>
        </>
      )}
    </>
  )
}

const Rows = ({ children }: { children: ReactNode }) => (
  <dl className="divide-y divide-line">{children}</dl>
)

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2.5">
    <dt className="min-w-0 text-ink-soft">{name}</dt>
    <dd className="text-end">{children}</dd>
  </div>
)
