import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { formatAmount } from '../../../platform/shared/money.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { getCandidateQuote, type Quoted } from '../quote-contract.ts'
import { QuoteLines, QuoteSums } from './quote-lines.tsx'
import { useTexts } from './texts.ts'
import { ordersKey } from './use-billing.ts'

/** What a candidate costs whoever asks. */
const useQuote = (candidateId: number) =>
  useQuery({
    queryKey: ['quote', candidateId],
    queryFn: ({ signal }) => api(getCandidateQuote, { id: candidateId }, { signal }),
    meta: { live: ordersKey },
  })

/** What it costs to hire her: the sums at a glance, each line behind them. */
export function QuotePanel({ candidateId }: { candidateId: number }) {
  const { quote: t, screens } = useTexts()
  const { data, isError, refetch, isFetching } = useQuote(candidateId)
  return (
    <section className="mt-4 rounded-lg border border-line bg-surface p-5 shadow-1">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon of={ReceiptText} className="text-ink-soft" />
        {t.title}
      </h2>
      {data !== undefined ? (
        <>
          <p className="mt-1 mb-3 text-sm text-ink-soft">{t.places[data.place]}</p>
          <QuoteSums quote={data} />
          {!data.salary_known && <p className="mt-3 text-sm text-amber">{t.salaryUnknown}</p>}
          <Disclosure summary={t.each} className="mt-2 border-b-0">
            <QuoteLines quote={data} />
            <p className="mt-3 text-sm text-ink-soft">{t.besides}</p>
          </Disclosure>
        </>
      ) : isError ? (
        <div role="alert" className="mt-3 space-y-3">
          <p className="text-ink-soft">{t.failed}</p>
          <Button variant="secondary" size="s" busy={isFetching} onClick={() => void refetch()}>
            {screens.retry}
          </Button>
        </div>
      ) : (
        <Skeleton className="mt-3 h-20" />
      )}
    </section>
  )
}

/** One of the sums, for a table of several candidates. */
export function QuoteSum({
  costs: { sums, currency, salary_known: isSalaryKnown },
  of,
}: {
  costs: Pick<Quoted, 'currency' | 'salary_known' | 'sums'>
  of: 'monthly' | 'first_month' | 'first_year'
}) {
  const locale = useLocale()
  const { quote: t } = useTexts()
  if (of === 'monthly' && !isSalaryKnown) return <span className="text-amber">{t.unknown}</span>
  const amount = formatAmount(sums[of], currency, locale)
  return (
    <>
      <span className="tabular-nums">
        {of !== 'monthly' && sums.at_most ? t.atMost(amount) : amount}
      </span>
      {of !== 'monthly' && sums.partial && (
        <span className="block text-sm text-ink-soft">{t.partial}</span>
      )}
    </>
  )
}
