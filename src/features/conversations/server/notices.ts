import { isolated } from '../../../platform/shared/format.ts'
import { inEachLanguage, translated } from '../../../platform/shared/catalogues.ts'
import type { NoticeKind } from '../../notifications/server/index.ts'
import { en } from '../messages.server.en.ts'

const texts = translated(en)

/** The words of refusals. */
export const errorTexts = translated(en.errors)

type Name = keyof (typeof texts)['en']['notices']

const kindOf = (
  name: Name,
  kind: Pick<NoticeKind, 'channels' | 'roles' | 'always'>,
): NoticeKind => ({
  group: 'messages',
  ...kind,
  label: inEachLanguage((locale) => texts[locale].notices[name].label),
  words: inEachLanguage((locale) => (params) => {
    const { title, text } = texts[locale].notices[name]
    return {
      title: title(isolated(params.name)),
      text: text(isolated(params.name), isolated(params.candidate)),
    }
  }),
})

/** What conversations tell: never what was said. */
export const notices = {
  message_received: kindOf('message_received', {
    channels: ['sms'],
    roles: ['employer', 'jobseeker'],
  }),
  agency_message_received: kindOf('agency_message_received', { channels: [], roles: ['agency'] }),
  conversation_warning: kindOf('conversation_warning', {
    channels: ['sms'],
    roles: ['employer', 'jobseeker', 'agency'],
    always: true,
  }),
} satisfies Record<Name, NoticeKind>
