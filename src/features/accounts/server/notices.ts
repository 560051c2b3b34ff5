import type { NoticeKind } from '../../notifications/server/index.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'
import { factor as factorAr } from '../messages.second-factor.ar.ts'
import { factor as factorEn } from '../messages.second-factor.en.ts'

/** What accounts tell their owners. Whoever took an account over can't silence these. */
export const notices = {
  password_changed: {
    channels: ['sms'],
    urgent: true,
    always: true,
    label: { en: en.notices.passwordChanged.label, ar: ar.notices.passwordChanged.label },
    en: () => en.notices.passwordChanged,
    ar: () => ar.notices.passwordChanged,
  },
  phone_changed: {
    channels: [],
    urgent: true,
    always: true,
    label: { en: en.notices.phoneChanged.label, ar: ar.notices.phoneChanged.label },
    en: () => en.notices.phoneChanged,
    ar: () => ar.notices.phoneChanged,
  },
  second_factor_changed: {
    channels: ['sms'],
    urgent: true,
    always: true,
    label: { en: factorEn.notice.label, ar: factorAr.notice.label },
    en: () => factorEn.notice,
    ar: () => factorAr.notice,
  },
} satisfies Record<string, NoticeKind>
