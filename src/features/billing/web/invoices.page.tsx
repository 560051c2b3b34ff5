import { Download } from 'lucide-react'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { formatShortDate } from '../../../platform/shared/format.ts'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { useSearchText } from '../../../platform/web/use-search-text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { Invoice } from '../contract.ts'
import { BillingList } from './billing-list.tsx'
import { CandidateName } from './candidate-name.tsx'
import { matches } from './matches.ts'
import { saveInvoice } from './save-invoice.ts'
import { texts, useTexts } from './texts.ts'
import { useInvoices, useWords } from './use-billing.ts'

export const meta: MetaFunction = ({ location }) => {
  const { invoices, screens } = texts[localeOfPath(location.pathname)]
  return [{ title: screens.metaTitle(invoices.title) }, { name: 'robots', content: 'noindex' }]
}

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
  const words = useWords()
  const locale = useLocale()
  return [
    {
      key: 'number',
      header: screens.number,
      cell: (_, index) => <span className="text-ink-soft tabular-nums">{index + 1}</span>,
      className: '@max-4xl:hidden',
    },
    { key: 'invoiceNo', header: t.invoiceNo, lead: true, cell: ({ invoice_no }) => <bdi className="whitespace-nowrap">{invoice_no}</bdi> },
    {
      key: 'invoiceDate',
      header: t.invoiceDate,
      cell: ({ invoice_date }) => <span className="whitespace-nowrap">{formatShortDate(invoice_date, locale)}</span>,
    },
    { key: 'name', header: screens.candidateName, cell: ({ candidate }) => <CandidateName candidate={candidate} /> },
    { key: 'nationality', header: screens.nationality, cell: ({ candidate }) => words.nationality(candidate.nationality) },
    {
      key: 'amount',
      header: screens.amount,
      cell: ({ amount, currency }) => <span className="font-medium whitespace-nowrap tabular-nums">{formatAmount(amount, currency)}</span>,
    },
    { key: 'status', header: t.paymentStatus, cell: () => <Chip tone="palm">{t.paid}</Chip> },
    { key: 'actions', header: screens.actions, align: 'end', cell: ({ invoice_no }) => <DownloadButton invoiceNo={invoice_no} /> },
  ]
}

function DownloadButton({ invoiceNo }: { invoiceNo: string }) {
  const { invoices: t } = useTexts()
  const toast = useToast()
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await saveInvoice(invoiceNo, locale)
    } catch {
      toast({ text: t.downloadFailed, tone: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button look="secondary" size="s" icon={Download} busy={busy} aria-label={`${t.download}: ${invoiceNo}`} onClick={() => void download()}>
      {t.download}
    </Button>
  )
}
