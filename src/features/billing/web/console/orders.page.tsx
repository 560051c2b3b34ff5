import type { Column } from '../../../../ui/table.tsx'
import { useSearchParams } from 'react-router'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { type AdminOrder, exportOrders, listAllOrders } from '../../contract.ts'
import { OrderDrawer } from './order-drawer.tsx'
import { ConsoleList, pageMeta, useOpened, UserLink } from '../../../console/web/index.ts'
import { useConsoleTexts } from './texts.ts'

export const meta = pageMeta('orders')

export const orderTones = {
  pending: 'amber',
  paid: 'palm',
  closed: 'neutral',
  refunded: 'gulf',
} as const

/** All orders; one of them opens with its payments, its lines and its refund. */
export default function OrdersPage() {
  const { orders: t } = useConsoleTexts()
  const [params] = useSearchParams()
  const [opened, open] = useOpened()
  const columns = useColumns(open)
  return (
    <>
      <ConsoleList
        topic="all-orders"
        title={t.title}
        call={listAllOrders}
        csv={{ call: exportOrders, name: 'orders' }}
        search={t.search}
        filters={[
          {
            name: 'status',
            label: t.status,
            options: (['pending', 'paid', 'closed', 'refunded'] as const).map((value) => ({
              value,
              label: t.statuses[value],
            })),
          },
          {
            name: 'kind',
            label: t.kind,
            options: (['hire', 'plan'] as const).map((value) => ({ value, label: t.kinds[value] })),
          },
        ]}
        given={employerOf(params)}
        rowKey={({ id }) => id}
        wide
        columns={columns}
        empty={{ title: t.empty }}
      />
      {opened > 0 && <OrderDrawer id={opened} onClose={() => open(null)} />}
    </>
  )
}

const employerOf = (params: URLSearchParams): { employer?: number } => {
  const employer = Number(params.get('employer') ?? 0)
  return Number.isInteger(employer) && employer > 0 ? { employer } : {}
}

/** What an order bought: someone hired, or a plan. */
export function BoughtThing({
  order: { candidate_id, candidate_name, plan },
}: {
  order: AdminOrder
}) {
  const { orders: t } = useConsoleTexts()
  if (candidate_id === null) return t.plan(plan ?? '')
  return (
    <LocalLink to={`/candidates/${candidate_id}`} className="link">
      <bdi>{candidate_name ?? candidate_id}</bdi>
    </LocalLink>
  )
}

function useColumns(open: (id: number) => void): Column<AdminOrder>[] {
  const { orders: t } = useConsoleTexts()
  const locale = useLocale()
  return [
    {
      key: 'no',
      header: t.columns.no,
      lead: true,
      cell: ({ order_no }) => <bdi className="whitespace-nowrap">{order_no}</bdi>,
    },
    {
      key: 'date',
      header: t.columns.date,
      cell: ({ order_date }) => formatShortDate(order_date, locale),
    },
    {
      key: 'household',
      header: t.columns.household,
      cell: ({ employer_id, employer_name }) => <UserLink id={employer_id} name={employer_name} />,
    },
    {
      key: 'candidate',
      header: t.columns.candidate,
      cell: (order) => <BoughtThing order={order} />,
    },
    {
      key: 'amount',
      header: t.columns.amount,
      cell: (order) => <Amount order={order} />,
    },
    {
      key: 'status',
      header: t.columns.status,
      cell: ({ status }) => <Chip tone={orderTones[status]}>{t.statuses[status]}</Chip>,
    },
    {
      key: 'open',
      header: t.open,
      hideHeader: true,
      align: 'end',
      cell: ({ id, order_no }) => (
        <Button
          variant="secondary"
          size="s"
          aria-haspopup="dialog"
          aria-label={t.openOf(order_no)}
          onClick={() => open(id)}
        >
          {t.open}
        </Button>
      ),
    },
  ]
}

/** What an order came to, and what of it was given back. */
function Amount({ order: { amount, currency, refunded_amount } }: { order: AdminOrder }) {
  const locale = useLocale()
  const { orders: t } = useConsoleTexts()
  return (
    <span>
      {formatAmount(amount, currency, locale)}
      {refunded_amount > 0 && (
        <span className="block text-sm text-ink-soft">
          {t.givenBack(formatAmount(refunded_amount, currency, locale))}
        </span>
      )}
    </span>
  )
}
