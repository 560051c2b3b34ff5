import { describe, expect, test } from 'vitest'
import type { PipelineEntry } from '../contract.ts'
import { actionsFrom, destination, type Status, statuses, tabNames } from '../transitions.ts'
import {
  type PipelineAction,
  actionsOf,
  isInterviewPast,
  panelActions,
  predict,
} from './actions.ts'
import { blankEntry } from './new-entry.ts'
import { inTab } from './pipeline-view.ts'

const entryOf = (status: Status, change: Partial<PipelineEntry> = {}): PipelineEntry => ({
  ...blankEntry(7, 'Maria Santos'),
  status,
  can: actionsFrom(status, change.available === false),
  ...change,
})
const everyEntry = statuses.map((status) => entryOf(status))

describe('the acts of a row', () => {
  // spec: 2.2 Acts of each row, tab by tab
  test('are those that the specification lists for the tab', () => {
    expect(statuses.map((status) => [status, actionsOf('all', entryOf(status))])).toEqual([
      ['shortlisted', ['directSelect', 'reject']],
      ['interview_scheduled', ['reject']],
      ['interview_completed', ['reject']],
      ['selected', ['reject']],
      ['rejected', []],
      ['hired', []],
    ])
    expect(actionsOf('shortlisted', entryOf('shortlisted'))).toEqual([
      'directSelect',
      'schedule',
      'unshortlist',
      'reject',
    ])
    expect(actionsOf('shortlisted', entryOf('interview_scheduled'))).toEqual([
      'reschedule',
      'deleteInterview',
    ])
    expect(actionsOf('interview', entryOf('interview_scheduled'))).toEqual([
      'finish',
      'reschedule',
      'select',
      'fail',
    ])
    expect(actionsOf('interview', entryOf('interview_completed'))).toEqual([
      'reschedule',
      'select',
      'fail',
    ])
    expect(actionsOf('selected', entryOf('selected'))).toEqual(['pay', 'deselect', 'reject'])
    expect(actionsOf('hired', entryOf('hired'))).toEqual([])
    expect(actionsOf('rejected', entryOf('rejected'))).toEqual(['restore'])
  })

  test('only tidy up once she is no longer available', () => {
    const gone = (status: Status) => entryOf(status, { available: false })
    expect(actionsOf('shortlisted', gone('shortlisted'))).toEqual(['unshortlist', 'reject'])
    expect(actionsOf('shortlisted', gone('interview_scheduled'))).toEqual(['deleteInterview'])
    expect(actionsOf('interview', gone('interview_scheduled'))).toEqual(['finish', 'fail'])
    expect(actionsOf('interview', gone('interview_completed'))).toEqual(['fail'])
    expect(actionsOf('selected', gone('selected'))).toEqual(['deselect', 'reject'])
    expect(actionsOf('rejected', gone('rejected'))).toEqual([])
  })

  test('are never any that the server doesn’t name', () => {
    for (const tab of tabNames)
      for (const status of statuses) {
        expect(actionsOf(tab, entryOf(status, { can: [] }))).toEqual([])
        expect(panelActions(entryOf(status, { can: [] }))).toEqual({ next: null, others: [] })
      }
  })

  test('lead somewhere else in the table of moves, each of them', () => {
    for (const tab of tabNames) {
      for (const entry of everyEntry.filter((entry) => inTab(tab, entry))) {
        for (const action of actionsOf(tab, entry)) {
          if (action === 'pay') expect(destination('hire', entry.status)).toBe('hired')
          else if (action !== 'schedule' && action !== 'reschedule')
            expect(predict(entry, action, '2026-11-21')).not.toEqual(entry)
        }
      }
    }
  })
})

// spec: 1.2 Panel 2–5
// spec: 2.2 Candidate's page
test('the panel offers one next step for each standing', () => {
  expect(panelActions(null)).toEqual({ next: 'shortlist', others: [] })
  expect(statuses.map((status) => panelActions(entryOf(status)))).toEqual([
    { next: 'schedule', others: ['directSelect', 'unshortlist'] },
    { next: 'reschedule', others: ['finish', 'directSelect'] },
    { next: 'select', others: ['reschedule'] },
    { next: null, others: [] },
    { next: 'restore', others: [] },
    { next: null, others: [] },
  ])
})

