import { inEachLanguage, textsIn, translated } from '../../../platform/shared/catalogues.ts'
import type { NoticeKind, NoticeParams } from '../../notifications/server/index.ts'
import { formatShortDate, isolated } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import type { StepKey } from '../choices.ts'
import { managedNotices } from '../messages.managed.en.ts'
import { en } from '../messages.en.ts'

type Params = NoticeParams
const texts = translated(en)

const who = ({ name }: Params): string => isolated(name)
const step = ({ step }: Params, locale: Locale): string => texts[locale].steps[step as StepKey]
const due = ({ due }: Params, locale: Locale): string =>
  due ? formatShortDate(String(due), locale) : ''

type Kind = keyof typeof en.notices.labels
const both = (
  kind: Kind,
  words: (
    t: (typeof en)['notices'],
    params: Params,
    locale: Locale,
  ) => { title: string; text: string },
) => ({
  group: 'hires' as const,
  label: inEachLanguage((locale) => textsIn(en, locale).notices.labels[kind]),
  words: inEachLanguage(
    (locale) => (params: Params) => words(texts[locale].notices, params, locale),
  ),
})
const byText = { channels: ['sms'] } as const
const toWorker = { ...byText, roles: ['jobseeker'] } as const
const toAgency = (kind: keyof typeof managedNotices) => ({
  ...byText,
  roles: ['agency'] as const,
  group: 'hires' as const,
  label: inEachLanguage((locale) => textsIn(managedNotices, locale)[kind].label),
  words: inEachLanguage((locale) => {
    const { title, text } = textsIn(managedNotices, locale)[kind]
    return (params: Params) => ({
      title,
      text: text({ candidate: who(params), household: isolated(params.household) }),
    })
  }),
})
const toHousehold = { ...byText, roles: ['employer'] } as const

/** What recruitment tells people; `name` is the other party. */
export const notices = {
  recruitment_opened: { ...toWorker, ...both('opened', (t, p) => t.opened(who(p))) },
  agency_recruitment_opened: toAgency('opened'),
  recruitment_turn: {
    channels: [],
    ...both('turn', (t, p, locale) =>
      t.turn(step(p, locale), who(p), due(p, locale), Number(p.more)),
    ),
  },
  recruitment_overdue: {
    ...byText,
    ...both('overdue', (t, p, locale) => t.overdue(step(p, locale), who(p), due(p, locale))),
  },
  recruitment_nudged: {
    ...byText,
    ...both('nudged', (t, p, locale) => t.nudged(step(p, locale), who(p))),
  },
  offer_received: { ...toWorker, urgent: true, ...both('offer', (t, p) => t.offer(who(p))) },
  offer_replaced: { ...toWorker, urgent: true, ...both('replaced', (t, p) => t.replaced(who(p))) },
  agency_offer_received: { ...toAgency('offer'), urgent: true },
  agency_offer_replaced: { ...toAgency('replaced'), urgent: true },
  offer_accepted: { ...toHousehold, ...both('accepted', (t, p) => t.accepted(who(p))) },
  offer_declined: { ...toHousehold, ...both('declined', (t, p) => t.declined(who(p))) },
  recruitment_arrived: { channels: [], ...both('arrived', (t, p) => t.arrived(who(p))) },
  recruitment_closed: { ...byText, ...both('closed', (t, p) => t.closed(who(p))) },
} satisfies Record<string, NoticeKind>
