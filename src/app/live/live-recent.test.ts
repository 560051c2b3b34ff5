import { expect, test } from 'vitest'
import { rememberedMs, rememberRecent } from './live-recent.ts'

function remembering() {
  let at = 1_000_000
  const recent = rememberRecent(() => at)
  return { recent, pass: (ms: number) => (at += ms) }
}

test('who comes back hears each thing she missed once, and nothing of others', () => {
  const { recent, pass } = remembering()
  pass(20_000)
  recent.add(1, 'orders')
  recent.add(1, 'orders')
  recent.add(2, 'pipeline')
  pass(1000)
  expect(recent.missed(1, 3000)).toEqual(['orders'])
  expect(recent.missed(3, 3000)).toEqual([])
  pass(30_000)
  expect(recent.missed(1, 0)).toEqual([])
})

test('whoever was away too long, or since before the server listened, or asks nonsense, hears that anything may have changed', () => {
  const { recent, pass } = remembering()
  pass(2000)
  expect(recent.missed(1, 3000)).toEqual(['*'])
  pass(rememberedMs)
  expect(recent.missed(1, rememberedMs - 5000)).toEqual(['*'])
  expect(recent.missed(1, Number.NaN)).toEqual(['*'])
  expect(recent.missed(1, -1)).toEqual(['*'])
  expect(recent.missed(1, 3000)).toEqual([])
  recent.restart()
  expect(recent.missed(1, 3000)).toEqual(['*'])
})

test('what is no longer remembered is forgotten, the rest is kept', () => {
  const { recent, pass } = remembering()
  pass(rememberedMs)
  recent.add(1, 'old')
  pass(rememberedMs - 20_000)
  recent.add(1, 'new')
  pass(20_001)
  recent.prune()
  expect(recent.missed(1, 25_000)).toEqual(['new'])
})

test('what was heard of a topic since an instant is known; after a new start nothing is sure', () => {
  const { recent, pass } = remembering()
  recent.add(1, 'sessions')
  pass(1000)
  expect([
    recent.wasNotified(1, 'sessions', 1_000_000),
    recent.wasNotified(1, 'sessions', 1_000_001),
    recent.wasNotified(1, 'orders', 1_000_000),
  ]).toEqual([true, false, false])
  expect(recent.wasNotified(2, 'sessions', 1_000_000)).toBe(false)
  recent.restart()
  expect([
    recent.wasNotified(2, 'sessions', 1_000_999),
    recent.wasNotified(2, 'sessions', 1_001_000),
  ]).toEqual([true, false])
})
