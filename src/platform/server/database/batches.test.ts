import { expect, test } from 'vitest'
import { inBatches } from './batches.ts'
import type { Context } from '../context.ts'

test('works until nothing is left, over batches; one that fails is logged and stops no other: 450, two of them stuck', async () => {
  const errors: unknown[] = []
  const ctx = { log: { error: (line: unknown) => void errors.push(line) } } as unknown as Context
  const stuck = [1, 200]
  const done: number[] = []
  const batches: number[] = []
  const count = await inBatches(ctx, {
    what: 'stuck',
    due: (afterId, most) => {
      const rows = Array.from({ length: 450 }, (_, index) => ({ id: index + 1 })).filter(
        ({ id }) => id > afterId && !done.includes(id),
      )
      batches.push(Math.min(rows.length, most))
      return Promise.resolve(rows.slice(0, most))
    },
    each: ({ id }) => {
      if (stuck.includes(id))
        return Promise.reject(new Error('Failed query: her name', { cause: new Error('refused') }))
      done.push(id)
      return Promise.resolve()
    },
  })
  expect([count, done.length, batches]).toEqual([448, 448, [200, 200, 50]])
  expect(errors).toEqual(stuck.map((id) => ({ id, reason: 'refused' })))
})
