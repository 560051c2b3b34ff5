import { openPdf, type PdfDocument } from '../../../platform/server/pdf/index.ts'
import { lawName } from '../../profiles/law-rules.ts'
import { candidateWords } from '../../profiles/server/words-api.ts'
import { formatDate, isolated } from '../../../platform/shared/format.ts'
import { textsIn } from '../../../platform/shared/catalogues.ts'
import {
  languageOf,
  type Locale,
  locales,
  official,
  standard,
} from '../../../platform/shared/locales.ts'
import { joinList } from '../../../platform/shared/join-list.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import { letter as en, type Letter as Words } from '../messages.letter.en.ts'
import type { Terms, TermsRule } from '../../agreements/terms-contract.ts'

interface Letter {
  terms: Terms
  rules: readonly TermsRule[]
  names: { household: string; candidate: string }
  /** The language of the worker's account; several languages share a country. */
  reads: Locale | null
  /** The worker's country, ISO 3166. */
  country: string | null
  currency: string
  now: Date
  caseId: number
}

const hasWords = (locale: Locale): boolean =>
  languageOf(locale).covers === 'worker' && textsIn(en, locale).title !== en.title

/** The worker's language, else that of her country, where the letter has its words. */
const ownLanguage = ({ reads, country }: Letter): Locale | undefined =>
  reads !== null && hasWords(reads)
    ? reads
    : locales.find(
        (locale) =>
          (languageOf(locale).country === country ||
            textsIn(en, locale).isAlsoReadIn(country ?? '')) &&
          hasWords(locale),
      )

/** The offer letter: in Arabic, which governs, then in English, then in the worker's language; each from its own side. */
export async function drawOfferLetter(letter: Letter): Promise<Buffer> {
  const pdf = await openPdf({
    locale: official,
    title: en.title,
    now: letter.now,
    foot: (page, pages) => `MZ-${letter.caseId} · ${page} / ${pages}`,
  })
  drawIn(official, textsIn(en, official), pdf, letter)
  const own = ownLanguage(letter)
  const others: Locale[] = own === undefined ? [standard] : [standard, own]
  for (const locale of others) {
    pdf.turn(locale)
    drawIn(locale, textsIn(en, locale), pdf, letter)
  }
  return pdf.finish()
}

/** What she does, in the language of the page; what was written freely as it was written. */
function tasksIn(t: Words, { tasks = [], other_tasks }: Terms, locale: Locale): string[][] {
  const named = joinList(
    tasks.map((task) => t.taskNames[task]),
    locale,
  )
  return [
    ...(named === '' ? [] : [[t.tasks, named]]),
    ...(other_tasks === undefined ? [] : [[t.otherTasks, isolated(other_tasks)]]),
  ]
}

/** `locale` gives side, dates and the name of the work; `t` the words. */
function drawIn(
  locale: Locale,
  t: Words,
  pdf: PdfDocument,
  { terms, rules, names, currency, now, caseId }: Letter,
): void {
  const amount = (value: number) => isolated(formatAmount(value, currency, locale))
  const provision = (kind: Terms['housing'], allowance: number | undefined) =>
    kind === 'provided' ? t.provided : t.allowance(amount(allowance ?? 0))
  pdf.letterhead(t.brand, [formatDate(now, locale), isolated(`MZ-${caseId}`)])
  pdf.title(t.title)
  pdf.paragraph(t.intro(isolated(names.household), isolated(names.candidate)))
  pdf.heading(t.terms)
  pdf.table(
    [
      { header: t.term, share: 2 },
      { header: t.agreed, share: 3 },
    ],
    [
      [t.role, candidateWords(locale).position(terms.role)],
      ...tasksIn(t, terms, locale),
      [t.wage, t.aMonth(amount(terms.wage))],
      [t.housing, provision(terms.housing, terms.housing_allowance)],
      ...(terms.room && terms.housing === 'provided' ? [[t.room, t.rooms[terms.room]]] : []),
      [t.food, provision(terms.food, terms.food_allowance)],
      [t.hours, t.hoursADay(terms.hours_per_day)],
      [t.restDay, t.restDays[terms.rest_day]],
      [t.leave, t.daysAYear(terms.leave_days)],
      [t.papers, t.keepsPapers],
      [t.start, formatDate(terms.start_on, locale)],
    ],
  )
  pdf.heading(t.rights)
  for (const line of t.rightsLines) pdf.paragraph(line)
  pdf.heading(t.floor)
  for (const { key, value, source } of rules)
    pdf.paragraph(`${t.rules[key](value)} (${isolated(lawName(source, locale))})`, 'small')
  pdf.heading(t.attestation)
  pdf.paragraph(t.attestationText)
  pdf.signatures([t.household, t.worker])
}
