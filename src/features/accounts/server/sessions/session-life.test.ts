import fs from 'node:fs'
import path from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext } from '../../../../../test/people.ts'
import { freshAddress, freshPhone, password } from '../../../../../test/sign-up.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import type { Role } from '../../../../platform/shared/roles.ts'
import * as calls from '../../contract.ts'
import { signingKey, signAccessToken } from './access-tokens.ts'
import { createUser, hashPassword, startSession } from '../sign-in-api.ts'
import { sessions } from '../tables.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const [minute, hour, day] = [60, 3600, 86_400]

/** So much time passes in the database: what stands there of sessions and their tokens happened so much earlier. */
async function later(seconds: number): Promise<void> {
  const earlier = (column: string) => `${column} = ${column} - $1 * interval '1 second'`
  const shift = (table: string, columns: string[]) =>
    app.connection.pool.query(`update ${table} set ${columns.map(earlier).join()}`, [seconds])
  await shift('sessions', ['created_at', 'last_used_at', 'expires_at', 'ended_at'])
  await shift('refresh_tokens', ['created_at', 'used_at', 'replaced_at'])
}
/** The time of the server alone. */
const pass = (seconds: number): void =>
  void (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000))

async function person(role: Role) {
  const ctx = jobContext(app)
  const phoneNumber = freshPhone()
  const user = await createUser(ctx, {
    role,
    fullName: 'Maryam Al-Thani',
    phoneNumber,
    passwordHash: await hashPassword(password),
  })
  const grant = await startSession(ctx, user, { withSecondFactor: true })
  return { ...grant, id: user.id, role, phoneNumber, device: device(grant) }
}

/** What a browser does: it calls, and renews its token once when that is refused. */
function device(grant: { token: string; refreshToken: string }) {
  let { token, refreshToken } = grant
  const me = async () => (await app.call(calls.getMe, {}, { token })).status
  return async (): Promise<number> => {
    const first = await me()
    if (first !== 401) return first
    const renewed = await app.call(calls.refreshSession, { refreshToken })
    if (renewed.status !== 200) return renewed.status
    ;({ token, refreshToken } = renewed.data)
    return me()
  }
}

/** The same claims in a token of another age. */
const tokenOfAge = (token: string, seconds: number): Promise<string> => {
  const { sub, sid, role } = decodeJwt<{ sid: string; role: string }>(token)
  const claims = { userId: Number(sub), sessionId: sid, role }
  return signAccessToken(app.config, new Date(Date.now() - seconds * 1000), claims)
}
const status = async (token: string): Promise<number> =>
  (await app.call(calls.getMe, {}, { token })).status

