import { inEachLanguage, textsIn } from '../../../platform/shared/catalogues.ts'
import { formatDate } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import type { NoticeKind } from '../../notifications/server/index.ts'
import type { DocumentKind } from '../../profiles/choices.ts'
import { documentKinds } from '../../profiles/messages.fields.en.ts'
import { notices as en } from '../messages.notices.en.ts'

const paper = (kind: unknown, locale: Locale): string => {
  const kinds = textsIn(documentKinds, locale)
  return kinds[kind as DocumentKind] ?? kinds.other
}
const expiring = (locale: Locale) => textsIn(en, locale).document_expiring

/** What the owner of a record is told of it. */
export const notices = {
  document_expiring: {
    group: 'profiles',
    channels: ['sms'],
    roles: ['jobseeker'],
    label: inEachLanguage((locale) => expiring(locale).label),
    words: inEachLanguage(
      (locale) =>
        ({ kind, date, days }) =>
          expiring(locale).words(
            paper(kind, locale),
            formatDate(String(date), locale),
            Number(days),
          ),
    ),
  },
} satisfies Record<string, NoticeKind>
