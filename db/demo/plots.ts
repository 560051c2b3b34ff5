import type { Position } from '../../src/features/profiles/choices.ts'
import type { StepKey, Way } from '../../src/features/recruitment/choices.ts'
import type { NationName } from './nations.ts'

/** What a household did with somebody, as a story to be told of any day. */
export interface Plot {
  /** 0: the demo's employer, 1: the other household that can be tried, from 2 on: those who can't. */
  household: number
  who:
    | { nation: NationName; position: Position; agency?: number }
    | { hired: number }
    | 'demo job seeker'
  /** The same name, the same person: two households want her. */
  name?: string
  /** Moves, each with its day from today (minus: past) and its time in Qatar: 'shortlist -7 19:00, select -4 12:10'. */
  steps: string
  /** When the interview is or was: day from today, time. */
  interview?: readonly [number, string]
  /** What was said to it, an hour after it was asked. */
  answer?: 'accepted'
  /** A first payment that the bank declined. */
  declinedBefore?: boolean
  /** Of a hire: the last step of its recruitment that is done, and its way where that isn't by her nationality. */
  reached?: StepKey
  way?: Way
}

const ofLulwa = 0

/** Those who are hired, who come on top of the people on the list: four by themselves, then seven whom the demo's agency supplied. */
export const hiredPeople: readonly { nation: NationName; agency: number | null }[] = [
  ...(['Filipino', 'Kenyan', 'Sri Lankan', 'Ugandan'] as const).map((nation) => ({
    nation,
    agency: null,
  })),
  ...(
    ['Filipino', 'Filipino', 'Sri Lankan', 'Indian', 'Filipino', 'Filipino', 'Kenyan'] as const
  ).map((nation) => ({ nation, agency: ofLulwa })),
]

const person = (nation: NationName, position: Position) => ({ nation, position })
const supplied = (nation: NationName, position: Position) => ({ nation, position, agency: ofLulwa })

