import { openPdf } from '../../../../platform/server/pdf/index.ts'
import { formatDate } from '../../../../platform/shared/format.ts'
import { type Locale, localizedPath } from '../../../../platform/shared/locale.ts'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { ar } from '../../messages.ar.ts'
import { en } from '../../messages.en.ts'
import type { Company } from './company.ts'
import type { InvoicePaper } from './invoice-paper.ts'

/** A number or address reads from left to right, also in Arabic. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`

/** An invoice as a PDF in a language: lines, sums, who issued it, and a code by which anyone can check it. */
export function invoicePdf(
  paper: InvoicePaper,
  { company, origin, now, locale }: { company: Company; origin: string; now: Date; locale: Locale },
): Promise<Buffer> {
  const t = { en, ar }[locale].invoice
  const money = (amount: number) => leftToRight(formatAmount(amount, paper.currency))
  const pdf = openPdf({ locale, title: `${t.heading} ${paper.invoiceNo}`, now, foot: t.page })
  pdf.letterhead(t.brand, companyLines(company, locale))
  pdf.title(
    t.heading,
    paper.refunded > 0
      ? { text: paper.refunded === paper.amount ? t.refunded : t.paidPartly, tone: 'amber' }
      : { text: t.paid, tone: 'palm' },
  )
  pdf.facts(factsOf(paper, locale))
  pdf.table(
    [
      { header: t.item, share: 3 },
      { header: t.amount, share: 1, align: 'end' },
    ],
    paper.lines.map(({ kind, amount }) => [
      paper.plan && kind === 'access_plan' ? t.plan[paper.plan.key] : t.lines[kind],
      money(amount),
    ]),
  )
  pdf.totals([
    [t.total, money(paper.amount)],
    ...(paper.refunded > 0
      ? ([
          [t.givenBack, money(paper.refunded)],
          [t.net, money(paper.amount - paper.refunded)],
        ] as const)
      : []),
  ])
  pdf.gap(10)
  if (paper.candidate) pdf.paragraph(t.workerPaysNothing, 'small')
  const page = `${origin}${localizedPath(`/verify/invoice/${paper.verificationCode}`, locale)}`
  pdf.code(page, t.check, `${t.checkText}\n${leftToRight(page)}`)
  return pdf.finish()
}

function factsOf(paper: InvoicePaper, locale: Locale): (readonly [label: string, value: string])[] {
  const t = { en, ar }[locale].invoice
  return [
    [t.invoiceNo, leftToRight(paper.invoiceNo)],
    [t.invoiceDate, formatDate(paper.date, locale)],
    [t.orderNo, leftToRight(paper.orderNo)],
    [t.paymentStatus, t.paid],
    [t.billedTo, paper.household],
    ...(paper.candidate
      ? ([
          [t.candidateName, paper.candidate.name],
          [t.nationality, paper.candidate.nationality],
          [t.position, paper.candidate.position],
        ] as const)
      : []),
    ...(paper.plan
      ? ([
          [
            t.planDays,
            t.fromTo(
              formatDate(paper.plan.startsOn, locale),
              formatDate(paper.plan.endsOn, locale),
            ),
          ],
        ] as const)
      : []),
  ]
}

function companyLines(
  { operator, registration_number, address, phone, email }: Company,
  locale: Locale,
): string[] {
  const t = { en, ar }[locale].invoice
  return [
    operator?.[locale] ?? '',
    address?.[locale] ?? '',
    registration_number === null ? '' : t.registration(leftToRight(registration_number)),
    [phone, email].flatMap((one) => (one === null ? [] : [leftToRight(one)])).join(' · '),
  ].filter((line) => line !== '')
}
