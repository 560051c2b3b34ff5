import { textsIn, wordsIn } from '../../../../platform/shared/catalogues.ts'
import { formatDate, qatarDate, qatarTime } from '../../../../platform/shared/format.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { en } from '../../messages.en.ts'
import type { InvoicePaper } from './invoice-paper.ts'

/** An invoice as plain text, in the reader's language. */
export function invoiceText(paper: InvoicePaper, now: Date, locale: Locale): string {
  const t = textsIn(en, locale).invoice
  // A file is read where a no-break space may be a stray sign.
  const money = (amount: number) =>
    formatAmount(amount, paper.currency, locale).replace('\u00a0', ' ')
  const lines = [
    [t.invoiceNo, paper.invoiceNo],
    [t.invoiceDate, formatDate(paper.date, locale)],
    [t.paymentStatus, t.paid],
    ...(paper.candidate
      ? [
          [t.candidateName, wordsIn(paper.candidate.name, locale)],
          [t.nationality, wordsIn(paper.candidate.nationality, locale)],
          [t.position, wordsIn(paper.candidate.position, locale)],
        ]
      : []),
    ...(paper.plan ? [[t.item, t.plan[paper.plan.key]]] : []),
    [t.amount, money(paper.amount)],
    ...(paper.refunded > 0 ? [[t.givenBack, money(paper.refunded)]] : []),
    [t.generatedOn, `${formatDate(qatarDate(now), locale)} ${qatarTime(now)} (Asia/Qatar)`],
  ]
  return `${t.title}\n\n${lines.map(([label, value]) => `${label}: ${value}`).join('\n')}\n`
}