export const plots: readonly Plot[] = [
  // Hired, over the last year.
  {
    household: 0,
    who: { hired: 0 },
    interview: [-236, '17:00'],
    steps:
      'shortlist -241 20:15, scheduleInterview -240 09:10, completeInterview -236 18:05, select -235 19:30, hire -235 19:42',
    reached: 'residence',
  },
  {
    household: 0,
    who: { hired: 1 },
    steps: 'shortlist -129 12:40, select -127 21:05, hire -126 10:20',
    reached: 'arrival',
  },
  {
    household: 0,
    who: { hired: 2 },
    interview: [-37, '16:00'],
    declinedBefore: true,
    steps:
      'shortlist -43 13:25, scheduleInterview -42 18:00, completeInterview -37 16:45, select -36 09:00, hire -34 11:15',
    reached: 'visa_application',
  },
  {
    household: 1,
    who: { hired: 3 },
    steps: 'shortlist -12 10:00, select -11 16:30, hire -11 16:44',
  },

  // Selected: orders that wait to be paid.
  {
    household: 0,
    who: person('Filipino', 'Nanny'),
    interview: [-18, '17:30'],
    declinedBefore: true,
    steps:
      'shortlist -24 21:10, scheduleInterview -22 08:45, completeInterview -18 18:20, select -16 20:05',
  },
  {
    household: 0,
    who: person('Kenyan', 'Nanny'),
    name: 'wanted by both',
    steps: 'shortlist -7 19:00, select -4 12:10',
  },
  {
    household: 1,
    who: person('Kenyan', 'Nanny'),
    name: 'wanted by both',
    steps: 'shortlist -6 11:30, select -3 15:00',
  },
  {
    household: 0,
    who: person('Filipino', 'Cook'),
    interview: [-3, '11:00'],
    steps:
      'shortlist -9 22:15, scheduleInterview -8 07:50, completeInterview -3 11:55, select -1 09:20',
  },

  // Interviewed, to be decided.
  {
    household: 0,
    who: person('Ugandan', 'Maid'),
    interview: [-2, '16:00'],
    steps: 'shortlist -8 14:00, scheduleInterview -7 10:30, completeInterview -2 16:50',
  },
  {
    household: 0,
    who: person('Sri Lankan', 'Maid'),
    interview: [-5, '10:30'],
    steps: 'shortlist -11 18:20, scheduleInterview -10 18:25, completeInterview -5 11:10',
  },

  // Interviews ahead, and one that nobody has marked as finished yet.
  {
    household: 0,
    who: person('Filipino', 'Maid'),
    interview: [1, '16:30'],
    steps: 'shortlist -5 20:40, scheduleInterview -2 13:15',
  },
  {
    household: 0,
    who: person('Ugandan', 'Nanny'),
    interview: [3, '11:00'],
    steps: 'shortlist -4 09:05, scheduleInterview -1 17:45',
  },
  {
    household: 0,
    who: person('Filipino', 'Driver'),
    interview: [6, '18:00'],
    steps: 'shortlist -3 21:35, scheduleInterview -2 21:40',
  },
  {
    household: 0,
    who: person('Kenyan', 'Maid'),
    interview: [-1, '18:00'],
    steps: 'shortlist -6 16:10, scheduleInterview -4 19:20',
  },

  // Shortlisted.
  { household: 0, who: person('Filipino', 'Nanny'), steps: 'shortlist -1 22:05' },
  { household: 0, who: person('Ugandan', 'Driver'), steps: 'shortlist -2 08:30' },
  { household: 0, who: person('Sri Lankan', 'Cook'), steps: 'shortlist -5 13:50' },
  {
    household: 0,
    who: person('Filipino', 'Nanny'),
    interview: [-9, '17:00'],
    steps: 'shortlist -20 12:00, scheduleInterview -15 12:30, deleteInterview -10 09:00',
  },
  { household: 0, who: { hired: 3 }, steps: 'shortlist -13 21:15' },

  // Rejected: after the interview, at once, and once selected.
  {
    household: 0,
    who: person('Filipino', 'Maid'),
    interview: [-29, '19:00'],
    steps:
      'shortlist -33 20:20, scheduleInterview -32 10:00, completeInterview -29 19:40, reject -28 08:15',
  },
  {
    household: 0,
    who: person('Kenyan', 'Driver'),
    steps: 'shortlist -62 17:05, reject -60 11:45',
  },
  {
    household: 0,
    who: person('Filipino', 'Cook'),
    steps: 'shortlist -96 15:30, select -94 10:10, reject -90 19:25',
  },

  // Looked at and let go.
  {
    household: 0,
    who: person('Ugandan', 'Maid'),
    steps: 'shortlist -150 10:10, remove -148 20:00',
  },
  {
    household: 0,
    who: person('Filipino', 'Nanny'),
    steps: 'shortlist -205 21:00, remove -201 09:30',
  },
  {
    household: 0,
    who: person('Filipino', 'Driver'),
    steps: 'shortlist -75 13:00, remove -71 13:05',
  },

  // The other household.
  {
    household: 1,
    who: person('Filipino', 'Nanny'),
    interview: [2, '17:00'],
    steps: 'shortlist -8 12:20, scheduleInterview -1 10:00',
  },
  { household: 1, who: person('Sri Lankan', 'Driver'), steps: 'shortlist -2 18:45' },

  // The demo's job seeker: a hire that ended before the transfer, paid back in whole; and an interview that waits for her answer.
  {
    household: 1,
    who: 'demo job seeker',
    interview: [-238, '16:00'],
    answer: 'accepted',
    steps:
      'shortlist -244 20:10, scheduleInterview -243 09:00, completeInterview -238 16:50, select -237 10:30, hire -236 11:05, unhire -222 09:40, reject -222 09:55',
    reached: 'offer_answer',
    way: 'in_qatar',
  },
  {
    household: 0,
    who: 'demo job seeker',
    interview: [4, '17:00'],
    steps: 'shortlist -2 20:30, scheduleInterview -1 11:20',
  },

  // Hired from the demo's agency: five who have been at work for more than a year, one on her way, one at the beginning.
  {
    household: 2,
    who: { hired: 4 },
    interview: [-389, '17:00'],
    answer: 'accepted',
    steps:
      'shortlist -394 19:10, scheduleInterview -393 10:00, completeInterview -389 18:00, select -387 12:15, hire -386 10:30',
    reached: 'residence',
  },
  {
    household: 3,
    who: { hired: 5 },
    interview: [-384, '11:00'],
    steps:
      'shortlist -391 21:00, scheduleInterview -388 13:20, completeInterview -384 11:45, select -382 09:30, hire -381 16:05',
    reached: 'residence',
  },
  {
    household: 4,
    who: { hired: 6 },
    steps: 'shortlist -388 12:00, select -381 19:45, hire -380 08:50',
    reached: 'residence',
  },
  {
    household: 5,
    who: { hired: 7 },
    interview: [-378, '18:30'],
    answer: 'accepted',
    steps:
      'shortlist -385 18:40, scheduleInterview -383 18:45, completeInterview -378 19:20, select -376 20:00, hire -375 12:10',
    reached: 'residence',
  },
  {
    household: 2,
    who: { hired: 8 },
    steps: 'shortlist -381 15:30, select -371 11:00, hire -370 09:15',
    reached: 'residence',
  },
  {
    household: 3,
    who: { hired: 9 },
    interview: [-54, '16:30'],
    answer: 'accepted',
    steps:
      'shortlist -60 20:20, scheduleInterview -58 09:40, completeInterview -54 17:10, select -52 10:00, hire -51 13:35',
    reached: 'ticket',
  },
  {
    household: 4,
    who: { hired: 10 },
    steps: 'shortlist -17 22:00, select -13 17:30, hire -13 17:52',
    reached: 'offer_answer',
  },

  // Its people whom households look at, invite and select.
  {
    household: 0,
    who: supplied('Filipino', 'Maid'),
    interview: [5, '17:30'],
    steps: 'shortlist -3 19:00, scheduleInterview -1 12:40',
  },
  {
    household: 2,
    who: supplied('Filipino', 'Nanny'),
    interview: [2, '10:30'],
    answer: 'accepted',
    steps: 'shortlist -6 21:15, scheduleInterview -3 09:05',
  },
  {
    household: 5,
    who: supplied('Ugandan', 'Maid'),
    interview: [8, '18:00'],
    steps: 'shortlist -2 13:10, scheduleInterview -1 20:15',
  },
  {
    household: 3,
    who: supplied('Kenyan', 'Nanny'),
    interview: [-4, '16:00'],
    answer: 'accepted',
    steps: 'shortlist -12 11:20, scheduleInterview -9 17:00, completeInterview -4 16:40',
  },
  {
    household: 4,
    who: supplied('Filipino', 'Nanny'),
    interview: [-6, '19:00'],
    answer: 'accepted',
    steps:
      'shortlist -15 08:50, scheduleInterview -11 10:10, completeInterview -6 19:45, select -1 13:25',
  },
  {
    household: 5,
    who: supplied('Ugandan', 'Nanny'),
    interview: [-20, '17:00'],
    steps:
      'shortlist -27 20:00, scheduleInterview -25 12:30, completeInterview -20 17:40, reject -19 10:15',
  },
  { household: 2, who: supplied('Sri Lankan', 'Maid'), steps: 'shortlist -1 18:20' },
  { household: 1, who: supplied('Filipino', 'Cook'), steps: 'shortlist -4 20:05' },
]
