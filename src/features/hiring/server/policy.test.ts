import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../../platform/shared/errors.ts'
import {
  destination,
  statuses,
  type PipelineState,
  type Transition,
  transitions,
} from '../transitions.ts'
import {
  answerRefusal,
  calendarRefusal,
  clashOf,
  hireRefusal,
  leaveRefusal,
  selectionRefusal,
  sightRefusal,
  speakForRefusal,
  standingRefusal,
  statusRefusal,
  transitionRefusal,
} from './policy.ts'

const why = (refusal: Refusal | null) => refusal?.message ?? refusal?.code ?? 'allowed'
const now = new Date('2026-03-10T09:00:00Z')
const free = { isPublished: true, isWithdrawn: false, hiredAt: null }
const hired = { ...free, hiredAt: now }
const withdrawn = { ...free, isWithdrawn: true }
const unpublished = { ...free, isPublished: false }
const states: PipelineState[] = ['available', ...statuses]
const entryOf = (state: PipelineState) => (state === 'available' ? null : { status: state })
const allTransitions = Object.keys(transitions) as Transition[]

test('nobody is there who is not shown, but for whose list she is in', () => {
  expect([free, unpublished, withdrawn].map((one) => why(sightRefusal(one, null)))).toEqual([
    'allowed',
    'candidateNotFound',
    'candidateNotFound',
  ])
  for (const one of [free, unpublished, withdrawn])
    expect(why(sightRefusal(one, { status: 'shortlisted' }))).toBe('allowed')
})

describe.each(states)('from %s', (state) => {
  const entry = entryOf(state)

  test.each(allTransitions)('%s is as the table says', (transition) => {
    const leads = destination(transition, state) !== null
    expect(transitionRefusal(transition, free, entry)?.code ?? 'allowed').toBe(
      leads ? 'allowed' : 'INVALID_TRANSITION',
    )
    const tidies =
      entry !== null && !['shortlist', 'scheduleInterview', 'select', 'hire'].includes(transition)
    for (const gone of [hired, withdrawn])
      expect(transitionRefusal(transition, gone, entry)?.code ?? 'allowed').toBe(
        !leads ? 'INVALID_TRANSITION' : tidies ? 'allowed' : 'CANDIDATE_UNAVAILABLE',
      )
  })

  test('a payment hires whom the household has selected, if she is free', () => {
    expect(why(hireRefusal(free, entry))).toBe(
      state === 'selected' ? 'allowed' : 'CANDIDATE_UNAVAILABLE',
    )
    for (const gone of [hired, withdrawn])
      expect(why(hireRefusal(gone, entry))).toBe('CANDIDATE_UNAVAILABLE')
  })

  test('a selection by interview needs one', () => {
    expect(why(selectionRefusal(state, 'Direct'))).toBe('allowed')
    expect(why(selectionRefusal(state, 'Interview'))).toBe(
      {
        available: 'notFromAvailable',
        shortlisted: 'selectionNeedsInterview',
        interview_scheduled: 'allowed',
        interview_completed: 'allowed',
        selected: 'notFromSelected',
        rejected: 'notFromRejected',
        hired: 'notFromHired',
      }[state],
    )
  })

  test('she leaves what she saw stand, a hire until she has arrived', () => {
    if (entry === null) return
    const other = 'standingChanged'
    const left = (standing: 'selected' | 'hired', arrived: boolean) =>
      why(leaveRefusal(entry, standing, arrived))
    expect(left('selected', false)).toBe(state === 'selected' ? 'allowed' : other)
    expect(left('hired', false)).toBe(state === 'hired' ? 'allowed' : other)
    expect(left('hired', true)).toBe(state === 'hired' ? 'arrivedAlready' : other)
  })
})

test.each([
  ['scheduled', '2026-03-10T09:00:01Z', 3, 'allowed'],
  ['scheduled', '2026-03-10T09:00:00Z', 3, 'interviewOver'],
  ['scheduled', '2026-03-10T09:00:01Z', 2, 'interviewMoved'],
  ['cancelled', '2026-03-11T09:00:00Z', 3, 'interviewOver'],
] as const)(
  'an answer to an interview that is %s for %s, seen as %i: %s',
  (status, at, seen, expected) => {
    const interview = { status, startsAt: new Date(at), otherTimes: [], version: 3 }
    expect(why(answerRefusal(interview, seen, now))).toBe(expected)
  },
)

test('an agency speaks for whom has no account', () => {
  expect(why(speakForRefusal({ userId: null }))).toBe('allowed')
  expect(why(speakForRefusal({ userId: 5 }))).toBe('answersHerself')
})

test.each<[string, userId: number, agencyId: number | undefined, string]>([
  ['the household', 1, undefined, 'allowed'],
  ['the worker', 2, undefined, 'allowed'],
  ['her agency', 3, 9, 'allowed'],
  ['another agency', 3, 8, 'NOT_FOUND'],
  ['anyone else', 4, undefined, 'NOT_FOUND'],
])('the calendar of an interview is opened by %s', (_, userId, agencyId, expected) => {
  const interview = { employerId: 1 }
  expect(why(calendarRefusal(userId, agencyId, interview, { userId: 2, agencyId: 9 }))).toBe(
    expected,
  )
  if (expected === 'NOT_FOUND')
    expect(
      why(calendarRefusal(userId, agencyId, interview, { userId: null, agencyId: null })),
    ).toBe(expected)
})

test.each(states)(
  'from %s an interview is set with its hour, and a hire by its payment',
  (state) => {
    const asked = statuses.map((status) => why(statusRefusal(status, state)))
    expect(asked).toEqual(
      statuses.map((status) =>
        status === 'interview_scheduled'
          ? 'interviewOnlyBySchedule'
          : status === 'hired' && state !== 'hired'
            ? 'PAYMENT_REQUIRED'
            : 'allowed',
      ),
    )
    expect(why(standingRefusal(entryOf(state), 'selected'))).toBe(
      state === 'selected' ? 'allowed' : 'standingChanged',
    )
  },
)

const meeting = (employerId: number, candidateId: number) => ({
  employerId,
  candidateId,
  startsAt: now,
})
const [ofHousehold, ofCandidate] = [meeting(1, 20), meeting(10, 2)]

test.each([
  ['nothing', [], false, 'household', 'allowed', null],
  ['another of the household', [ofHousehold], false, 'household', 'householdBooked', 'candidate'],
  ['another of the household, overruled', [ofHousehold], true, 'household', 'allowed', null],
  ['another of the candidate', [ofCandidate], false, 'household', 'candidateBooked', null],
  [
    'another of the candidate, overruled',
    [ofCandidate],
    true,
    'household',
    'candidateBooked',
    null,
  ],
  [
    'another of hers, and she accepts',
    [ofCandidate],
    true,
    'candidate',
    'alreadyMeeting',
    'household',
  ],
  ['one of each', [ofHousehold, ofCandidate], true, 'household', 'candidateBooked', null],
  [
    'another of the household, and she takes',
    [ofHousehold],
    false,
    'candidate',
    'householdBusy',
    null,
  ],
] as const)(
  'within the hour of an interview stands %s',
  (_, others, overrule, by, expected, named) => {
    const clash = clashOf({ ...meeting(1, 2), overrule }, others, by)
    expect(why(clash?.refusal ?? null)).toBe(expected)
    expect(clash?.named ?? null).toBe(named)
  },
)
