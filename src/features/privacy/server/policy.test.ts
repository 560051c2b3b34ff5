import { expect, test } from 'vitest'
import { answerRefusal, closeRefusal } from './policy.ts'

test.each([
  ['open', null],
  ['done', { code: 'CONFLICT', message: 'requestAnswered' }],
  ['refused', { code: 'CONFLICT', message: 'requestAnswered' }],
] as const)('a request that is %s is answered or not', (status, expected) => {
  expect(answerRefusal({ status })).toEqual(expected)
})

test.each([
  [[], null],
  [['orderOpen'], { code: 'CONFLICT', message: 'orderOpen' }],
  [['recruitmentOpen', 'orderOpen'], { code: 'CONFLICT', message: 'recruitmentOpen' }],
])('someone on whom %j hang leaves or not', (blockers, expected) => {
  expect(closeRefusal(blockers)).toEqual(expected)
})
