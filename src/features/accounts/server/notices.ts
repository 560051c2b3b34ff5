import { inEachLanguage, textsIn } from '../../../platform/shared/catalogues.ts'
import type { NoticeKind, NoticeParams, NoticeWords } from '../../notifications/server/index.ts'
import { en } from '../messages.en.ts'
import { codes as codesEn } from '../messages.codes.en.ts'
import { factor as factorEn } from '../messages.second-factor.en.ts'
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
    ...said(en.notices.passwordChanged),
  },
  phone_changed: {
    group: 'account',
    channels: [],
    sentApart,
    urgent: true,
    always: true,
    ...said(en.notices.phoneChanged),
  },
  number_released: {
    group: 'account',
    channels: [],
    sentApart: ['email'],
    urgent: true,
    always: true,
    ...said(en.notices.numberReleased),
  },
  second_factor_changed: {
    group: 'account',
    channels: [],
    sentApart,
    urgent: true,
    always: true,
    ...said(factorEn.notice),
  },
  recovery_code_used: {
    group: 'account',
    channels: ['sms'],
    urgent: true,
    always: true,
    ...said(factorEn.codeNotice),
  },
  code_budget_reached: {
    group: 'account',
    channels: ['email'],
    urgent: true,
    roles: ['admin'],
    label: inEachLanguage((locale) => textsIn(codesEn, locale).notice.label),
    words: inEachLanguage((locale) => (params) => wordsOf(textsIn(codesEn, locale), params)),
  },
  passkey_changed: {
    group: 'account',
    channels: [],
    sentApart,
    urgent: true,
    always: true,
    ...said(passkeysEn.notices.changed),
  },
  passkey_blocked: {
    group: 'account',
    channels: ['sms'],
    urgent: true,
    always: true,
    ...said(passkeysEn.notices.blocked),
  },
} satisfies Record<string, NoticeKind>

function said(english: NoticeWords & { label: string }): Pick<NoticeKind, 'label' | 'words'> {
  return {
    label: inEachLanguage((locale) => textsIn(english, locale).label),
    words: inEachLanguage((locale) => () => textsIn(english, locale)),
  }
}

function wordsOf({ notice }: typeof codesEn, { name, of, percent }: NoticeParams): NoticeWords {
  const reached = {
    country: name === 'all' ? undefined : String(name),
    isKnown: of === 'known',
    percent: Number(percent),
  }
  return { title: notice.title(reached), text: notice.text(reached) }
}
