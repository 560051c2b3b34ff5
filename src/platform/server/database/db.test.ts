import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import tls from 'node:tls'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { type Certificate, makeCertificate } from '../../../../test/certificate.ts'
import { startProxy } from '../../../../test/server/proxy.ts'
import type { Context } from '../context.ts'
import { connect, isCollision, isDatabaseAway, sqlState, transaction } from './db.ts'

const silence = { debug() {}, info() {}, warn() {}, error() {} }
/** More than the pool has connections. */
const many = 12

async function behindProxy() {
  const proxy = await startProxy(inject('databaseAdminUrl'))
  onTestFinished(() => proxy.close())
  return { proxy, ctx: connectedTo(proxy.url) }
}

function connectedTo(url: string): Context {
  const connection = connect(url, silence)
  onTestFinished(() => connection.close())
  return { db: connection.db } as Context
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

test.each([
  ['a password that was changed', (url: URL) => (url.password = 'former')],
  ['a database that was renamed', (url: URL) => (url.pathname = '/former')],
])('%s lets nobody in until it is put right, which is worth another try', async (_what, change) => {
  const url = new URL(inject('databaseAdminUrl'))
  change(url)
  const ctx = connectedTo(url.href)
  expect([await isAway(ask(ctx)), await isAway(transaction(ctx, ask))]).toEqual([true, true])
})

test.each([
  ['has ended', -1],
  ['nobody trusts', 90],
])('a database whose certificate %s is away', async (_what, days) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'db-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const certificate = await makeCertificate(folder, days)
  const trusted = days < 0 ? certificate : await makeCertificate(folder, days)
  const port = await listenWith(certificate)
  const ctx = connectedTo(
    `postgres://manzil:x@localhost:${port}/manzil?sslmode=verify-full&sslrootcert=${trusted.file}`,
  )
  expect(await isAway(ask(ctx))).toBe(true)
})

/** A server that says yes to PostgreSQL's question for encryption, and shows its certificate. */
async function listenWith({ cert, key }: Certificate): Promise<number> {
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write('S')
      new tls.TLSSocket(socket, { isServer: true, cert, key }).on('error', () => {})
    })
  })
  await new Promise<void>((done) => server.listen(0, done))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
