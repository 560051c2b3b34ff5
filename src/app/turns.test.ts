import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { turnsOf } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Calls of a caller, by the order in which they began, each with its end. */
function callsThrough(takeTurn: ReturnType<typeof turnsOf>) {
  const begun: string[] = []
  const call = (caller: number, name: string): (() => Promise<void>) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    void (async () => {
      await takeTurn(caller, promise)
      begun.push(name)
    })()
    return async () => {
      resolve()
      await vi.advanceTimersByTimeAsync(0)
    }
  }
  return { begun, call }
}

test('one caller has so many places, others theirs; who waits comes in the order in which she asked', async () => {
  const { begun, call } = callsThrough(turnsOf(2))
  const ends = ['a', 'b', 'c', 'd'].map((name) => call(1, name))
  call(2, 'other')
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['a', 'b', 'other'])
  await ends[1]?.()
  expect(begun).toEqual(['a', 'b', 'other', 'c'])
  await ends[0]?.()
  expect(begun).toEqual(['a', 'b', 'other', 'c', 'd'])
  for (const end of ends) await end()
  call(1, 'again')
  call(1, 'and again')
  call(1, 'too many')
  await vi.advanceTimersByTimeAsync(0)
  expect(begun.slice(5)).toEqual(['again', 'and again'])
})

test('what takes longer than two seconds keeps its place no longer, and gives it away once', async () => {
  const { begun, call } = callsThrough(turnsOf(1))
  const [long] = ['long', 'next', 'last'].map((name) => call(1, name))
  await vi.advanceTimersByTimeAsync(1999)
  expect(begun).toEqual(['long'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['long', 'next'])
  await long?.()
  expect(begun).toEqual(['long', 'next'])
})

test('a caller who has gone while she waited keeps nobody', async () => {
  const { begun, call } = callsThrough(turnsOf(1))
  const first = call(1, 'first')
  await call(1, 'gone')()
  call(1, 'last')
  await first()
  expect(begun).toEqual(['first', 'gone', 'last'])
})
