import crypto from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeUser } from '../../../../../test/people.ts'
import { freshAddress, password, signUp } from '../../../../../test/sign-up.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import * as calls from '../../contract.ts'
import { tokenHash } from '../secrets.ts'
import { refreshTokens, sessions, users } from '../tables.ts'

const app = useTestApp()
const me = async (token: string): Promise<number> =>
  (await app.call(calls.getMe, {}, { token })).status
const refresh = (refreshToken: string) => app.call(calls.refreshSession, { refreshToken })
const pass = (seconds: number): void =>
  void (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000))
/** So much time passes in the database: what stands there of refresh tokens happened so much earlier. */
const later = (seconds: number) =>
  app.connection.pool.query(
    `update refresh_tokens set created_at = created_at - $1 * interval '1 second', used_at = used_at - $1 * interval '1 second',
                               replaced_at = replaced_at - $1 * interval '1 second'`,
    [seconds],
  )
/** How many refresh tokens of this session are good. */
const liveTokens = (token: string): Promise<number> =>
  app.connection.db.$count(
    refreshTokens,
    and(
      eq(refreshTokens.sessionId, String(decodeJwt(token).sid)),
      isNull(refreshTokens.usedAt),
      isNull(refreshTokens.replacedAt),
    ),
  )
const waiting = async (): Promise<number> => {
  const { rows } = await app.connection.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}
const logIn = async (phone: string, userAgent = 'Test') =>
  (
    await app.call(
      calls.logInAs.employer,
      { phone_number: phone, password },
      { headers: { 'user-agent': userAgent }, address: freshAddress() },
    )
  ).data

describe('an access token', () => {
  // spec: 1.6 Bearer token on signed-in calls
  test('is refused when it is not ours', async () => {
    const { token } = await signUp(app)
    const [head, body, signature] = token.split('.') as [string, string, string]
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
    const encode = (value: unknown): string =>
      Buffer.from(JSON.stringify(value)).toString('base64url')
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(crypto.randomBytes(32))
    const forged = [
      `${head}.${encode({ ...claims, role: 'admin' })}.${signature}`,
      `${encode({ alg: 'none' })}.${body}.`,
      foreign,
      `${token}x`,
      'nonsense',
      'a.b.c',
    ]
    for (const one of forged) expect(await me(one)).toBe(401)
  })

  // spec: 1.3 A token may begin with jobseeker_
  test('says nothing that the server does not confirm: a changed role ends it', async () => {
    const { token, user } = await signUp(app)
    await app.connection.db.update(users).set({ role: 'agency' }).where(eq(users.id, user.id))
    expect(await me(token)).toBe(401)
  })

  // spec: 1.2 A guard wants token, user and role
  test('is needed by every call of someone who is signed in', async () => {
    const signedIn = Object.values(calls).filter(
      (call): call is typeof calls.getMe =>
        typeof call === 'object' && 'access' in call && call.access !== 'public',
    )
    expect(signedIn.length).toBeGreaterThan(10)
    for (const call of signedIn) {
      for (const token of [undefined, 'nonsense']) {
        const answer = await app.call(
          call,
          call.path.includes(':id') ? { id: crypto.randomUUID() } : {},
          { token },
        )
        expect([call.path, answer.status, answer.code]).toEqual([call.path, 401, 'UNAUTHENTICATED'])
      }
    }
  })
})

