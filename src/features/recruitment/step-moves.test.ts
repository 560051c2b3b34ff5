import { describe, expect, test } from 'vitest'
import { stepAfter, stepMoves, type StepMove, stepStates } from './choices.ts'
import type { StepRow } from './server/tables.ts'
import { settleSteps } from './server/settle-steps.ts'

const allowed = [
  'start: not_started → waiting',
  'hold: waiting → not_started',
  'hold: problem → not_started',
  'finish: waiting → done',
  'finish: problem → done',
  'report: waiting → problem',
  'resume: problem → waiting',
  'reopen: done → waiting',
]

// spec: 2.4 Recruitment: every hire at Offer Letter
test('a step moves along the table and no other way', () => {
  const found = (Object.keys(stepMoves) as StepMove[]).flatMap((move) =>
    stepStates.flatMap((from) => {
      const to = stepAfter(move, from)
      return to === null ? [] : [`${move}: ${from} → ${to}`]
    }),
  )
  expect(found.toSorted()).toEqual(allowed.toSorted())
})

const step = (
  key: StepRow['key'],
  waitsFor: StepRow['waitsFor'],
  state: StepRow['state'] = 'not_started',
  needs: StepRow['needs'] = [],
): StepRow => ({
  caseId: 1,
  key,
  position: 1,
  stage: 'visa',
  state,
  actor: 'household',
  days: 3,
  waitsFor,
  needs,
  dueOn: null,
  doneAt: state === 'done' ? new Date(0) : null,
  doneBy: null,
  note: null,
  overdueToldAt: null,
})
const now = new Date('2026-03-10T22:30:00Z')
const nothing = { papers: [], isOfferAccepted: false, isAgreed: true }
const statesOf = (steps: StepRow[], proof: Parameters<typeof settleSteps>[1] = nothing) =>
  settleSteps(steps, proof, now, 7).map(({ state }) => state)

describe('what follows', () => {
  test('a step begins when all that it waits for is done, and is due by the calendar of Qatar', () => {
    const [, second, third] = settleSteps(
      [step('visa', [], 'done'), step('ticket', ['visa']), step('arrival', ['ticket'])],
      nothing,
      now,
      7,
    )
    expect(second).toMatchObject({ state: 'waiting', dueOn: '2026-03-14' })
    expect(third).toMatchObject({ state: 'not_started', dueOn: null })
  })

  test('no step of the law begins before her yes, whatever the template says; those of the offer do', () => {
    const steps = [step('offer_letter', []), step('pcc', []), step('ticket', [], 'waiting')]
    const before = { ...nothing, isAgreed: false }
    expect(statesOf(steps, before)).toEqual(['waiting', 'not_started', 'waiting'])
    expect(statesOf(steps, { ...before, isOfferAccepted: true })[1]).toBe('waiting')
    expect(statesOf([step('offer_answer', [], 'done'), step('pcc', [])], before)[1]).toBe('waiting')
  })

  test('a step that lost its papers is open again, and what waited for it waits once more', () => {
    expect(
      statesOf([
        step('visa', [], 'done', ['visa']),
        step('ticket', ['visa'], 'problem'),
        step('arrival', ['ticket']),
      ]),
    ).toEqual(['waiting', 'not_started', 'not_started'])
  })

  test('papers that came early finish their step as soon as it begins', () => {
    const papers = [{ kind: 'ticket' as const, outcome: null }]
    expect(
      statesOf([step('visa', [], 'done'), step('ticket', ['visa'], 'not_started', ['ticket'])], {
        papers,
        isOfferAccepted: false,
        isAgreed: true,
      }),
    ).toEqual(['done', 'done'])
  })

  test('a medical proves its step when its newest paper says fit', () => {
    const steps = [step('medical', [], 'not_started', ['medical'])]
    const medical = (...outcomes: ('fit' | 'unfit')[]) => ({
      papers: outcomes.map((outcome) => ({ kind: 'medical' as const, outcome })),
      isOfferAccepted: false,
      isAgreed: true,
    })
    expect(statesOf(steps, medical('fit', 'unfit'))).toEqual(['done'])
    expect(statesOf(steps, medical('unfit', 'fit'))).toEqual(['waiting'])
  })
})
