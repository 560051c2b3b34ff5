import type { ReactNode } from 'react'
import { formatDate } from '../../../platform/shared/format.ts'
import { joinList } from '../../../platform/shared/join-list.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import type { Quoted, QuotedLine } from '../quote-contract.ts'
import { useTexts } from './texts.ts'

const groups = {
  order: ({ in_order }) => in_order,
  once: ({ in_order, rhythm }) => !in_order && rhythm === 'once',
  monthly: ({ in_order, rhythm }) => !in_order && rhythm === 'monthly',
  yearly: ({ in_order, rhythm }) => !in_order && rhythm === 'yearly',
} satisfies Record<string, (line: QuotedLine) => boolean>
type Group = keyof typeof groups
const allGroups: readonly Group[] = ['order', 'once', 'monthly', 'yearly']

/** The lines of a quote by when they are paid, each with its receiver, when it is due, and what comes back. */
export function QuoteLines({
  quote,
  only = allGroups,
}: {
  quote: Quoted
  only?: readonly Group[]
}) {
  const { quote: t } = useTexts()
  const shown = only.map((group) => ({ group, lines: quote.lines.filter(groups[group]) }))
  return (
    <div className="space-y-4">
      {shown
        .filter(({ lines }) => lines.length > 0)
        .map(({ group, lines }) => (
          <section key={group}>
            {shown.length > 1 && (
              <h3 className="mb-1 text-sm font-medium text-ink-soft">{t.groups[group]}</h3>
            )}
            <dl className="divide-y divide-line">
              {lines.map((line) => (
                <Line key={line.kind} line={line} currency={quote.currency} />
              ))}
            </dl>
          </section>
        ))}
    </div>
  )
}

function Line({ line, currency }: { line: QuotedLine; currency: string }) {
  const { quote: t } = useTexts()
  const locale = useLocale()
  const receiver =
    line.receiver_name === null ? t.receivers[line.receiver] : t.receiverNamed(line.receiver_name)
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
      <dt>{t.lines[line.kind]}</dt>
      <dd className="text-end tabular-nums">
        <Amount amount={line.amount} atMost={line.at_most} currency={currency} />
      </dd>
      <dd className="col-span-full text-sm text-ink-soft">
        <span className="block first-letter:uppercase">
          {joinList([receiver, t.due[line.due]], locale)}. {t.notes[line.kind]}
        </span>
        {line.returns !== null && (
          <span className="mt-0.5 block">
            {t.back(
              formatDate(line.returns.whole_until, locale),
              line.returns.percent_per_month,
              formatDate(line.returns.until, locale),
            )}
          </span>
        )}
      </dd>
    </div>
  )
}

/** An amount, or that it isn't known: never a price of nothing by accident. */
function Amount({
  amount,
  atMost,
  currency,
}: {
  amount: number | null
  atMost: boolean
  currency: string
}) {
  const locale = useLocale()
  const { quote: t } = useTexts()
  if (amount === null) return <span className="text-amber">{t.unknown}</span>
  const text = formatAmount(amount, currency, locale)
  return atMost ? t.atMost(text) : text
}

/** What it comes to: once, each month and in the first year. */
export function QuoteSums({ quote: { sums, currency } }: { quote: Quoted }) {
  const locale = useLocale()
  const { quote: t } = useTexts()
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        <Sum label={sums.at_most ? t.sums.onceAtMost : t.sums.once}>
          {formatAmount(sums.once, currency, locale)}
        </Sum>
        <Sum label={t.sums.monthly}>{formatAmount(sums.monthly, currency, locale)}</Sum>
        <Sum label={sums.at_most ? t.sums.firstYearAtMost : t.sums.firstYear} isMain>
          {formatAmount(sums.first_year, currency, locale)}
        </Sum>
      </dl>
      {sums.partial && <p className="mt-2 text-sm text-amber">{t.partial}</p>}
    </>
  )
}

const Sum = ({
  label,
  isMain = false,
  children,
}: {
  label: string
  isMain?: boolean
  children: ReactNode
}) => (
  <>
    <dt className={isMain ? 'font-semibold' : 'text-ink-soft'}>{label}</dt>
    <dd className={`text-end whitespace-nowrap tabular-nums ${isMain ? 'font-semibold' : ''}`}>
      {children}
    </dd>
  </>
)
