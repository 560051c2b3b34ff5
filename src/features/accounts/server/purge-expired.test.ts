import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext } from '../../../../test/people.ts'
import { freshAddress, freshPhone, requestCode, signUp } from '../../../../test/sign-up.ts'
import * as calls from '../contract.ts'
import { purgeExpired } from './purge-expired.ts'

const app = useTestApp()
const pass = (days: number): void =>
  void (app.clock.now = new Date(app.clock.now.getTime() + days * 86_400_000))

/** So many days pass for the sessions, by the clock of the database. */
const sessionsAge = (days: number) =>
  app.connection.db.execute(
    sql`update sessions set created_at = created_at - ${days} * interval '1 day', last_used_at = last_used_at - ${days} * interval '1 day',
                            expires_at = expires_at - ${days} * interval '1 day'`,
  )

const tables = [
  'one_time_codes',
  'link_tokens',
  'sessions',
  'refresh_tokens',
  'known_networks',
  'rate_limits',
  'users',
]
async function counts(): Promise<Record<string, number>> {
  const rows = await Promise.all(
    tables.map((table) =>
      app.connection.db.execute<{ count: number }>(sql.raw(`select count(*) from ${table}`)),
    ),
  )
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.rows[0]?.count ?? 0]))
}

test('what is past its time is deleted, what still serves is kept', async () => {
  const { phone, refreshToken } = await signUp(app)
  await app.call(calls.forgotPassword, { phoneNumber: phone }, { address: freshAddress() })
  await requestCode(app, freshPhone())
  const before = await counts()

  await purgeExpired(jobContext(app))
  expect(await counts()).toEqual(before)

  pass(29)
  await sessionsAge(29)
  await purgeExpired(jobContext(app))
  expect(await counts()).toEqual({ ...before, one_time_codes: 0, link_tokens: 0, rate_limits: 0 })
  const refreshed = await app.call(calls.refreshSession, { refreshToken })
  expect(refreshed.status).toBe(200)

  pass(61)
  await sessionsAge(30)
  await purgeExpired(jobContext(app))
  expect(await counts()).toMatchObject({ sessions: 1 })
  await sessionsAge(1.1)
  await purgeExpired(jobContext(app))
  expect(await counts()).toMatchObject({
    sessions: 0,
    refresh_tokens: 0,
    known_networks: 1,
    users: 1,
  })
  pass(1)
  await purgeExpired(jobContext(app))
  expect(await counts()).toMatchObject({ known_networks: 0, users: 1 })
})

test('a refresh token that was used or replaced is kept for a day by the clock of the database, and its session goes on without it', async () => {
  const { refreshToken } = await signUp(app)
  const again = () => app.call(calls.refreshSession, { refreshToken })
  const tokens = async () => (await counts()).refresh_tokens
  const later = (hours: number) =>
    app.connection.db.execute(
      sql`update refresh_tokens set created_at = created_at - ${hours} * interval '1 hour', used_at = used_at - ${hours} * interval '1 hour',
                                    replaced_at = replaced_at - ${hours} * interval '1 hour'`,
    )
  await again()
  await later(10 / 3600)
  const { data } = await again()
  await later(23)
  pass(2)
  await purgeExpired(jobContext(app))
  expect(await tokens()).toBe(3)
  pass(-2)
  await later(1.1)
  await purgeExpired(jobContext(app))
  expect(await tokens()).toBe(1)
  expect((await app.call(calls.refreshSession, { refreshToken: data.refreshToken })).status).toBe(
    200,
  )
})
