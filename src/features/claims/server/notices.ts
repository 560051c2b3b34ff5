import { inEachLanguage, textsIn } from '../../../platform/shared/catalogues.ts'
import { isolated } from '../../../platform/shared/format.ts'
import type { NoticeKind } from '../../notifications/server/index.ts'
import { notices as en } from '../messages.notices.en.ts'

const worker = { group: 'profiles', channels: ['sms'], roles: ['jobseeker'] } as const
const agency = { group: 'profiles', channels: ['sms'], roles: ['agency'] } as const

const said = (name: keyof typeof en): Pick<NoticeKind, 'label' | 'words'> => ({
  label: inEachLanguage((locale) => textsIn(en, locale)[name].label),
  words: inEachLanguage(
    (locale) => (params) =>
      textsIn(en, locale)[name].words(
        isolated(name === 'record_kept' ? params.agency : params.name),
      ),
  ),
})

/** What a worker is told of a record that an agency keeps under her number, and an agency of what she decides about it. */
export const claimNotices = {
  record_kept: { ...worker, ...said('record_kept') },
  record_claimed: { ...agency, ...said('record_claimed') },
  record_objected: { ...agency, ...said('record_objected') },
  agency_left: { ...agency, ...said('agency_left') },
} satisfies Record<string, NoticeKind>
