import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { formatShortDate } from '../../../platform/shared/format.ts'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { useSearchText } from '../../../platform/web/use-search-text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table.tsx'
import type { Order } from '../contract.ts'
import { BillingList } from './billing-list.tsx'
import { CandidateName } from './candidate-name.tsx'
import { matches } from './matches.ts'
import { PayDialog } from './pay-dialog.tsx'
import { type Payment, PaymentNews, PaymentWait } from './payment-return.tsx'
import { texts, useTexts } from './texts.ts'
import { useOrders, useWords } from './use-billing.ts'

export const meta: MetaFunction = ({ location }) => {
  const { orders, screens } = texts[localeOfPath(location.pathname)]
  return [{ title: screens.metaTitle(orders.title) }, { name: 'robots', content: 'noindex' }]
}

/** What is to be paid for the selected candidates, and what was. */
export default function OrdersPage() {
  const t = useTexts()
  const words = useWords()
  const query = useOrders()
  const queries = useQueryClient()
  const [search, setSearch] = useSearchText()
  const [params, setParams] = useSearchParams()
  const [paying, setPaying] = useState<Order | null>(null)
  const [news, setNews] = useState<Payment | null>(null)
  const paymentId = params.get('payment')

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
  const columns = useColumns((order) => {
    setNews(null)
    setPaying(order)
  })
  return (
    <>
      <BillingList
        texts={t.orders}
        query={query}
        search={search}
        setSearch={setSearch}
        isMatch={({ order_no, candidate: { full_name, position, nationality } }) =>
          matches(search, [order_no, full_name, position, words.position(position), nationality, words.nationality(nationality)])
        }
        columns={columns}
        rowKey={({ id }) => id}
        firstStep={<ButtonLink to="/dashboard/candidates">{t.screens.toCandidates}</ButtonLink>}
      >
        {paymentId !== null && <PaymentWait key={paymentId} id={paymentId} onSettled={settled} />}
        {paymentId === null && news !== null && <PaymentNews payment={news} order={query.data?.find(({ id }) => id === news.order_id)} />}
      </BillingList>
      {paying !== null && <PayDialog key={paying.id} order={paying} onClose={() => setPaying(null)} />}
    </>
  )
}

function useColumns(pay: (order: Order) => void): Column<Order>[] {
  const { orders: t, screens } = useTexts()
  const words = useWords()
  const locale = useLocale()
  return [
    {
      key: 'number',
      header: screens.number,
      cell: (_, index) => <span className="text-ink-soft tabular-nums">{index + 1}</span>,
      className: '@max-4xl:hidden',
    },
    { key: 'orderNo', header: t.orderNo, lead: true, cell: ({ order_no }) => <bdi className="whitespace-nowrap">{order_no}</bdi> },
    {
      key: 'orderDate',
      header: t.orderDate,
      cell: ({ order_date }) => <span className="whitespace-nowrap">{formatShortDate(order_date, locale)}</span>,
    },
    { key: 'name', header: screens.candidateName, cell: ({ candidate }) => <CandidateName candidate={candidate} /> },
    { key: 'position', header: screens.position, cell: ({ candidate }) => words.position(candidate.position) },
    { key: 'nationality', header: screens.nationality, cell: ({ candidate }) => words.nationality(candidate.nationality) },
    {
      key: 'amount',
      header: screens.amount,
      cell: ({ amount, currency }) => <span className="font-medium whitespace-nowrap tabular-nums">{formatAmount(amount, currency)}</span>,
    },
    { key: 'proforma', header: t.proforma, cell: ({ invoice_no }) => <bdi className="whitespace-nowrap">{invoice_no}</bdi> },
    { key: 'status', header: t.status, cell: ({ status }) => <Chip tone={status === 'paid' ? 'palm' : 'amber'}>{t.statuses[status]}</Chip> },
    { key: 'actions', header: screens.actions, align: 'end', cell: (order) => <OrderAction order={order} pay={pay} /> },
  ]
}

function OrderAction({ order, pay }: { order: Order; pay: (order: Order) => void }) {
  const { orders: t } = useTexts()
  if (order.status === 'paid') return <span className="font-medium text-palm">{t.paid}</span>
  if (!order.payable) return <Chip tone="danger">{t.unavailable}</Chip>
  return (
    <Button size="s" aria-haspopup="dialog" aria-label={`${t.pay}: ${order.order_no}`} onClick={() => pay(order)}>
      {t.pay}
    </Button>
  )
}
