import { inEachLanguage, textsIn, translated } from '../../../platform/shared/catalogues.ts'
import { formatDate, isolated } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { amountIn } from '../../../platform/shared/money.ts'
import type { NoticeKind, NoticeParams } from '../../notifications/server/index.ts'
import { claims as claimsEn } from '../messages.claims.en.ts'
import { en } from '../messages.en.ts'

type Params = NoticeParams
const texts = translated(en.notices)

const kind = (
  name: keyof typeof texts.en,
  channels: NoticeKind['channels'],
  params: (given: Params, locale: Locale) => { subject: string; more: string },
): NoticeKind => {
  const words = (locale: Locale) => (given: Params) => {
    const { subject, more } = params(given, locale)
    return { title: texts[locale][name].title, text: texts[locale][name].text(subject, more) }
  }
  return {
    channels,
    group: 'money',
    roles: ['employer'],
    label: inEachLanguage((locale) => texts[locale][name].label),
    words: inEachLanguage(words),
  }
}

const orderAndAmount = ({ order_no, amount }: Params, locale: Locale) => ({
  subject: isolated(order_no),
  more: isolated(amountIn(String(amount), locale)),
})

const claimTexts = translated(claimsEn.notices)

function claimKind(name: keyof typeof claimTexts.en, what: 'amount' | 'answer'): NoticeKind {
  const words = (locale: Locale) => (params: Params) => ({
    title: claimTexts[locale][name].title,
    text: claimTexts[locale][name].text(
      isolated(params.order_no),
      isolated(what === 'amount' ? amountIn(String(params.amount), locale) : params.answer),
    ),
  })
  return {
    channels: ['sms'],
    group: 'money',
    roles: ['employer'],
    label: inEachLanguage((locale) => claimTexts[locale][name].label),
    words: inEachLanguage(words),
  }
}

const orderAndAnswer = ({ order_no, answer }: Params) => ({
  subject: isolated(order_no),
  more: isolated(answer),
})

const declined = (locale: Locale) => (params: Params) => {
  return textsIn(en, locale).mandateNotices.agency_declined.words(
    isolated(params.agency),
    isolated(params.name),
    isolated(params.reason),
  )
}

/** What billing tells households. */
export const notices = {
  payment_received: kind('payment_received', ['sms'], orderAndAmount),
  refund_made: kind('refund_made', ['sms'], orderAndAmount),
  payment_differs: kind('payment_differs', ['sms'], orderAndAmount),
  payment_under_review: kind('payment_under_review', ['sms'], orderAndAmount),
  payment_reviewed: kind('payment_reviewed', ['sms'], orderAndAnswer),
  plan_ending: kind('plan_ending', ['sms'], ({ plan, ends_on }, locale) => ({
    subject: textsIn(en, locale).plans.names[plan as 'basic'],
    more: formatDate(String(ends_on), locale),
  })),
  claim_granted: claimKind('claim_granted', 'amount'),
  agency_declined: {
    group: 'hires',
    channels: ['sms'],
    roles: ['employer'],
    label: inEachLanguage((locale) => textsIn(en, locale).mandateNotices.agency_declined.label),
    words: inEachLanguage(declined),
  },
  claim_refused: claimKind('claim_refused', 'answer'),
} satisfies Record<string, NoticeKind>
