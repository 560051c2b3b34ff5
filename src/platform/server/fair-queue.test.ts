import { expect, test, vi } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** A queue whose work ends when it is told to. */
function queue(limits: { atOnce: number; perOwner: number; waiting: number }) {
  const room = new FairQueue({ ...limits, busy: () => new Error('busy') })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (owner: string, name: string, fails = false): Promise<string> => {
    const done = room.run(owner, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      if (fails) throw new Error(`${name} failed`)
      return name
    })
    return done.catch((error: Error) => error.message)
  }
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { bring, end, begun }
}

// spec: 3.3 Pictures and films are opened few at a time
// asvs: 15.2.2
test('no more than so many run at once, and owners take turns however much one of them brings', async () => {
  const { bring, end, begun } = queue({ atOnce: 2, perOwner: 5, waiting: 20 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void bring('a', name)
  for (const name of ['b1', 'b2']) void bring('b', name)
  void bring('c', 'c1')
  expect(begun).toEqual(['a1', 'a2'])
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5'])
})

test('who has her number inside is refused one more, and may come again when one of them has ended', async () => {
  const { bring, end } = queue({ atOnce: 1, perOwner: 2, waiting: 20 })
  const first = bring('a', 'a1')
  void bring('a', 'a2')
  expect(await bring('a', 'a3')).toBe('busy')
  await end('a1')
  expect(await first).toBe('a1')
  const fourth = bring('a', 'a4')
  await end('a2')
  await end('a4')
  expect(await fourth).toBe('a4')
})

test('when every place is taken whoever waits with most gives one up for who has none, and nobody for who has as many', async () => {
  const { bring, begun, end } = queue({ atOnce: 1, perOwner: 4, waiting: 3 })
  void bring('a', 'a1')
  const a = ['a2', 'a3', 'a4'].map((name) => bring('a', name))
  const b = bring('b', 'b1')
  expect(await a[2]).toBe('busy')
  const c = bring('c', 'c1')
  expect(await a[1]).toBe('busy')
  expect(await bring('d', 'd1')).toBe('busy')
  for (const name of ['a1', 'a2', 'b1', 'c1']) await end(name)
  expect([await a[0], await b, await c, begun]).toEqual([
    'a2',
    'b1',
    'c1',
    ['a1', 'a2', 'b1', 'c1'],
  ])
})

test('work that fails gives its place on', async () => {
  const { bring, end, begun } = queue({ atOnce: 1, perOwner: 3, waiting: 3 })
  const failing = bring('a', 'a1', true)
  void bring('a', 'a2')
  await end('a1')
  expect([await failing, begun]).toEqual(['a1 failed', ['a1', 'a2']])
})

test('a place stays empty after its work, in proportion to how long that took, and not for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  try {
    const room = new FairQueue({
      atOnce: 1,
      perOwner: 9,
      waiting: 9,
      rest: 2,
      busy: () => new Error('busy'),
    })
    const begun: number[] = []
    const work = (ms: number) => async () => {
      begun.push(performance.now())
      await new Promise((resolve) => setTimeout(resolve, ms))
    }
    const start = performance.now()
    const all = [30, 500, 1].map((ms) => room.run('a', work(ms)))
    await vi.advanceTimersByTimeAsync(2000)
    await Promise.all(all)
    expect(begun.map((at) => at - start)).toEqual([0, 90, 790])
  } finally {
    vi.useRealTimers()
  }
})