describe('a session', () => {
  // spec: 1.4 A session ends by its role's time
  // asvs: 7.3.2
  test.each([
    ['admin', 12 * hour, 20 * minute],
    ['agency', 14 * day, 10 * day],
    ['employer', 90 * day, 20 * day],
    ['jobseeker', 90 * day, 20 * day],
  ] as const)(
    'of role %s ends %i seconds after it began, however it is used',
    async (role, whole, step) => {
      const { device, id } = await person(role)
      let age = 0
      for (; age + step < whole; age += step) {
        await later(step)
        expect(await device()).toBe(200)
      }
      await later(whole - age - 10)
      expect(await device()).toBe(200)
      await later(11)
      expect(await device()).toBe(401)
      const [row] = await app.connection.db.select().from(sessions).where(eq(sessions.userId, id))
      expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(whole * 1000)
    },
  )

  // spec: 1.4 A session ends by its role's time
  // asvs: 7.3.1
  test.each([
    ['admin', 30 * minute],
    ['employer', 30 * day],
    ['jobseeker', 30 * day],
  ] as const)('of role %s ends after %i seconds without use', async (role, idle) => {
    const { device } = await person(role)
    await later(idle - 10)
    expect(await device()).toBe(200)
    await later(idle - 10)
    expect(await device()).toBe(200)
    await later(idle + 1)
    expect(await device()).toBe(401)
  })

  test('of an operator lives by any call, written down once a minute, by ten at once too', async () => {
    const { device, id } = await person('admin')
    const read = () => app.connection.db.select().from(sessions).where(eq(sessions.userId, id))
    const [before] = await read()
    await later(50)
    expect(await device()).toBe(200)
    const [soon] = await read()
    expect(soon!.lastUsedAt.getTime()).toBe(before!.lastUsedAt.getTime() - 50_000)
    await later(11)
    await app.asOwner(
      `create table uses ();
       create function count_use() returns trigger language plpgsql as 'begin insert into uses default values; return new; end';
       create trigger count_use after update of expires_at on sessions for each row execute function count_use()`,
    )
    expect(await Promise.all(Array.from({ length: 10 }, device))).toEqual(Array(10).fill(200))
    const { rows } = await app.connection.pool.query('select from uses')
    await app.asOwner('drop table uses; drop function count_use cascade')
    expect(rows).toHaveLength(1)
    const [used] = await read()
    expect(used!.expiresAt.getTime() - used!.lastUsedAt.getTime()).toBe(30 * minute * 1000)
    expect(used!.lastUsedAt.getTime()).toBeGreaterThan(soon!.lastUsedAt.getTime())
  })

  test('is not kept by renewing its token, nor by listening, which a page does by itself', async () => {
    const { refreshToken } = await person('admin')
    await later(20 * minute)
    const renewed = await app.call(calls.refreshSession, { refreshToken })
    expect(renewed.status).toBe(200)
    const { port } = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }))
    const stop = new AbortController()
    const heard = await fetch(`http://127.0.0.1:${port}/api/live`, {
      headers: { authorization: `Bearer ${renewed.data.token}` },
      signal: stop.signal,
    })
    expect(heard.status).toBe(200)
    stop.abort()
    await later(11 * minute)
    expect(await status(renewed.data.token)).toBe(401)
    const again = await app.call(calls.refreshSession, { refreshToken: renewed.data.refreshToken })
    expect(again).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  test('that an older server prolonged ends by its role at the next use', async () => {
    const { device, id } = await person('admin')
    await later(13 * hour)
    await app.connection.pool.query(
      "update sessions set expires_at = now() + interval '30 days' where user_id = $1",
      [id],
    )
    await device()
    expect(await device()).toBe(401)
  })

  test.each([-3600, 3600])(
    'and its tokens are judged by the database, not by a server whose clock is %i seconds off',
    async (seconds) => {
      const { token, device } = await person('admin')
      pass(seconds)
      expect([await status(token), await device()]).toEqual([200, 200])
      const { device: there } = await person('admin')
      pass(-seconds)
      expect(await there()).toBe(200)
      await later(30 * minute + 1)
      pass(-seconds)
      expect([await status(token), await there()]).toEqual([401, 401])
      pass(seconds)
    },
  )
})

describe('the devices of a person', () => {
  const live = (id: number) =>
    app.connection.db.$count(sessions, and(eq(sessions.userId, id), isNull(sessions.endedAt)))

  // spec: 1.4 Twenty devices at most
  test('are twenty: of 30 that sign in at once, 3 times, 20 stay', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, phoneNumber: phone_number, token } = await person('employer')
      const answers = await Promise.all(
        Array.from({ length: 30 }, () =>
          app.call(calls.logInAs.employer, { phone_number, password }, { address: freshAddress() }),
        ),
      )
      expect(answers.map((answer) => answer.status)).toEqual(Array(30).fill(200))
      const good = await Promise.all(answers.map(({ data }) => status(data.token)))
      expect(good.filter((one) => one === 200)).toHaveLength(20)
      expect([await live(id), await status(token)]).toEqual([20, 401])
    }
  })

  test('are twenty: with one more the oldest ends, is told, and nobody else loses hers', async () => {
    const { id, phoneNumber: phone_number, token, refreshToken } = await person('agency')
    const other = await person('agency')
    const logIn = async () =>
      (
        await app.call(
          calls.logInAs.agency,
          { phone_number, password },
          { address: freshAddress() },
        )
      ).data.token
    const second = await logIn()
    for (let count = 2; count < 20; count += 1) await logIn()
    expect(await status(token)).toBe(200)
    const newest = await logIn()
    expect(await Promise.all([token, second, newest, other.token].map(status))).toEqual([
      401, 200, 200, 200,
    ])
    expect((await app.call(calls.refreshSession, { refreshToken })).status).toBe(401)
    const { sid } = decodeJwt<{ sid: string }>(token)
    const rows = await app.connection.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `session:${sid}`), eq(auditLog.action, 'session.ended')))
    expect(rows.map(({ actorId }) => actorId)).toEqual([id])
    // What ended by its time takes no place.
    await later(15 * day)
    const fresh = await logIn()
    expect([await status(fresh), await live(id)]).toEqual([200, 21])
  })
})

