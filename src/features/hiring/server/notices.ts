import { isolated } from '../../../platform/shared/format.ts'
import type { NoticeKind, NoticeParams } from '../../notifications/server/index.ts'
import { inEachLanguage, textsIn, translated } from '../../../platform/shared/catalogues.ts'
import { formatAppointment } from '../../../platform/shared/dashboard-dates.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { amountIn } from '../../../platform/shared/money.ts'
import type { MeetingWay } from '../meeting-rules.ts'
import { notices as en, replies, type Said } from '../messages.notices.en.ts'

const saidOf = (params: NoticeParams, locale: Locale): Said => ({
  who: isolated(params.name),
  her: isolated(params.candidate),
  // Asked for by those alone that speak of an hour.
  get at() {
    return formatAppointment(String(params.date), String(params.time), locale)
  },
  way: params.way as MeetingWay | undefined,
  others: Number(params.others ?? 0),
  hours: Number(params.hours),
  minutes: Number(params.minutes),
  amount: params.amount ? amountIn(String(params.amount), locale) : '',
})

const said = (name: keyof typeof en): Pick<NoticeKind, 'label' | 'words'> => ({
  label: inEachLanguage((locale) => textsIn(en, locale)[name].label),
  words: inEachLanguage(
    (locale) => (params) => textsIn(en, locale)[name].words(saidOf(params, locale)),
  ),
})

const group = 'interviews' as const
const jobseeker = { group, channels: ['sms'], urgent: true, roles: ['jobseeker'] } as const
/** For a candidate without an account of her own. */
const agency = { group, channels: ['sms'], roles: ['agency'] } as const
const household = { group, channels: ['sms'], roles: ['employer'] } as const

const either = {
  group,
  channels: ['sms'],
  urgent: true,
  roles: ['jobseeker', 'employer', 'agency'],
} as const

/** What hiring tells people; `name` is the other side. */
export const notices = {
  interview_scheduled: { ...jobseeker, isQuestion: true, ...said('interview_scheduled') },
  interview_moved: { ...jobseeker, isQuestion: true, ...said('interview_moved') },
  interview_cancelled: { ...jobseeker, ...said('interview_cancelled') },
  agency_interview_scheduled: { ...agency, ...said('agency_interview_scheduled') },
  agency_interview_moved: { ...agency, ...said('agency_interview_moved') },
  agency_interview_cancelled: { ...agency, ...said('agency_interview_cancelled') },
  interview_agreed: { ...jobseeker, ...said('interview_agreed') },
  agency_interview_agreed: { ...agency, ...said('agency_interview_agreed') },
  agency_interview_reminder: { ...agency, ...said('agency_interview_reminder') },
  interview_countered: { ...household, ...said('interview_countered') },
  interview_late: { ...either, ...said('interview_late') },
  interview_absent: { ...either, ...said('interview_absent') },
  interview_accepted: { ...household, channels: [], ...said('interview_accepted') },
  interview_accepted_in_demo: { ...household, channels: [], ...said('interview_accepted_in_demo') },
  interview_declined: { ...household, ...said('interview_declined') },
  interview_called_off: { ...household, ...said('interview_called_off') },
  selection_ended: { ...household, group: 'hires', ...said('selection_ended') },
  candidate_left_selection: { ...household, group: 'hires', ...said('candidate_left_selection') },
  candidate_left_hire: { ...household, group: 'hires', ...said('candidate_left_hire') },
  interview_reminder: {
    group,
    channels: ['sms'],
    urgent: true,
    roles: ['jobseeker', 'employer'],
    ...said('interview_reminder'),
  },
} as const satisfies Record<string, NoticeKind>

/** What a worker is told who answers an invitation by YES or NO. */
export const replyTexts = translated(replies)
