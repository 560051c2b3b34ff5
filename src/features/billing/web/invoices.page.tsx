import type { MetaFunction } from 'react-router'
import { formatShortDate } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { useSearchText } from '../../../platform/web/use-search-text.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table.tsx'
import type { Invoice } from '../contract.ts'
import { BillingList } from './billing-list.tsx'
import { pageMeta, useSharedColumns } from './billing-columns.tsx'
import { InvoiceDownloads } from './invoice-downloads.tsx'
import { matches } from './matches.ts'
import { useTexts } from './texts.ts'
import { useInvoices, useWords } from './use-billing.ts'

export const meta: MetaFunction = ({ location }) => pageMeta(location.pathname, 'invoices')

/** The household's paid invoices, each to download. */
export default function InvoicesPage() {
  const { invoices: t } = useTexts()
  const words = useWords()
  const [search, setSearch] = useSearchText()
  return (
    <BillingList
      texts={t}
      query={useInvoices()}
      search={search}
      setSearch={setSearch}
      isMatch={({ invoice_no, candidate: { full_name, nationality } }) =>
        matches(search, [invoice_no, full_name, nationality, words.nationality(nationality)])
      }
      columns={useColumns()}
      rowKey={({ invoice_no }) => invoice_no}
      firstStep={<ButtonLink to="/dashboard/orders">{t.toOrders}</ButtonLink>}
    />
  )
}

function useColumns(): Column<Invoice>[] {
  const { invoices: t, screens } = useTexts()
  const locale = useLocale()
  const { number, name, nationality, amount } = useSharedColumns<Invoice>()
  return [
    number,
    {
      key: 'invoiceNo',
      header: t.invoiceNo,
      lead: true,
      cell: ({ invoice_no }) => <bdi className="whitespace-nowrap">{invoice_no}</bdi>,
    },
    {
      key: 'invoiceDate',
      header: t.invoiceDate,
      cell: ({ invoice_date }) => (
        <span className="whitespace-nowrap">{formatShortDate(invoice_date, locale)}</span>
      ),
    },
    name,
    nationality,
    amount,
    { key: 'status', header: t.paymentStatus, cell: () => <Chip tone="palm">{t.paid}</Chip> },
    {
      key: 'actions',
      header: screens.actions,
      align: 'end',
      cell: ({ invoice_no }) => <InvoiceDownloads invoiceNo={invoice_no} />,
    },
  ]
}
