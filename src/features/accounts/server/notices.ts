import type { NoticeKind } from '../../notifications/server/index.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'
import { codes as codesAr } from '../messages.codes.ar.ts'
import { codes as codesEn } from '../messages.codes.en.ts'
import { factor as factorAr } from '../messages.second-factor.ar.ts'
import { factor as factorEn } from '../messages.second-factor.en.ts'
import { passkeys as passkeysAr } from '../messages.passkeys.ar.ts'
import { passkeys as passkeysEn } from '../messages.passkeys.en.ts'

// The message that goes with a change carries the link that undoes it: it is queued with the change, not by the notice.
const sentApart = ['sms', 'email'] as const

/** What accounts tell their owners. Whoever took an account over can't silence these. */
export const notices = {
  password_changed: {
    group: 'account',
    channels: [],
    sentApart,
    urgent: true,
    always: true,
    label: { en: en.notices.passwordChanged.label, ar: ar.notices.passwordChanged.label },
    en: () => en.notices.passwordChanged,
    ar: () => ar.notices.passwordChanged,
  },
  phone_changed: {
    group: 'account',
    channels: [],
    sentApart,
    urgent: true,
    always: true,
    label: { en: en.notices.phoneChanged.label, ar: ar.notices.phoneChanged.label },
    en: () => en.notices.phoneChanged,
    ar: () => ar.notices.phoneChanged,
  },
  number_released: {
    group: 'account',
    channels: [],
    sentApart: ['email'],
    urgent: true,
    always: true,
    label: { en: en.notices.numberReleased.label, ar: ar.notices.numberReleased.label },
    en: () => en.notices.numberReleased,
    ar: () => ar.notices.numberReleased,
  },
  second_factor_changed: {
    group: 'account',
    channels: [],
    sentApart,
    urgent: true,
    always: true,
    label: { en: factorEn.notice.label, ar: factorAr.notice.label },
    en: () => factorEn.notice,
    ar: () => factorAr.notice,
  },
  recovery_code_used: {
    group: 'account',
    channels: ['sms'],
    urgent: true,
    always: true,
    label: { en: factorEn.codeNotice.label, ar: factorAr.codeNotice.label },
    en: () => factorEn.codeNotice,
    ar: () => factorAr.codeNotice,
  },
  code_budget_reached: {
    group: 'account',
    channels: ['email'],
    urgent: true,
    roles: ['admin'],
    label: { en: codesEn.notice.label, ar: codesAr.notice.label },
    en: (params) => wordsOf(codesEn, params),
    ar: (params) => wordsOf(codesAr, params),
  },
  passkey_changed: {
    group: 'account',
    channels: [],
    sentApart,
    urgent: true,
    always: true,
    label: { en: passkeysEn.notices.changed.label, ar: passkeysAr.notices.changed.label },
    en: () => passkeysEn.notices.changed,
    ar: () => passkeysAr.notices.changed,
  },
  passkey_blocked: {
    group: 'account',
    channels: ['sms'],
    urgent: true,
    always: true,
    label: { en: passkeysEn.notices.blocked.label, ar: passkeysAr.notices.blocked.label },
    en: () => passkeysEn.notices.blocked,
    ar: () => passkeysAr.notices.blocked,
  },
} satisfies Record<string, NoticeKind>

function wordsOf(
  { notice }: typeof codesEn,
  { name, of, percent }: Parameters<NoticeKind['en']>[0],
): ReturnType<NoticeKind['en']> {
  const reached = {
    country: name === 'all' ? undefined : String(name),
    isKnown: of === 'known',
    percent: Number(percent),
  }
  return { title: notice.title(reached), text: notice.text(reached) }
}
