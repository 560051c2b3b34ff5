import { inEachLanguage, textsIn } from '../../../platform/shared/catalogues.ts'
import { formatDate } from '../../../platform/shared/format.ts'
import type { NoticeKind } from '../../notifications/server/index.ts'
import { notices as en } from '../messages.notices.en.ts'

const said = (name: keyof typeof en): Pick<NoticeKind, 'label' | 'words'> => ({
  label: inEachLanguage((locale) => textsIn(en, locale)[name].label),
  words: inEachLanguage(
    (locale) =>
      ({ date }) =>
        textsIn(en, locale)[name].words(date === undefined ? '' : formatDate(String(date), locale)),
  ),
})

/** What is told about one's own data; what an account hangs on can't be switched off. */
export const notices = {
  account_unused: {
    group: 'account',
    channels: ['sms', 'email'],
    always: true,
    ...said('account_unused'),
  },
  account_closed: {
    group: 'account',
    channels: ['sms', 'email'],
    urgent: true,
    always: true,
    ...said('account_closed'),
  },
  account_kept: {
    group: 'account',
    channels: ['sms'],
    urgent: true,
    always: true,
    ...said('account_kept'),
  },
  data_export_ready: { group: 'account', channels: ['email'], ...said('data_export_ready') },
  data_export_failed: { group: 'account', channels: ['email'], ...said('data_export_failed') },
  data_request_answered: {
    group: 'account',
    channels: ['sms', 'email'],
    ...said('data_request_answered'),
  },
} as const satisfies Record<string, NoticeKind>
