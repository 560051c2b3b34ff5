import { expect, test } from 'vitest'
import { answerRefusal, closeRefusal, exportRefusal, openExportRefusal } from './policy.ts'

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

const now = new Date('2026-03-10T09:00:00Z')
const later = new Date('2026-03-10T09:00:01Z')

test.each([
  ['queued', null, 'exportUnderWay', 'noExport'],
  ['running', null, 'exportUnderWay', 'noExport'],
  ['failed', null, undefined, 'noExport'],
  ['ready', later, undefined, undefined],
  ['ready', now, undefined, 'noExport'],
] as const)(
  'an archive that is %s until %j: another %s, opened %s',
  (status, expiresAt, ask, open) => {
    expect(exportRefusal({ status })?.message).toBe(ask)
    expect(openExportRefusal({ status, expiresAt }, now)?.message).toBe(open)
    expect(exportRefusal(undefined)).toBeNull()
  },
)
