import { inEachLanguage } from '../../../platform/shared/catalogues.ts'
import { candidateWords } from '../../profiles/server/words-api.ts'
import { formatShortDate, isolated } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { amountIn, formatAmount } from '../../../platform/shared/money.ts'
import type { NoticeKind, NoticeParams } from '../../notifications/server/index.ts'
import type { NoticeTerms } from '../messages.notices.en.ts'
import { texts } from '../texts.ts'

type Name = keyof (typeof texts)['en']['notices']
type Params = NoticeParams

const told = ({ name, candidate, role, wage, currency, start, amount }: Params, locale: Locale) =>
  ({
    who: isolated(name),
    her: isolated(candidate),
    role: isolated(candidateWords(locale).position(String(role))),
    wage: isolated(formatAmount(Number(wage), String(currency), locale)),
    start: formatShortDate(String(start), locale),
    amount: amount ? isolated(amountIn(String(amount), locale)) : '',
  }) satisfies NoticeTerms

const kindOf = (
  name: Name,
  kind: Pick<NoticeKind, 'channels' | 'roles' | 'urgent'>,
): NoticeKind => ({
  group: 'hires',
  ...kind,
  label: inEachLanguage((locale) => texts[locale].notices[name].label),
  words: inEachLanguage((locale) => (params) => {
    const { title, text } = texts[locale].notices[name]
    return { title, text: text(told(params, locale)) }
  }),
})

const worker = { channels: ['sms'], urgent: true, roles: ['jobseeker'] } as const
const agency = { channels: ['sms'], roles: ['agency'] } as const
const household = { channels: ['sms'], roles: ['employer'] } as const
const demo = { channels: [], roles: ['employer'] } as const

/** What agreements tell people; `name` is the other side. */
export const notices = {
  agreement_asked: kindOf('agreement_asked', worker),
  agency_agreement_asked: kindOf('agency_agreement_asked', agency),
  agreement_taken: kindOf('agreement_taken', worker),
  agency_agreement_taken: kindOf('agency_agreement_taken', agency),
  agreement_withdrawn: kindOf('agreement_withdrawn', worker),
  agency_agreement_withdrawn: kindOf('agency_agreement_withdrawn', agency),
  agreement_countered: kindOf('agreement_countered', household),
  agreement_countered_in_demo: kindOf('agreement_countered_in_demo', demo),
  agreement_yes: kindOf('agreement_yes', household),
  agreement_yes_in_demo: kindOf('agreement_yes_in_demo', demo),
  agreement_no: kindOf('agreement_no', household),
  agreement_no_in_demo: kindOf('agreement_no_in_demo', demo),
} satisfies Record<Name, NoticeKind>
