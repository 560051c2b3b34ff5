import { inEachLanguage, textsIn, translated } from '../../../platform/shared/catalogues.ts'
import { formatDate, isolated } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import type { NoticeKind, NoticeParams } from '../../notifications/server/index.ts'
import type { MemberRole } from '../choices.ts'
import { en } from '../messages.office.en.ts'
import { en as servicesEn } from '../messages.services.en.ts'

type Params = NoticeParams
type Texts = (typeof en)['notices']
const texts = translated(en)
const mandateTexts = translated(servicesEn.notices)

const day = ({ date }: Params, locale: Locale): string => formatDate(String(date), locale)
const role = ({ role }: Params, locale: Locale): string => texts[locale].roles[role as MemberRole]

const both = (
  kind: keyof Texts['labels'],
  words: (t: Texts, params: Params, locale: Locale) => { title: string; text: string },
) => ({
  label: inEachLanguage((locale) => textsIn(en, locale).notices.labels[kind]),
  group: 'account' as const,
  roles: ['agency'] as const,
  words: inEachLanguage(
    (locale) => (params: Params) => words(texts[locale].notices, params, locale),
  ),
})

const mandate = (kind: keyof typeof mandateTexts.en) => ({
  label: inEachLanguage((locale) => mandateTexts[locale][kind].label),
  group: 'hires' as const,
  roles: ['agency'] as const,
  words: inEachLanguage(
    (locale) =>
      ({ name }: Params) =>
        mandateTexts[locale][kind].words(isolated(name)),
  ),
})

/** What agencies' people are told of their agency. */
export const notices = {
  licence_expiring: {
    channels: ['sms', 'email'],
    ...both('expiring', (t, p, locale) =>
      t.expiring(isolated(p.name), day(p, locale), Number(p.days)),
    ),
  },
  licence_expired: {
    channels: ['sms', 'email'],
    ...both('expired', (t, p, locale) => t.expired(isolated(p.name), day(p, locale))),
  },
  licence_approved: {
    channels: ['sms'],
    ...both('approved', (t, p, locale) => t.approved(isolated(p.name), day(p, locale))),
  },
  licence_refused: {
    channels: ['sms'],
    ...both('refused', (t, p) => t.refused(isolated(p.name), isolated(p.reason))),
  },
  agency_suspended: {
    channels: ['sms', 'email'],
    always: true,
    ...both('suspended', (t, p) => t.suspended(isolated(p.name), isolated(p.reason))),
  },
  agency_reinstated: {
    channels: ['sms'],
    ...both('reinstated', (t, p) => t.reinstated(isolated(p.name))),
  },
  mandate_given: { channels: ['sms', 'email'], ...mandate('given') },
  mandate_ended: { channels: ['sms'], ...mandate('ended') },
  agency_member_joined: {
    channels: [],
    ...both('joined', (t, p, locale) => t.joined(isolated(p.name), role(p, locale))),
  },
  agency_role_changed: {
    channels: [],
    ...both('roleChanged', (t, p, locale) => t.roleChanged(isolated(p.agency), role(p, locale))),
  },
  agency_member_removed: {
    channels: ['sms'],
    ...both('removed', (t, p) => t.removed(isolated(p.agency))),
  },
} satisfies Record<string, NoticeKind>
