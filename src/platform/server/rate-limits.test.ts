import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness.ts'
import { jobContext } from '../../../test/people.ts'
import { countHits, type Limit, readHits } from './rate-limits.ts'

const app = useTestApp({ RATE_LIMITS: 'on' })
const limit = (key: string, max: number): Limit => ({ key, max, windowSeconds: 600 })
const outcomeOf = (limits: Limit[]) =>
  countHits(jobContext(app), limits).then(
    () => 'counted',
    (error: { code?: string }) => error.code,
  )

describe('a limit', () => {
  test('counts each, then refuses and says when there is room again; who is refused counts nowhere', async () => {
    const ctx = jobContext(app)
    const [narrow, wide] = [limit('test:narrow', 2), limit('test:wide', 100)]
    expect(await countHits(ctx, [wide, narrow])).toEqual([1, 1])
    expect(await countHits(ctx, [wide, narrow])).toEqual([2, 2])
    const error = await countHits(ctx, [wide, narrow]).catch((error: unknown) => error)
    expect(error).toMatchObject({ code: 'RATE_LIMITED' })
    const { retryAfterSeconds } = (error as { detail: { retryAfterSeconds: number } }).detail
    expect(await readHits(ctx, [wide, narrow])).toEqual([2, 2])
    app.clock.now = new Date(app.clock.now.getTime() + (retryAfterSeconds - 1) * 1000)
    expect(await outcomeOf([wide, narrow])).toBe('RATE_LIMITED')
    app.clock.now = new Date(app.clock.now.getTime() + 1000)
    expect(await outcomeOf([wide, narrow])).toBe('counted')
  })

  test('of ten lets ten of forty in who come at once, whichever limit they name first', async () => {
    const all = [limit('test:a', 10), limit('test:b', 40)]
    const came = await Promise.all(
      Array.from({ length: 40 }, (_, n) => outcomeOf(n % 2 === 0 ? all : all.toReversed())),
    )
    expect(came.filter((outcome) => outcome === 'counted')).toHaveLength(10)
    expect(came.filter((outcome) => outcome === 'RATE_LIMITED')).toHaveLength(30)
    expect(await readHits(jobContext(app), all)).toEqual([10, 10])
  })

  test('that is full refuses without waiting for who is writing it', async () => {
    const full = limit('test:full', 1)
    await countHits(jobContext(app), [full])
    const client = await app.connection.pool.connect()
    try {
      await client.query('begin')
      await client.query(`select 1 from rate_limits where key = 'test:full' for update`)
      expect(await outcomeOf([limit('test:other', 5), full])).toBe('RATE_LIMITED')
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect(await readHits(jobContext(app), [limit('test:other', 5)])).toEqual([0])
  })
})
