import { translated, wordsIn } from '../../../../platform/shared/catalogues.ts'
import { openPdf } from '../../../../platform/server/pdf/index.ts'
import { formatDate } from '../../../../platform/shared/format.ts'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { directionOf } from '../../../../platform/shared/locale.ts'
import { type Locale, official, standard } from '../../../../platform/shared/locales.ts'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { en } from '../../messages.en.ts'
import type { Company } from './company.ts'
import type { InvoicePaper } from './invoice-paper.ts'

/** A number or address reads from left to right, also in Arabic. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`

/** Words of a language keep their own direction among those of the other. */
const isolated = (text: string, locale: Locale): string =>
  `${directionOf(locale) === 'rtl' ? '\u2067' : '\u2066'}${text}\u2069`

const texts = translated(en.invoice)
type Texts = (typeof texts)[Locale]

/** The two languages of a sheet, the reader's first. */
interface Tongue {
  first: Locale
  /** What both say, one beside the other, or one below the other. */
  beside: (say: (t: Texts, locale: Locale) => string) => string
  below: (say: (t: Texts, locale: Locale) => string) => string
}

function tongueOf(first: Locale): Tongue {
  const order: Locale[] = [first, first === official ? standard : official]
  const said = (say: (t: Texts, locale: Locale) => string) => {
    const words = order.map((locale) => say(texts[locale], locale))
    return words[0] === words[1]
      ? words.slice(0, 1)
      : words.map((text, index) => isolated(text, order[index] ?? first))
  }
  return {
    first,
    beside: (say) => said(say).join(' · '),
    below: (say) => said(say).join('\n'),
  }
}

/** An invoice as a PDF in both languages on one sheet: lines with their receivers, sums, who issued it, and a code by which anyone can check it. */
export async function invoicePdf(
  paper: InvoicePaper,
  { company, origin, now, locale }: { company: Company; origin: string; now: Date; locale: Locale },
): Promise<Buffer> {
  const tongue = tongueOf(locale)
  const { beside, below } = tongue
  const t = texts[locale]
  // One sheet for both readers, so one form of the amount.
  const money = (amount: number) => leftToRight(formatAmount(amount, paper.currency, standard))
  const pdf = await openPdf({ locale, title: `${t.heading} ${paper.invoiceNo}`, now, foot: t.page })
  pdf.letterhead(t.brand, companyLines(company, tongue))
  pdf.title(
    beside((said) => said.heading),
    markOf(paper, tongue),
  )
  pdf.pairs(pairsOf(paper, tongue))
  pdf.table(
    [
      { header: beside((said) => said.item), share: 3 },
      { header: beside((said) => said.receiver), share: 1.7 },
      { header: beside((said) => said.amount), share: 1.6, align: 'end' },
    ],
    paper.lines.map((line) => [
      below((said) =>
        paper.plan && line.kind === 'access_plan'
          ? said.plan[paper.plan.key]
          : said.lines[line.kind],
      ),
      line.receiver_name ?? below((said) => said.receivers[line.receiver]),
      money(line.amount),
    ]),
    true,
  )
  pdf.totals(totalsOf(paper, tongue, money))
  const back = paper.lines.find(({ returns }) => returns !== null)?.returns
  if (back)
    pdf.paragraph(
      below((said, language) =>
        said.comesBack(
          formatDate(back.whole_until, language),
          back.percent_per_month,
          formatDate(back.until, language),
        ),
      ),
      'small',
    )
  if (paper.candidate)
    pdf.paragraph(
      below((said) => said.workerPaysNothing),
      'small',
    )
  const page = `${origin}${localizedPath(`/verify/invoice/${paper.verificationCode}`, locale)}`
  pdf.code(
    page,
    beside((said) => said.check),
    `${below((said) => said.checkText)}\n${leftToRight(page)}`,
  )
  return pdf.finish()
}

function markOf(paper: InvoicePaper, { beside }: Tongue): { text: string; tone: 'amber' | 'palm' } {
  if (paper.refunded === 0) return { text: beside((t) => t.paid), tone: 'palm' }
  const isWhole = paper.refunded === paper.amount
  return { text: beside((t) => (isWhole ? t.refunded : t.paidPartly)), tone: 'amber' }
}

const totalsOf = (
  paper: InvoicePaper,
  { beside }: Tongue,
  money: (amount: number) => string,
): [label: string, value: string][] => [
  [beside((t) => t.total), money(paper.amount)],
  ...(paper.refunded > 0
    ? ([
        [beside((t) => t.givenBack), money(paper.refunded)],
        [beside((t) => t.net), money(paper.amount - paper.refunded)],
      ] as [string, string][])
    : []),
]

/** What the invoice is of, and how it was paid. */
function pairsOf(paper: InvoicePaper, { first, beside }: Tongue) {
  const pair = (
    label: (t: Texts) => string,
    value: string | ((t: Texts, locale: Locale) => string),
  ) => ({
    label: label(texts[first]),
    other: label(texts[first === official ? standard : official]),
    value: typeof value === 'string' ? value : beside(value),
  })
  const { candidate, plan, payment } = paper
  return [
    pair((t) => t.invoiceNo, leftToRight(paper.invoiceNo)),
    pair(
      (t) => t.invoiceDate,
      (_, locale) => formatDate(paper.date, locale),
    ),
    pair((t) => t.orderNo, leftToRight(paper.orderNo)),
    pair(
      (t) => t.method,
      (t) => t.methods[payment?.provider ?? 'none'] ?? payment?.provider ?? '',
    ),
    ...(payment === null ? [] : [pair((t) => t.reference, leftToRight(payment.reference))]),
    pair((t) => t.billedTo, paper.household),
    ...(candidate === null
      ? []
      : [
          pair(
            (t) => t.candidateName,
            (_, locale) => wordsIn(candidate.name, locale),
          ),
          pair(
            (t) => t.nationality,
            (_, locale) => wordsIn(candidate.nationality, locale),
          ),
          pair(
            (t) => t.position,
            (_, locale) => wordsIn(candidate.position, locale),
          ),
        ]),
    ...(plan === null
      ? []
      : [
          pair(
            (t) => t.planDays,
            (t, locale) =>
              t.fromTo(formatDate(plan.startsOn, locale), formatDate(plan.endsOn, locale)),
          ),
        ]),
  ]
}

function companyLines(
  { operator, registration_number, address, phone, email }: Company,
  { beside }: Tongue,
): string[] {
  return [
    operator === null ? '' : beside((_, locale) => wordsIn(operator, locale)),
    address === null ? '' : beside((_, locale) => wordsIn(address, locale)),
    registration_number === null
      ? ''
      : `${beside((t) => t.registration)} ${leftToRight(registration_number)}`,
    [phone, email].flatMap((one) => (one === null ? [] : [leftToRight(one)])).join(' · '),
  ].filter((line) => line !== '')
}
