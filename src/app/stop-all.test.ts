import { expect, test } from 'vitest'
import { stopAll } from './stop-all.ts'

test('one that hangs is left behind when its time is over, one that fails is told, and those after them are stopped', async () => {
  const stopped: string[] = []
  const faults: unknown[] = []
  const late = await stopAll(
    [
      { what: 'web', byMs: 20, stop: async () => void stopped.push('web') },
      { what: 'jobs', byMs: 40, stop: () => new Promise(() => {}) },
      { what: 'bus', byMs: 60, stop: async () => Promise.reject(new Error('it is gone')) },
      { what: 'pool', byMs: 60, stop: async () => void stopped.push('pool') },
    ],
    (error, what) => faults.push([what, (error as Error).message]),
  )
  expect([late, stopped, faults]).toEqual([['jobs'], ['web', 'pool'], [['bus', 'it is gone']]])
})
