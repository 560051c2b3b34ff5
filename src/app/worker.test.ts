import { expect, test } from 'vitest'
import { oneAtATime } from './worker.ts'

function gates() {
  const open: (() => void)[] = []
  let under = 0
  let most = 0
  const work = async () => {
    under += 1
    most = Math.max(most, under)
    await new Promise<void>((resolve) => void open.push(resolve))
    under -= 1
  }
  return { work, rounds: () => open.length, most: () => most, open: (round: number) => open[round]?.() }
}
const tick = () => new Promise((resolve) => setImmediate(resolve))

test('whoever asks while a round is under way shares the next, and never two are under way: 50 who ask', async () => {
  const gate = gates()
  const { run, finish } = oneAtATime(gate.work)
  const first = run()
  await tick()
  const later = Array.from({ length: 50 }, () => run())
  await tick()
  expect([gate.rounds(), gate.most()]).toEqual([1, 1])
  gate.open(0)
  await first
  await tick()
  expect([gate.rounds(), gate.most()]).toEqual([2, 1])
  gate.open(1)
  await Promise.all(later)
  await finish()
  await run()
  expect(gate.rounds()).toBe(2)
})

test('a round that fails says so to those who asked for it, and the next begins', async () => {
  let rounds = 0
  const { run } = oneAtATime(async () => {
    rounds += 1
    if (rounds === 1) throw new Error('no luck')
  })
  await expect(run()).rejects.toThrow('no luck')
  await run()
  expect(rounds).toBe(2)
})
