import { plural } from '../../platform/shared/locale.ts'
import type { MeetingWay } from './meeting-rules.ts'

/** What a notice names, isolated where it is a name: `who` is the other side, `at` the time on Doha’s clock. */
export interface Said {
  who: string
  her: string
  at: string
  way: MeetingWay | undefined
  others: number
  hours: number
  minutes: number
  amount: string
}

const ways = {
  video: ', in the video room',
  phone: ', by phone',
  whatsapp: ', by WhatsApp',
  home: ', at the household’s home',
  office: ', at the agency’s office',
}

/** By which way, and how many other times there are to choose from. */
const more = ({ way, others }: Said): string =>
  (way === undefined ? '' : ways[way]) + (others > 0 ? or(others) : '')

const or = (n: number): string =>
  plural('en', n, { one: ', or another time', other: ', or # other times' })

/** What to do with one time, or with several. */
const please = ({ others }: Said, one: string, several: string): string =>
  others > 0 ? several : one

const inHours = ({ hours }: Said): string =>
  plural('en', hours, { one: 'an hour', other: '# hours' })

export const notices = {
  interview_scheduled: {
    label: 'An interview is scheduled',
    words: (p: Said) => ({
      title: 'Interview scheduled',
      text: `${p.who} would like to meet you: ${p.at}, Doha time${more(p)}. ${please(p, 'Please accept or decline.', 'Please choose one, suggest others or decline.')}`,
    }),
  },
  interview_moved: {
    label: 'An interview is moved',
    words: (p: Said) => ({
      title: 'Interview moved',
      text: `Your interview with ${p.who} is now ${p.at}, Doha time${more(p)}. ${please(p, 'Please accept or decline.', 'Please choose one, suggest others or decline.')}`,
    }),
  },
  interview_cancelled: {
    label: 'An interview is cancelled',
    words: (p: Said) => ({
      title: 'Interview cancelled',
      text: `Your interview with ${p.who} on ${p.at} will not take place.`,
    }),
  },
  agency_interview_scheduled: {
    label: 'An interview with a candidate is scheduled',
    words: (p: Said) => ({
      title: 'Interview scheduled',
      text: `${p.who} would like to meet ${p.her}: ${p.at}, Doha time${more(p)}. Please answer as the agency.`,
    }),
  },
  agency_interview_moved: {
    label: 'An interview with a candidate is moved',
    words: (p: Said) => ({
      title: 'Interview moved',
      text: `The interview of ${p.her} with ${p.who} is now ${p.at}, Doha time${more(p)}. Please answer as the agency.`,
    }),
  },
  agency_interview_cancelled: {
    label: 'An interview with a candidate is cancelled',
    words: (p: Said) => ({
      title: 'Interview cancelled',
      text: `The interview of ${p.her} with ${p.who} on ${p.at} will not take place.`,
    }),
  },
  interview_agreed: {
    label: 'A household accepts a time you suggested',
    words: (p: Said) => ({
      title: 'Interview agreed',
      text: `${p.who} accepts the time you suggested: ${p.at}, Doha time${more(p)}.`,
    }),
  },
  agency_interview_agreed: {
    label: 'A household accepts a time you suggested for a candidate',
    words: (p: Said) => ({
      title: 'Interview agreed',
      text: `${p.who} accepts the time you suggested for ${p.her}: ${p.at}, Doha time${more(p)}.`,
    }),
  },
  agency_interview_reminder: {
    label: 'A reminder of an interview with a candidate',
    words: (p: Said) => ({
      title: 'Interview reminder',
      text: `The interview of ${p.her} with ${p.who} is in ${inHours(p)}: ${p.at}, Doha time.`,
    }),
  },
  interview_countered: {
    label: 'A candidate suggests other times',
    words: (p: Said) => ({
      title: 'Other times suggested',
      text: `${p.who} can’t come then and suggests: ${p.at}, Doha time${more(p)}. Please choose one or offer others.`,
    }),
  },
  interview_late: {
    label: 'The other side is late for an interview',
    words: (p: Said) => ({
      title: 'Running late',
      text: `${p.who} will be ${plural('en', p.minutes, { one: '# minute', other: '# minutes' })} late for the interview: ${p.at}, Doha time.`,
    }),
  },
  interview_absent: {
    label: 'The other side says that you were absent',
    words: (p: Said) => ({
      title: 'Marked as absent',
      text: `${p.who} says that nobody came to the interview: ${p.at}, Doha time. If that is wrong, please get in touch.`,
    }),
  },
  interview_accepted: {
    label: 'A candidate accepts an interview',
    words: (p: Said) => ({
      title: 'Interview accepted',
      text: `${p.who} accepts the interview: ${p.at}, Doha time.`,
    }),
  },
  interview_accepted_in_demo: {
    label: 'An invented candidate accepts an interview',
    words: (p: Said) => ({
      title: 'Interview accepted',
      text: `This is a demo: the invented ${p.who} accepts the interview: ${p.at}, Doha time.`,
    }),
  },
  interview_declined: {
    label: 'A candidate declines an interview',
    words: (p: Said) => ({
      title: 'Interview declined',
      text: `${p.who} declines the interview on ${p.at}. You can offer another time.`,
    }),
  },
  interview_called_off: {
    label: 'A candidate calls an interview off',
    words: (p: Said) => ({
      title: 'Interview called off',
      text: `${p.who} is no longer available. The interview on ${p.at} will not take place.`,
    }),
  },
  selection_ended: {
    label: 'A selected candidate is no longer available',
    words: (p: Said) => ({
      title: 'No longer available',
      text: `${p.who} is no longer available, so your selection has ended. You pay nothing. If you have already paid, you get all of it back.`,
    }),
  },
  candidate_left_selection: {
    label: 'A selected candidate withdraws',
    words: (p: Said) => ({
      title: 'A candidate has withdrawn',
      text: `${p.who} has withdrawn from your selection. You pay nothing. If you have already paid, you get all of it back.`,
    }),
  },
  candidate_left_hire: {
    label: 'A hired worker withdraws before the arrival',
    words: (p: Said) => ({
      title: 'A worker has withdrawn',
      text: `${p.who} has withdrawn before the arrival, so the hire has ended.${p.amount ? ` The whole amount, ${p.amount}, comes back to you.` : ''}`,
    }),
  },
  interview_reminder: {
    label: 'A reminder of an interview',
    words: (p: Said) => ({
      title: 'Interview reminder',
      text: `Your interview with ${p.who} is in ${inHours(p)}: ${p.at}, Doha time.`,
    }),
  },
}

/** What a worker is told who answers an invitation by YES or NO. */
export const replies = {
  accepted: (household: string, at: string) =>
    `Thank you. You have accepted the interview with ${household}: ${at}, Doha time. To change it:`,
  declined: (household: string, at: string) =>
    `You have declined the interview with ${household} on ${at}. To change it:`,
  several: 'There is more than one invitation for you. Please answer each of them here:',
  choose: 'There is more than one time to choose from. Please choose here:',
  changed: 'You have already answered this invitation. To change it:',
}
