import { isolated } from '../../../platform/shared/format.ts'
import { inEachLanguage } from '../../../platform/shared/catalogues.ts'
import type { NoticeKind } from '../../notifications/server/index.ts'
import { texts } from '../texts.ts'

type Name = keyof (typeof texts)['en']['notices']

const kindOf = (name: Name, roles: NonNullable<NoticeKind['roles']>): NoticeKind => ({
  group: 'interviews',
  channels: ['sms'],
  urgent: true,
  roles,
  label: inEachLanguage((locale) => texts[locale].notices[name].label),
  words: inEachLanguage((locale) => (params) => {
    const { title, text } = texts[locale].notices[name]
    return { title, text: text(isolated(params.name), isolated(params.candidate)) }
  }),
})

/** What rooms tell: that somebody waits in one. */
export const notices = {
  room_entered: kindOf('room_entered', ['employer', 'jobseeker']),
  agency_room_entered: kindOf('agency_room_entered', ['agency']),
} satisfies Record<Name, NoticeKind>