test('what leads on from an interview is to change it while it lies ahead, and to finish it afterwards', () => {
  const at = (day: string) =>
    panelActions(entryOf('interview_scheduled', { interview_date: day, interview_time: '19:30' }))
  expect(at('2099-01-01').next).toBe('reschedule')
  expect(at('2020-01-01')).toEqual({ next: 'finish', others: ['reschedule', 'directSelect'] })
})

describe('what is shown before the server answers', () => {
  const interview = {
    interview_date: '2026-11-24',
    interview_time: '19:30',
    interview_status: 'scheduled' as const,
  }
  const foretold = (status: Status, action: PipelineAction, change: Partial<PipelineEntry> = {}) =>
    predict(entryOf(status, change), action, '2026-11-21')

  test('a selection has its day and type', () => {
    expect(foretold('interview_completed', 'select', interview)).toMatchObject({
      ...interview,
      status: 'selected',
      selection_date: '2026-11-21',
      selection_type: 'Interview',
      interview_status: 'selected',
    })
    expect(foretold('interview_scheduled', 'directSelect', interview)).toMatchObject({
      status: 'selected',
      selection_type: 'Direct',
      interview_date: null,
    })
  })

  test('an interview that is called off is gone, a finished one stays', () => {
    expect(foretold('interview_scheduled', 'deleteInterview', interview)).toEqual(
      entryOf('shortlisted'),
    )
    expect(foretold('interview_scheduled', 'finish', interview)).toMatchObject({
      ...interview,
      status: 'interview_completed',
      interview_status: 'completed',
    })
  })

  test('who is taken back from the selection stands where she stood before', () => {
    expect(
      foretold('selected', 'deselect', {
        ...interview,
        selection_type: 'Interview',
        selection_date: '2026-11-20',
      }),
    ).toMatchObject({
      ...interview,
      status: 'interview_completed',
      interview_status: 'completed',
      selection_type: null,
    })
    expect(
      foretold('selected', 'deselect', { selection_type: 'Direct', selection_date: '2026-11-20' }),
    ).toEqual(entryOf('shortlisted'))
  })

  test('who is rejected can be restored, who is unshortlisted leaves the list', () => {
    expect(
      foretold('selected', 'reject', { selection_type: 'Direct', selection_date: '2026-11-20' }),
    ).toEqual(entryOf('rejected'))
    expect(foretold('rejected', 'restore', interview)).toEqual(entryOf('shortlisted'))
    expect(foretold('shortlisted', 'unshortlist')).toBeNull()
  })

  test('is what may be done from there, and no appointment, for each move', () => {
    for (const entry of everyEntry)
      for (const action of tabNames.flatMap((tab) => actionsOf(tab, entry))) {
        if (action === 'pay' || action === 'schedule' || action === 'reschedule') continue
        const after = predict({ ...entry, interview_id: 3 }, action, '2026-11-21')
        if (after !== null)
          expect(after).toMatchObject({ interview_id: null, can: actionsFrom(after.status, false) })
      }
  })

  test('nothing for a move that is not allowed, nor for a date that only the server can accept', () => {
    expect(foretold('hired', 'reject')).toEqual(entryOf('hired'))
    expect(foretold('shortlisted', 'schedule')).toEqual(entryOf('shortlisted'))
  })
})

test('a scheduled interview is asked about once its time in Doha has come', () => {
  const at = (interview_date: string, status: Status = 'interview_scheduled') =>
    isInterviewPast(entryOf(status, { interview_date, interview_time: '10:00' }))
  expect([at('2020-01-01'), at('2999-01-01'), at('2020-01-01', 'interview_completed')]).toEqual([
    true,
    false,
    false,
  ])
})
