import { expect, test } from 'vitest'
import { statuses } from '../../hiring/contract.ts'
import { agreementActs, agreementSides, agreementStatuses, roundsMax } from '../choices.ts'
import { actRefusal, isSaidAlready, linkRefusal } from './policy.ts'

/** Who may do what while she is selected, by status; all else is refused. */
const allowed = {
  household: {
    asked: ['propose', 'withdraw'],
    countered: ['propose', 'accept', 'withdraw'],
    agreed: ['propose'],
  },
  worker: { asked: ['accept', 'counter', 'decline'], countered: ['counter', 'decline'] },
} as Record<string, Record<string, string[]>>

const walk = agreementSides.flatMap((side) =>
  agreementActs.flatMap((act) => agreementStatuses.map((status) => ({ side, act, status }))),
)

test.each(walk)('$side, $act, $status', ({ side, act, status }) => {
  const row = { status, version: 2 }
  const at = (standing: (typeof statuses)[number] | null, isGone = false) =>
    actRefusal(side, act, row, 2, { status: standing, isGone }) === null
  const may = allowed[side]?.[status]?.includes(act) ?? false
  expect(at('selected')).toBe(may)
  expect(actRefusal(side, act, row, 1, { status: 'selected', isGone: false })).not.toBeNull()
  // Whoever can't be had says no, and the household takes back; nothing leads on.
  expect(at('selected', true)).toBe(may && (act === 'decline' || act === 'withdraw'))
  // Once it is paid the question stays, and what is agreed is in the recruitment.
  expect(at('hired')).toBe(may && act !== 'withdraw' && !(act === 'propose' && status === 'agreed'))
  for (const standing of [null, ...statuses])
    if (standing !== 'selected' && standing !== 'hired') expect(at(standing)).toBe(false)
})

test('terms go to and fro for so long', () => {
  const row = { status: 'countered' as const, version: roundsMax }
  const standing = { status: 'selected' as const, isGone: false }
  expect(actRefusal('worker', 'counter', row, roundsMax, standing)?.message).toBe('termsTooOften')
  expect(actRefusal('household', 'accept', row, roundsMax, standing)).toBeNull()
})

test('what is said twice is said once', () => {
  expect(isSaidAlready('decline', { status: 'declined', version: 1 }, 1)).toBe(true)
  expect(isSaidAlready('decline', { status: 'declined', version: 1 }, 0)).toBe(false)
  expect(isSaidAlready('accept', { status: 'declined', version: 1 }, 1)).toBe(false)
})

test('a link is good for a day, on its own terms, until they are answered', () => {
  const now = new Date('2026-03-10T09:00:00Z')
  const standing = { status: 'selected' as const, isGone: false }
  const until = new Date(now.getTime() + 1000)
  const on = (status: 'asked' | 'agreed', version: number, end = until) =>
    linkRefusal({ status, version }, { version: 1, until: end }, 'worker', standing, now)?.message
  expect(on('asked', 1)).toBeUndefined()
  expect(on('asked', 2)).toBe('termsChanged')
  expect(on('agreed', 1)).toBe('dealLinkUsed')
  expect(on('asked', 1, now)).toBe('dealLinkExpired')
})