describe('a refresh token', () => {
  // spec: 1.4 A 401 refreshes once, else ends
  // asvs: 7.2.2
  test('gives a new pair, and the session lives on', async () => {
    const { refreshToken } = await signUp(app)
    await later(1000)
    const refreshed = await refresh(refreshToken)
    expect(refreshed.status).toBe(200)
    expect(refreshed.data.refreshToken).not.toBe(refreshToken)
    expect(await me(refreshed.data.token)).toBe(200)
    await later(1000)
    expect((await refresh(refreshed.data.refreshToken)).status).toBe(200)
  })

  // asvs: 7.2.3
  test('is kept as a hash', async () => {
    const { refreshToken } = await signUp(app)
    const rows = await app.connection.db.select().from(refreshTokens)
    expect(JSON.stringify(rows)).not.toContain(refreshToken)
  })

  // spec: 1.7 POST /auth/refresh-token
  test('used a second time, half a minute later, ends the whole session, and no other', async () => {
    const { refreshToken, phone, user } = await signUp(app)
    const other = await logIn(phone)
    const first = (await refresh(refreshToken)).data
    await later(31)
    expect(await refresh(refreshToken)).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
      message: 'Your session has ended. Please sign in again.',
    })
    expect(await me(first.token)).toBe(401)
    expect((await refresh(first.refreshToken)).status).toBe(401)
    expect(await me(other.token)).toBe(200)
    const rows = await app.connection.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'session.refresh_token_reused'))
    expect(rows).toHaveLength(1)
    const ended = await app.connection.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, user.id)))
    expect(ended.filter(({ endedAt }) => endedAt)).toHaveLength(1)
  })

  test('whose answer was lost is taken again for half a minute, and again: the last that was given is good', async () => {
    const { refreshToken } = await signUp(app)
    await refresh(refreshToken)
    for (const seconds of [10, 15]) {
      await later(seconds)
      expect((await refresh(refreshToken)).status).toBe(200)
    }
    await later(4)
    const last = await refresh(refreshToken)
    expect(last.status).toBe(200)
    expect(await liveTokens(last.data.token)).toBe(1)
    await later(900)
    expect((await refresh(last.data.refreshToken)).status).toBe(200)
  })

  test('is not taken again, though it was used a moment ago, once its successor was', async () => {
    const { refreshToken } = await signUp(app)
    const first = (await refresh(refreshToken)).data
    const second = (await refresh(first.refreshToken)).data
    expect((await refresh(refreshToken)).status).toBe(401)
    expect([await me(second.token), (await refresh(second.refreshToken)).status]).toEqual([
      401, 401,
    ])
  })

  test('that was replaced before its use ends the session when someone has it after all', async () => {
    const { refreshToken } = await signUp(app)
    const lost = (await refresh(refreshToken)).data
    await later(10)
    const given = (await refresh(refreshToken)).data
    expect(given.refreshToken).not.toBe(lost.refreshToken)
    expect((await refresh(lost.refreshToken)).status).toBe(401)
    expect([await me(given.token), (await refresh(given.refreshToken)).status]).toEqual([401, 401])
  })

  test.each([-3600, 3600])(
    'is judged by the database, not by a server whose clock is %i seconds off',
    async (seconds) => {
      const { refreshToken } = await signUp(app)
      await refresh(refreshToken)
      await later(10)
      pass(seconds)
      const again = await refresh(refreshToken)
      pass(-seconds)
      expect(again.status).toBe(200)
      await later(31)
      pass(-seconds)
      expect((await refresh(refreshToken)).status).toBe(401)
      pass(seconds)
      expect(await me(again.data.token)).toBe(401)
    },
  )

  test('of which ten come in at once, 20 times, gives all of them the same successor, the only one that is good', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { refreshToken } = await signUp(app)
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      const given = new Set(answers.map(({ data }) => data.refreshToken))
      expect(given.size).toBe(1)
      const [{ data }] = answers as [(typeof answers)[0]]
      expect([await me(data.token), await liveTokens(data.token)]).toEqual([200, 1])
      await later(900)
      expect((await refresh(data.refreshToken)).status).toBe(200)
    }
  })

  test('whose ten later uses come in at once, 20 times, gives all of them one successor in place of the lost one', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { refreshToken } = await signUp(app)
      const lost = (await refresh(refreshToken)).data
      await later(20)
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)))
      const given = new Set(answers.map(({ data }) => data.refreshToken))
      expect([given.size, given.has(lost.refreshToken)]).toEqual([1, false])
      const [{ data }] = answers as [(typeof answers)[0]]
      expect([await me(data.token), await liveTokens(data.token)]).toEqual([200, 1])
    }
  })

  test('is renewed after her account is locked, and holds nothing of the session while it waits for that', async () => {
    const { refreshToken, user } = await signUp(app)
    const other = await app.connection.pool.connect()
    await other.query('begin')
    await other.query('select from users where id = $1 for no key update', [user.id])
    const renewed = refresh(refreshToken)
    await expect.poll(waiting).toBe(1)
    await other.query('select from sessions where user_id = $1 for update nowait', [user.id])
    await other.query('select from refresh_tokens where token_hash = $1 for update nowait', [
      tokenHash(refreshToken),
    ])
    await other.query('commit')
    other.release()
    expect((await renewed).status).toBe(200)
  })

  // asvs: 7.4.2
  test('of a suspended account is refused', async () => {
    const { refreshToken, user } = await signUp(app)
    await app.connection.db
      .update(users)
      .set({ suspendedAt: app.clock.now })
      .where(eq(users.id, user.id))
    expect((await refresh(refreshToken)).status).toBe(401)
  })

  test.each([{}, { refreshToken: '' }, { refreshToken: 7 }, { refreshToken: 'x'.repeat(501) }])(
    '%j is malformed',
    async (input) => {
      expect(await app.call(calls.refreshSession, input)).toMatchObject({
        status: 400,
        errors: { refreshToken: [expect.any(String)] },
      })
    },
  )

  test('that nobody made is refused', async () => {
    expect((await refresh('nonsense')).status).toBe(401)
    const { token } = await signUp(app)
    expect((await refresh(token)).status).toBe(401)
  })
})

