import { sql } from 'drizzle-orm'
import { beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { openBus } from './bus.ts'
import { connect, type Connection } from './database/db.ts'

const soon = { timeout: 3000, interval: 10 }
let connection: Connection

beforeAll(() => {
  const silent = { debug() {}, info() {}, warn() {}, error() {} }
  connection = connect(inject('databaseAdminUrl'), silent)
  return () => connection.close()
})

const say = (payload: string) => connection.db.execute(sql`select pg_notify('manzil', ${payload})`)

test('a subscriber that fails keeps nothing from the others, nor does a payload that says nothing', async () => {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const bus = await openBus(inject('databaseAdminUrl'), log)
  onTestFinished(() => bus.close())
  const received: number[] = []
  bus.subscribe(
    () => {
      throw new Error('at what it heard')
    },
    () => undefined,
  )
  bus.subscribe(
    ({ topic, id }) => topic === 'bus test' && received.push(id),
    () => undefined,
  )
  for (const payload of ['null', '7', '"text"', 'nonsense', '', '{}']) await say(payload)
  await say(JSON.stringify({ topic: 'bus test', id: 7 }))
  await vi.waitUntil(() => received.length > 0, soon)
  expect(received).toEqual([7])
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ reason: 'at what it heard' }),
    expect.any(String),
  )
  expect(log.warn.mock.calls.length).toBeGreaterThanOrEqual(4)
})
