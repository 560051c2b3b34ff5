import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../../platform/shared/errors.ts'
import {
  type OfferStatus,
  type Side,
  sides,
  type Stage,
  type StepState,
  stepStates,
} from '../choices.ts'
import {
  actRefusal,
  actsOn,
  answerOfferRefusal,
  certificateRefusal,
  makeOfferRefusal,
  nudgeRefusal,
  openPaperRefusal,
  paperLimitRefusal,
  papersRefusal,
  pregnancyTestRefusal,
  removePaperRefusal,
  replaceOfferRefusal,
  shownOfferRefusal,
  stageRefusal,
  stepRefusal,
  templateRefusal,
} from './policy.ts'

const why = (refusal: Refusal | null) => refusal?.message ?? 'allowed'
const [open, closed, completed] = (['open', 'closed', 'completed'] as const).map((status) => ({
  status,
})) as [{ status: 'open' }, { status: 'closed' }, { status: 'completed' }]
const nothing = { papers: [], isOfferAccepted: false, isAgreed: true }
const fit = {
  papers: [{ kind: 'medical' as const, outcome: 'fit' as const }],
  isOfferAccepted: false,
  isAgreed: true,
}
const step = (state: StepState, actor: Side = 'worker', needs: 'medical'[] = []) => ({
  key: 'medical' as const,
  state,
  actor,
  needs,
})

describe('a step', () => {
  test.each<[Side, actor: Side, string]>([
    ['household', 'worker', 'allowed'],
    ['household', 'agency', 'allowed'],
    ['operator', 'household', 'allowed'],
    ['worker', 'worker', 'allowed'],
    ['worker', 'household', 'stepNotYours'],
    ['worker', 'agency', 'stepNotYours'],
    ['agency', 'agency', 'allowed'],
    ['agency', 'worker', 'stepNotYours'],
  ])('of a running case: %s acts in a step of %s: %s', (side, actor, expected) => {
    expect(why(actRefusal(side, open, { actor }))).toBe(expected)
    expect(why(actRefusal(side, closed, { actor }))).toBe('recruitmentClosed')
  })

  test.each(
    stepStates.flatMap((state) =>
      (['finish', 'report', 'resume', 'reopen'] as const).map((move) => [state, move] as const),
    ),
  )('that is %s allows %s as the table of moves says, and only with its papers', (state, move) => {
    const proven = stepRefusal('worker', open, step(state, 'worker', ['medical']), move, fit)
    const bare = stepRefusal('worker', open, step(state, 'worker', ['medical']), move, nothing)
    const allowed = {
      not_started: [],
      waiting: ['finish', 'report'],
      problem: ['finish', 'resume'],
      done: ['reopen'],
    }[state] as string[]
    const refused = state === 'not_started' ? 'stepNotBegun' : 'stepNotFromHere'
    expect(why(proven)).toBe(allowed.includes(move) ? 'allowed' : refused)
    expect(why(bare)).toBe(
      move === 'finish' && state !== 'not_started' ? 'medicalNeedsFit' : why(proven),
    )
  })

  test.each([
    ['medical', 'medicalNeedsFit'],
    ['offer_answer', 'offerNeedsAnswer'],
    ['offer_letter', 'offerNeedsLetter'],
    ['visa', 'stepNeedsPapers'],
  ] as const)('%s says what it needs: %s', (key, expected) => {
    expect(why(papersRefusal({ key, needs: ['medical'] }, nothing))).toBe(expected)
    expect(why(papersRefusal({ key, needs: ['medical'] }, fit))).toBe('allowed')
    expect(why(papersRefusal({ key, needs: [] }, nothing))).toBe('allowed')
  })

  test('offers what it allows', () => {
    expect(actsOn('worker', open, step('waiting'), nothing)).toEqual({
      finish: true,
      report: true,
      resume: false,
    })
    for (const [side, row] of [
      ['agency', open],
      ['worker', closed],
    ] as const)
      expect(actsOn(side, row, step('waiting'), nothing)).toEqual({
        finish: false,
        report: false,
        resume: false,
      })
  })
})