describe('sign-out', () => {
  // spec: 1.4 Logout clears and leads to /
  // spec: 1.7 POST /jobseeker/auth/logout/, /auth/logout
  test.each([calls.logOut, calls.logOutJobseeker])(
    'at $path ends this session alone',
    async (call) => {
      const { token, refreshToken, phone } = await signUp(app)
      const other = await logIn(phone)
      expect(await app.call(call, {}, { token })).toMatchObject({ status: 200, data: {} })
      expect(await me(token)).toBe(401)
      expect((await refresh(refreshToken)).status).toBe(401)
      expect((await app.call(call, {}, { token })).status).toBe(401)
      expect(await me(other.token)).toBe(200)
    },
  )
})

describe('the list of devices', () => {
  // asvs: 7.5.2
  test('shows where one is signed in, and ends one of them', async () => {
    const { token, phone } = await signUp(app)
    pass(5)
    const phoneSession = await logIn(phone, 'Mozilla/5.0 (iPhone)')
    const { data } = await app.call(calls.listSessions, {}, { token })
    expect(data.sessions.map(({ user_agent, current }) => [user_agent, current])).toEqual([
      ['Mozilla/5.0 (iPhone)', false],
      ['lightMyRequest', true],
    ])
    const [newest] = data.sessions
    expect((await app.call(calls.endSession, { id: newest?.id }, { token })).status).toBe(200)
    expect([await me(phoneSession.token), await me(token)]).toEqual([401, 200])
    expect((await app.call(calls.endSession, { id: newest?.id }, { token })).status).toBe(404)
    expect((await app.call(calls.listSessions, {}, { token })).data.sessions).toHaveLength(1)
    const rows = await app.connection.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `session:${newest?.id}`))
    expect(rows.map(({ action }) => action)).toEqual(['session.started', 'session.ended'])
  })

  test("holds nobody else's, who can't be signed out from here", async () => {
    const { token } = await signUp(app)
    const stranger = await makeUser(app, 'employer')
    const theirs = (await app.call(calls.listSessions, {}, { token: stranger.token })).data.sessions
    expect(await app.call(calls.endSession, { id: theirs[0]?.id }, { token })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect((await app.call(calls.endSession, { id: 'nonsense' }, { token })).status).toBe(404)
    expect(await me(stranger.token)).toBe(200)
  })

  test('can end all others, or all', async () => {
    const { token, phone } = await signUp(app)
    const others = [await logIn(phone), await logIn(phone)]
    expect((await app.call(calls.endSessions, {}, { token })).data).toEqual({ ended: 2 })
    expect(await Promise.all([token, ...others.map((other) => other.token)].map(me))).toEqual([
      200, 401, 401,
    ])
    const again = await logIn(phone)
    expect((await app.call(calls.endSessions, { scope: 'all' }, { token })).data).toEqual({
      ended: 2,
    })
    expect(await Promise.all([token, again.token].map(me))).toEqual([401, 401])
    expect(
      (await app.call(calls.endSessions, { scope: 'some' }, { token: (await logIn(phone)).token }))
        .status,
    ).toBe(400)
  })
})
