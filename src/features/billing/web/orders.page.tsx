import { ShieldCheck } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { formatDate, formatShortDate } from '../../../platform/shared/format.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { useSearchText } from '../../../platform/web/use-search-text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table.tsx'
import type { Order } from '../contract.ts'
import { BillingList } from './billing-list.tsx'
import { pageMeta, useSharedColumns } from './billing-columns.tsx'
import { GuaranteeDialog } from './guarantee-dialog.tsx'
import { matches } from './matches.ts'
import { PayWithAgency } from './pay-with-agency.tsx'
import { type Payment, PaymentNews, PaymentWait } from './payment-return.tsx'
import { useTexts } from './texts.ts'
import { useOrders, useWords } from './use-billing.ts'

export const meta: MetaFunction = ({ location }) => pageMeta(location.pathname, 'orders')

/** What is to be paid for the selected candidates, and what was. */
export default function OrdersPage() {
  const t = useTexts()
  const words = useWords()
  const query = useOrders()
  const [search, setSearch] = useSearchText()
  const [payingId, setPayingId] = useState<number | null>(null)
  const [explainedId, setExplainedId] = useState<number | null>(null)
  const { paymentId, news, settled, forget } = useReturned()
  const columns = useColumns(
    (order) => {
      forget()
      setPayingId(order.id)
    },
    ({ id }) => setExplainedId(id),
  )
  const explained = query.data?.find(({ id }) => id === explainedId)
  // As it is owed by now, when what was shown has changed.
  const paying = query.data?.find(({ id }) => id === payingId)
  const paidFor = query.data?.find(({ id }) => id === news?.order_id)
  return (
    <>
      <BillingList
        texts={t.orders}
        query={query}
        search={search}
        setSearch={setSearch}
        isMatch={(order) => matches(search, wordsOf(order, words))}
        columns={columns}
        rowKey={({ id }) => id}
        firstStep={<ButtonLink to="/dashboard/candidates">{t.screens.toCandidates}</ButtonLink>}
      >
        {paymentId !== null && <PaymentWait key={paymentId} id={paymentId} onSettled={settled} />}
        {paymentId === null && news !== null && (
          <PaymentNews
            payment={news}
            subject={paidFor?.order_no}
            texts={t.payment.outcomes}
            next={news.next && <Onwards next={news.next} />}
          />
        )}
      </BillingList>
      {explained !== undefined && (
        <GuaranteeDialog order={explained} onClose={() => setExplainedId(null)} />
      )}
      {paying !== undefined && (
        <PayWithAgency key={paying.id} order={paying} onClose={() => setPayingId(null)} />
      )}
    </>
  )
}

/** A payment that the household comes back from: waited for, then told of until the next one. */
function useReturned() {
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const [news, setNews] = useState<Payment | null>(null)
  const settled = (payment: Payment) => {
    setNews(payment)
    // A settled payment changes orders, invoices and who is hired.
    void queries.invalidateQueries()
    setParams(
      (current) => {
        current.delete('payment')
        return current
      },
      { replace: true },
    )
  }
  return { paymentId: params.get('payment'), news, settled, forget: () => setNews(null) }
}

/** What an order is found by, in both languages. */
const wordsOf = (
  { order_no, candidate: { full_name, position, nationality } }: Order,
  words: ReturnType<typeof useWords>,
) => [
  order_no,
  full_name,
  position,
  words.position(position, null),
  nationality,
  words.nationality(nationality),
]

/** What a household does when it has paid: the next step of the hire, and nothing beside it. */
function Onwards({ next }: { next: NonNullable<Payment['next']> }) {
  const { payment: t } = useTexts()
  const locale = useLocale()
  return (
    <>
      <p className="mb-3">
        {next.is_yours ? t.nextYours : t.nextTheirs}
        {next.due_on !== null && ` ${t.nextUntil(formatDate(next.due_on, locale))}`}
      </p>
      <ButtonLink to={next.path}>
        {next.is_yours ? t.goOn(next.label) : t.follow(next.label)}
      </ButtonLink>
    </>
  )
}

function useColumns(pay: (order: Order) => void, explain: (order: Order) => void): Column<Order>[] {
  const { orders: t, screens } = useTexts()
  const words = useWords()
  const locale = useLocale()
  const { number, name, nationality, amount } = useSharedColumns<Order>()
  return [
    number,
    {
      key: 'orderNo',
      header: t.orderNo,
      lead: true,
      cell: ({ order_no }) => <bdi className="whitespace-nowrap">{order_no}</bdi>,
    },
    {
      key: 'orderDate',
      header: t.orderDate,
      cell: ({ order_date }) => (
        <span className="whitespace-nowrap">{formatShortDate(order_date, locale)}</span>
      ),
    },
    name,
    {
      key: 'position',
      header: screens.position,
      cell: ({ candidate }) => words.position(candidate.position, null),
    },
    nationality,
    amount,
    {
      key: 'proforma',
      header: t.proforma,
      cell: ({ invoice_no }) => <bdi className="whitespace-nowrap">{invoice_no}</bdi>,
    },
    { key: 'status', header: t.status, cell: (order) => <OrderStatus order={order} /> },
    {
      key: 'actions',
      header: screens.actions,
      align: 'end',
      cell: (order) => <OrderAction order={order} pay={pay} explain={explain} />,
    },
  ]
}

function OrderStatus({ order: { status, refunded_amount, amount, currency } }: { order: Order }) {
  const locale = useLocale()
  const { orders: t } = useTexts()
  if (refunded_amount > 0 && refunded_amount === amount)
    return <Chip tone="amber">{t.refunded}</Chip>
  return (
    <>
      <Chip tone={status === 'paid' ? 'palm' : 'amber'}>{t.statuses[status]}</Chip>
      {refunded_amount > 0 && (
        <span className="mt-1 block text-sm text-ink-soft">
          {t.partlyRefunded(formatAmount(refunded_amount, currency, locale))}
        </span>
      )}
    </>
  )
}

function OrderAction({
  order,
  pay,
  explain,
}: {
  order: Order
  pay: (order: Order) => void
  explain: (order: Order) => void
}) {
  const { orders: t, guarantee } = useTexts()
  if (order.status === 'paid') {
    return (
      <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <span className="font-medium text-palm">{t.paid}</span>
        {(order.guarantee !== null || order.hire_ended_on !== null) && (
          <Button
            variant="quiet"
            size="s"
            icon={ShieldCheck}
            aria-haspopup="dialog"
            aria-label={`${guarantee.show}: ${order.order_no}`}
            onClick={() => explain(order)}
          >
            {guarantee.show}
          </Button>
        )}
      </span>
    )
  }
  if (!order.payable) return <Chip tone="danger">{t.unavailable}</Chip>
  return (
    <Button
      size="s"
      aria-haspopup="dialog"
      aria-label={`${t.pay}: ${order.order_no}`}
      onClick={() => pay(order)}
    >
      {t.pay}
    </Button>
  )
}
