import { formatDate } from '../../../platform/shared/format.ts'
import { type Locale, plural } from '../../../platform/shared/locale.ts'
import type { NoticeKind } from '../../notifications/server/index.ts'
import type { DocumentKind } from '../../profiles/choices.ts'
import { documentKinds as ar } from '../../profiles/messages.fields.ar.ts'
import { documentKinds as en } from '../../profiles/messages.fields.en.ts'

const kinds = { en, ar }
const paper = (kind: unknown, locale: Locale): string =>
  kinds[locale][kind as DocumentKind] ?? kinds[locale].other

/** What the owner of a record is told of it. */
export const notices = {
  document_expiring: {
    group: 'profiles',
    channels: ['sms'],
    roles: ['jobseeker'],
    label: { en: 'A document expires soon', ar: 'قرب انتهاء مستند' },
    en: ({ kind, date, days }) => ({
      title: `${paper(kind, 'en')} expires soon`,
      text: `Your document “${paper(kind, 'en')}” is valid until ${formatDate(String(date), 'en')}, ${plural('en', Number(days), { one: '# day', other: '# days' })} from now. Please renew it and upload the new one.`,
    }),
    ar: ({ kind, date, days }) => ({
      title: `قرب انتهاء: ${paper(kind, 'ar')}`,
      text: `ينتهي مستندكِ «${paper(kind, 'ar')}» في ${formatDate(String(date), 'ar')}، أي بعد ${plural('ar', Number(days), { zero: 'أقل من يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يوماً', other: '# يوم' })}. يرجى تجديده ورفع النسخة الجديدة.`,
    }),
  },
} satisfies Record<string, NoticeKind>
