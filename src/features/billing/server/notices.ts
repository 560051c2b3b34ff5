import { formatDate } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locale.ts'
import type { NoticeKind } from '../../notifications/server/index.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

type Params = Parameters<NoticeKind['en']>[0]
const texts = { en: en.notices, ar: ar.notices }

const kind = (
  name: keyof typeof texts.en,
  channels: NoticeKind['channels'],
  params: (given: Params, locale: Locale) => { subject: string; more: string },
): NoticeKind => {
  const words = (locale: Locale) => (given: Params) => {
    const { subject, more } = params(given, locale)
    return { title: texts[locale][name].title, text: texts[locale][name].text(subject, more) }
  }
  return { channels, roles: ['employer'], label: { en: texts.en[name].label, ar: texts.ar[name].label }, en: words('en'), ar: words('ar') }
}

const orderAndAmount = ({ order_no, amount }: Params) => ({ subject: `\u2068${order_no}\u2069`, more: `\u2066${amount}\u2069` })

/** What billing tells households. */
export const notices = {
  payment_received: kind('payment_received', ['sms'], orderAndAmount),
  refund_made: kind('refund_made', ['sms'], orderAndAmount),
  plan_ending: kind('plan_ending', ['sms'], ({ plan, ends_on }, locale) => ({
    subject: { en, ar }[locale].plans.names[plan as 'basic'],
    more: formatDate(String(ends_on), locale),
  })),
} satisfies Record<string, NoticeKind>
