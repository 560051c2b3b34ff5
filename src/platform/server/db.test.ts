import { sql } from 'drizzle-orm'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { startProxy } from '../../../test/server/proxy.ts'
import type { Context } from './context.ts'
import { connect, isCollision, isDatabaseAway, sqlState, transaction } from './db.ts'

const silence = { debug() {}, info() {}, warn() {}, error() {} }
/** More than the pool has connections. */
const many = 12

async function behindProxy() {
  const proxy = await startProxy(inject('databaseAdminUrl'))
  const connection = connect(proxy.url, silence)
  onTestFinished(async () => {
    await connection.close()
    await proxy.close()
  })
  const ctx = { db: connection.db } as Context
  return { proxy, ctx }
}

const ask = ({ db }: Pick<Context, 'db'>) => db.execute(sql`select 1`)
const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: many }, work))
const isAway = (work: Promise<unknown>) => work.then(() => false, isDatabaseAway)

test('transactions that could not begin lose no connection', async () => {
  const { proxy, ctx } = await behindProxy()
  await atOnce(() => ask(ctx))
  proxy.freeze()
  expect(await atOnce(() => isAway(transaction(ctx, ask)))).toEqual(Array(many).fill(true))
  await proxy.restore()
  await vi.waitUntil(async () => !(await isAway(ask(ctx))), { timeout: 10_000 })
  await atOnce(() => transaction(ctx, ask))
})

test('a connection that breaks between two queries of a transaction fails the transaction and nothing else', async () => {
  const { proxy, ctx } = await behindProxy()
  const broken = transaction(ctx, async (ctx) => {
    await ask(ctx)
    await proxy.cut()
    await ask(ctx)
  })
  expect(await isAway(broken)).toBe(true)
  await proxy.restore()
  await atOnce(() => transaction(ctx, ask))
})

// asvs: 2.3.3
// asvs: 16.5.3
test('a refusal within a transaction leaves its connection as good as before', async () => {
  const { ctx } = await behindProxy()
  const refuse = () =>
    transaction(ctx, async (ctx) => {
      await ctx.db.execute(sql`create temporary table scratch (n int) on commit drop`)
      throw new Error('refused')
    })
  expect(
    (await Promise.allSettled(Array.from({ length: many }, refuse))).every(
      ({ status }) => status === 'rejected',
    ),
  ).toBe(true)
  await atOnce(() => transaction(ctx, ask))
})

describe('a transaction that collided with another', () => {
  async function onTestDatabase() {
    const connection = connect(inject('databaseAdminUrl'), silence)
    onTestFinished(() => connection.close())
    return { db: connection.db, log: silence } as unknown as Context
  }

  const colliding = (code: string) => (ctx: Context) =>
    ctx.db.execute(
      sql.raw(
        `do $$ begin raise exception using errcode = '${code}', message = 'collided'; end $$`,
      ),
    )

  test.each(['40P01', '40001'])(
    '%s: is tried once more, with nothing of the first try left',
    async (code) => {
      const ctx = await onTestDatabase()
      let tries = 0
      const pending: number[] = []
      const result = await transaction(ctx, async (ctx) => {
        tries += 1
        pending.push(ctx.pendingEvents?.size ?? -1, ctx.pendingAuditEntries?.length ?? -1)
        ctx.pendingEvents?.add(`word:${tries}`)
        if (tries === 1) await colliding(code)(ctx)
        ctx.pendingEvents?.clear()
        return 'done'
      })
      expect([result, tries, pending]).toEqual(['done', 2, [0, 0, 0, 0]])
    },
  )

  test('twice: is given up, as one that another try may mend', async () => {
    const ctx = await onTestDatabase()
    let tries = 0
    const failed = transaction(ctx, async (ctx) => {
      tries += 1
      await colliding('40P01')(ctx)
    })
    expect(await failed.catch(isCollision)).toBe(true)
    expect(tries).toBe(2)
  })

  test('with a rule of the data, is not tried again', async () => {
    const ctx = await onTestDatabase()
    let tries = 0
    const failed = transaction(ctx, async (ctx) => {
      tries += 1
      await colliding('23505')(ctx)
    })
    expect(await failed.catch(sqlState)).toBe('23505')
    expect(tries).toBe(1)
  })
})

test.each([
  ['a full disk', '53100', true],
  ['no memory', '53200', true],
  ['a query that was cancelled', '57014', true],
  ['a value that is there already', '23505', false],
])('%s (%s) is worth another try: %s', async (_what, code, away) => {
  const { ctx } = await behindProxy()
  const raise = `do $$ begin raise exception 'raised' using errcode = '${code}'; end $$`
  expect(await isAway(transaction(ctx, ({ db }) => db.execute(sql.raw(raise))))).toBe(away)
  await atOnce(() => transaction(ctx, ask))
})
