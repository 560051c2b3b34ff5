import { formatAmount } from '../../../platform/shared/money.ts'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import type { Column } from '../../../ui/table.tsx'
import type { Order } from '../contract.ts'
import { CandidateName } from './candidate-name.tsx'
import { texts, useTexts } from './texts.ts'
import { useWords } from './use-billing.ts'

interface Paper {
  candidate: Order['candidate']
  amount: number
  currency: string
}

/** Title of a page for the browser's tab; nobody else finds it. */
export const pageMeta = (pathname: string, room: 'orders' | 'invoices' | 'plans') => {
  const { screens, ...sections } = texts[localeOfPath(pathname)]
  return [
    { title: screens.metaTitle(sections[room].title) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The columns that lists of papers share. */
export function useSharedColumns<Row extends Paper>() {
  const locale = useLocale()
  const { screens } = useTexts()
  const words = useWords()
  return {
    number: {
      key: 'number',
      header: screens.number,
      cell: (_, index) => <span className="text-ink-soft tabular-nums">{index + 1}</span>,
      className: '@max-4xl:hidden',
    },
    name: {
      key: 'name',
      header: screens.candidateName,
      cell: ({ candidate }) => <CandidateName candidate={candidate} />,
    },
    nationality: {
      key: 'nationality',
      header: screens.nationality,
      cell: ({ candidate }) => words.nationality(candidate.nationality),
    },
    amount: {
      key: 'amount',
      header: screens.amount,
      cell: ({ amount, currency }) => (
        <span className="font-medium whitespace-nowrap tabular-nums">
          {formatAmount(amount, currency, locale)}
        </span>
      ),
    },
  } satisfies Record<string, Column<Row>>
}