describe('an access token', () => {
  test('lives fifteen minutes', async () => {
    const { token } = await person('employer')
    expect(await status(await tokenOfAge(token, 890))).toBe(200)
    expect(await status(await tokenOfAge(token, 901))).toBe(401)
  })

  // spec: 1.6 Bearer token on signed-in calls (whose and for whom)
  // asvs: 9.2.2
  // asvs: 9.2.3
  // asvs: 9.2.4
  test('says who gave it and for whom; one for another place is refused', async () => {
    const { token } = await person('employer')
    const claims = decodeJwt(token)
    const { origin } = app.config
    expect([claims.iss, claims.aud]).toEqual([origin, `${origin}/api`])
    const signed = (changed: object) =>
      new SignJWT({ ...claims, ...changed })
        .setProtectedHeader(signingKey(app.config).header)
        .sign(signingKey(app.config).key)
    expect(await status(await signed({}))).toBe(200)
    for (const wrong of [
      { iss: 'https://staging.example' },
      { aud: 'https://staging.example/api' },
      { aud: origin },
      { iss: undefined },
      { aud: undefined },
    ])
      expect([wrong, await status(await signed(wrong))]).toEqual([wrong, 401])
  })

  test('from before it said that is refused once, and its browser goes on by its refresh token', async () => {
    const { token, refreshToken } = await person('employer')
    const { iss: _, aud: __, ...claims } = decodeJwt(token)
    const old = await new SignJWT(claims)
      .setProtectedHeader(signingKey(app.config).header)
      .sign(signingKey(app.config).key)
    expect(await status(old)).toBe(401)
    expect(await device({ token: old, refreshToken })()).toBe(200)
  })
})

test('at the upgrade living sessions get the end of their role, and of more than twenty the newest stay', async () => {
  const [admin, agency, employer] = [
    await person('admin'),
    await person('agency'),
    await person('employer'),
  ]
  const { pool } = app.connection
  await pool.query(
    "update sessions set created_at = now() - interval '13 days', last_used_at = now()",
  )
  await pool.query(
    "update sessions set expires_at = now() + interval '30 days' where ended_at is null",
  )
  const fresh = await person('admin')
  await pool.query(
    "update sessions set expires_at = now() + interval '30 days' where user_id = $1",
    [fresh.id],
  )
  const crowded = await person('jobseeker')
  await pool.query(
    `insert into sessions (id, user_id, created_at, last_used_at, expires_at)
     select gen_random_uuid(), $1, now() + n * interval '1 second', now(), now() + interval '30 days' from generate_series(1, 24) n`,
    [crowded.id],
  )
  const file = path.resolve(
    import.meta.dirname,
    '../../../../../db/migrations/0145_sessions_end.sql',
  )
  await pool.query(fs.readFileSync(file, 'utf8'))
  const hoursLeft = async (id: number): Promise<number> => {
    const { rows } = await pool.query<{ left: number }>(
      'select round(extract(epoch from expires_at - now()) / 3600, 1)::float as left from sessions where user_id = $1',
      [id],
    )
    return rows[0]!.left
  }
  expect(await Promise.all([agency.id, employer.id, fresh.id].map(hoursLeft))).toEqual([
    24, 720, 0.5,
  ])
  expect(await Promise.all([admin, agency, crowded].map(({ token }) => status(token)))).toEqual([
    401, 200, 401,
  ])
  const left = and(eq(sessions.userId, crowded.id), isNull(sessions.endedAt))
  expect(await app.connection.db.$count(sessions, left)).toBe(20)
})
