import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { startProxy } from '../../../test/server/proxy.ts'
import type { Context } from './context.ts'
import { connect, isDatabaseAway, transaction } from './db.ts'

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

test('a refusal within a transaction leaves its connection as good as before', async () => {
  const { ctx } = await behindProxy()
  const refuse = () =>
    transaction(ctx, async (ctx) => {
      await ctx.db.execute(sql`create temporary table scratch (n int) on commit drop`)
      throw new Error('refused')
    })
  expect((await Promise.allSettled(Array.from({ length: many }, refuse))).every(({ status }) => status === 'rejected')).toBe(true)
  await atOnce(() => transaction(ctx, ask))
})
