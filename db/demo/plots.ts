import type { Position } from '../../src/features/candidates/choices.ts'
import type { NationName } from './nations.ts'

/** What a household did with somebody, as a story to be told of any day. */
export interface Plot {
  /** 0: the demo's employer, 1: the other household. */
  household: 0 | 1
  who: { nation: NationName; position: Position } | { hired: number }
  /** The same name, the same person: two households want her. */
  name?: string
  /** Moves, each with its day from today (minus: past) and its time in Qatar: 'shortlist -7 19:00, select -4 12:10'. */
  steps: string
  /** When the interview is or was: day from today, time. */
  interview?: readonly [number, string]
  /** A first payment that the bank declined. */
  declinedBefore?: boolean
}

/** The nationalities of those who are hired: they come on top of the people on the list. */
export const hiredNations: readonly NationName[] = ['Filipino', 'Kenyan', 'Sri Lankan', 'Ugandan']

const person = (nation: NationName, position: Position) => ({ nation, position })

export const plots: readonly Plot[] = [
  // Hired, over the last year.
  {
    household: 0,
    who: { hired: 0 },
    interview: [-236, '17:00'],
    steps: 'shortlist -241 20:15, scheduleInterview -240 09:10, completeInterview -236 18:05, select -235 19:30, hire -235 19:42',
  },
  {
    household: 0,
    who: { hired: 1 },
    steps: 'shortlist -129 12:40, select -127 21:05, hire -126 10:20',
  },
  {
    household: 0,
    who: { hired: 2 },
    interview: [-37, '16:00'],
    declinedBefore: true,
    steps: 'shortlist -43 13:25, scheduleInterview -42 18:00, completeInterview -37 16:45, select -36 09:00, hire -34 11:15',
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
    steps: 'shortlist -24 21:10, scheduleInterview -22 08:45, completeInterview -18 18:20, select -16 20:05',
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
    steps: 'shortlist -9 22:15, scheduleInterview -8 07:50, completeInterview -3 11:55, select -1 09:20',
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
    steps: 'shortlist -33 20:20, scheduleInterview -32 10:00, completeInterview -29 19:40, reject -28 08:15',
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
]