describe('a paper', () => {
  const mine = { id: 1, uploadedBy: 7 }
  const letter = (status: OfferStatus, paperId = 1) => ({ status, paperId })

  test.each(sides)('about health is shut to %s but for worker, operator and uploader', (side) => {
    const isShut = side === 'household' || side === 'agency'
    expect(why(openPaperRefusal(side, 8, { kind: 'medical', uploadedBy: 7 }))).toBe(
      isShut ? 'healthPaperClosed' : 'allowed',
    )
    expect(why(openPaperRefusal(side, 7, { kind: 'medical', uploadedBy: 7 }))).toBe('allowed')
    expect(why(openPaperRefusal(side, 8, { kind: 'visa', uploadedBy: 7 }))).toBe('allowed')
  })

  test.each<[Side, userId: number, OfferStatus | null, string]>([
    ['household', 7, null, 'allowed'],
    ['household', 8, null, 'paperNotYours'],
    ['agency', 8, null, 'paperNotYours'],
    ['operator', 8, null, 'allowed'],
    ['household', 7, 'sent', 'allowed'],
    ['household', 7, 'declined', 'allowed'],
    ['household', 7, 'accepted', 'letterAccepted'],
    ['operator', 8, 'accepted', 'letterAccepted'],
    ['household', 8, 'accepted', 'paperNotYours'],
  ])('is removed by %s %i, its offer %s: %s', (side, userId, status, expected) => {
    const offer = status && letter(status)
    expect(why(removePaperRefusal(side, userId, open, mine, offer))).toBe(expected)
    expect(why(removePaperRefusal(side, userId, closed, mine, offer))).toBe('recruitmentClosed')
  })

  test('goes while the accepted letter is another one', () => {
    expect(why(removePaperRefusal('household', 7, open, mine, letter('accepted', 2)))).toBe(
      'allowed',
    )
  })
})

test.each<[OfferStatus, make: string, answer: string]>([
  ['sent', 'allowed', 'allowed'],
  ['declined', 'allowed', 'offerNotOpen'],
  ['replaced', 'allowed', 'offerNotOpen'],
  ['accepted', 'offerAlreadyAccepted', 'offerNotOpen'],
])('an offer that is %s: another one %s, an answer %s', (status, make, answer) => {
  expect(why(makeOfferRefusal({ status }))).toBe(make)
  expect(why(answerOfferRefusal(open, { status }))).toBe(answer)
  expect(why(answerOfferRefusal(closed, { status }))).toBe('recruitmentClosed')
})

test('somebody else has to have something to do before she is reminded', () => {
  expect(why(nudgeRefusal('worker', open, [{ actor: 'worker' }, { actor: 'agency' }]))).toBe(
    'allowed',
  )
  for (const actor of ['worker', 'operator'] as const)
    expect(why(nudgeRefusal('worker', open, [{ actor }]))).toBe('nobodyToNudge')
  expect(why(nudgeRefusal('household', open, []))).toBe('nobodyToNudge')
  expect(why(nudgeRefusal('worker', completed, [{ actor: 'agency' }]))).toBe('nobodyToNudge')
})

test.each<[isSame: boolean, replace: boolean, string]>([
  [true, false, 'allowed'],
  [false, true, 'allowed'],
  [false, false, 'offerWaits'],
])('beside an offer that waits, one that says the same %s, to replace it %s: %s', (...given) => {
  const [isSame, replace, expected] = given
  expect(why(replaceOfferRefusal(isSame, replace))).toBe(expected)
})

test('an offer is accepted as it was read, and only then has a certificate', () => {
  expect(['a', 'b'].map((shown) => why(shownOfferRefusal({ fileHash: 'a' }, shown)))).toEqual([
    'allowed',
    'offerNotShown',
  ])
  for (const status of ['sent', 'declined', 'replaced', 'accepted'] as const)
    expect(why(certificateRefusal({ status }))).toBe(
      status === 'accepted' ? 'allowed' : 'offerNotFound',
    )
})

test('a stage leads to the next, a kind has its share of papers, and no man is tested', () => {
  expect([['visa'], ['arrival']].map((to) => why(stageRefusal(to as Stage[], 'visa')))).toEqual([
    'allowed',
    'stageOutOfOrder',
  ])
  expect([false, true].map((isFull) => why(paperLimitRefusal(isFull)))).toEqual([
    'allowed',
    'tooManyPapers',
  ])
  expect(why(pregnancyTestRefusal([{ key: 'pregnancy_test' }]))).toBe('allowed')
  expect(why(pregnancyTestRefusal([{ key: 'medical' }]))).toBe('pregnancyNotAsked')
  expect([2, 1].map((seen) => why(templateRefusal(2, seen)))).toEqual([
    'allowed',
    'settingChangedMeanwhile',
  ])
})
