import { generateSync } from 'otplib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext } from '../../../../../test/people.ts'
import { freshAddress, freshPhone } from '../../../../../test/sign-up.ts'
import { rolesFor } from '../../../../platform/shared/endpoint.ts'
import type { Role } from '../../../../platform/shared/roles.ts'
import { openExport, requestExport } from '../../../privacy/contract.ts'
import { logInAs, logOut } from '../../contract.ts'
import { confirmSecondFactor, startSecondFactor } from '../../second-factor-contract.ts'
import { stepUp } from '../../step-up-contract.ts'
import { exportUsers, inviteAdministrator } from '../../users-contract.ts'
import { createUser, hashPassword, startSession } from '../sign-in-api.ts'

const app = useTestApp()
const password = 'a-long-enough-password'
const byPassword = { method: 'password', password }
let passwordHash: string
beforeAll(async () => void (passwordHash = await hashPassword(password)))
// A window of its own for each test, as limits count by the quarter of an hour.
beforeEach(() => travel(86_400))

const travel = (seconds: number) =>
  void (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000))
const appCode = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(app.clock.now.getTime() / 1000) })
const arabic = (digits: string) => digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)

async function person(role: Role) {
  const phone_number = freshPhone()
  const ctx = jobContext(app)
  const user = await createUser(ctx, {
    role,
    fullName: 'Maryam Al-Thani',
    phoneNumber: phone_number,
    passwordHash,
  })
  const { token } = await startSession(ctx, user, { withSecondFactor: role === 'admin' })
  return { id: user.id, phone_number, token }
}

/** An operator with a second factor, and its secret. */
async function operator() {
  const who = await person('admin')
  const { secret } = (await app.call(startSecondFactor, {}, who)).data
  const { recovery_codes: codes } = (
    await app.call(confirmSecondFactor, { code: appCode(secret) }, who)
  ).data
  travel(60)
  return { ...who, secret, codes }
}

/** So many minutes pass in the database since she proved who she is. */
const minutesLater = (userId: number, minutes: number) =>
  app.connection.pool.query(
    `update sessions set created_at = created_at - $2 * interval '1 minute',
     proved_at = proved_at - $2 * interval '1 minute' where user_id = $1`,
    [userId, minutes],
  )

const written = async (userId: number, action: string) =>
  (
    await app.connection.pool.query<{ detail: unknown }>(
      'select detail from audit_log where actor_id = $1 and action = $2 order by id',
      [userId, action],
    )
  ).rows.map(({ detail }) => detail)

describe('a call that demands a recent proof', () => {
  test('is open for ten minutes after sign-in, whatever the server’s own clock says', async () => {
    const who = await person('employer')
    travel(-3600)
    expect((await app.call(requestExport, {}, who)).status).toBe(200)
    travel(7200)
    expect((await app.call(openExport, {}, who)).status).toBe(404)
    await minutesLater(who.id, 9)
    expect((await app.call(openExport, {}, who)).status).toBe(404)
    await minutesLater(who.id, 2)
    expect(await app.call(openExport, {}, who)).toMatchObject({
      status: 403,
      code: 'STEP_UP_REQUIRED',
      message: 'Please confirm that it is you.',
    })
    expect(JSON.parse((await app.call(openExport, {}, who)).body)).toMatchObject({
      step_up: { methods: ['password'], needs_code: false },
    })
    const arabicAnswer = await app.call(
      openExport,
      {},
      { ...who, headers: { 'accept-language': 'ar' } },
    )
    expect(arabicAnswer.message).toBe('يرجى تأكيد هويتك أولاً.')
  })

  test('opens again by the password, to this session alone, for ten minutes', async () => {
    const who = await person('jobseeker')
    const other = (await app.call(logInAs.jobseeker, { phone_number: who.phone_number, password }))
      .data
    await minutesLater(who.id, 11)
    const { status, data } = await app.call(stepUp, byPassword, who)
    expect(status).toBe(200)
    const left = new Date(data.proved_until).getTime() - Date.now()
    expect(left).toBeGreaterThan(9.5 * 60_000)
    expect(left).toBeLessThan(10.5 * 60_000)
    expect((await app.call(openExport, {}, who)).status).toBe(404)
    expect((await app.call(openExport, {}, other)).status).toBe(403)
    await minutesLater(who.id, 11)
    expect((await app.call(openExport, {}, who)).status).toBe(403)
    expect(await written(who.id, 'session.stepped_up')).toEqual([
      { by: 'password', withFactor: false },
    ])
  })

  // asvs: 7.5.1
  test('is each of these, and each refuses', async () => {
    const people = new Map<Role, Awaited<ReturnType<typeof person>>>()
    for (const role of ['employer', 'jobseeker', 'agency', 'admin'] as const) {
      const who = await person(role)
      await minutesLater(who.id, 11)
      people.set(role, who)
    }
    const demanding = app.endpoints.filter(({ proof }) => proof !== undefined)
    const lists = demanding.filter(({ path }) => /csv|\/export\/$/.test(path))
    expect(lists.length).toBeGreaterThan(15)
    expect(
      demanding
        .filter((one) => !lists.includes(one))
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual(expect.arrayContaining(guarded))
    for (const { method, path, access, proof } of demanding) {
      const role = typeof proof === 'object' ? proof.of : (rolesFor(access)[0] ?? 'employer')
      const answer = await app.app.inject({
        method,
        url: path.replaceAll(/:\w+/g, '1'),
        headers: { authorization: `Bearer ${people.get(role)?.token}` },
        ...(method !== 'GET' && { payload: {} }),
      })
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'STEP_UP_REQUIRED'])
    }
  })
})

const guarded = [
  'POST /api/account/data/export/link/',
  'POST /api/admin/administrators/',
  'POST /api/admin/agencies/:id/licences/:licence_id/open/',
  'POST /api/admin/claims/:id/grant/',
  'POST /api/admin/orders/:id/refund/',
  'GET /api/admin/papers/:id/file/',
  'PUT /api/admin/settings/:key/',
  'POST /api/admin/settings/:key/restore/',
  'POST /api/admin/users/:id/lift/',
  'POST /api/admin/users/:id/number/',
  'POST /api/admin/users/:id/number/release/',
  'POST /api/admin/users/:id/second-factor/remove/',
  'POST /api/admin/users/:id/suspend/',
  'POST /api/auth/passkeys/register/options/',
  'POST /api/auth/passkeys/register/verify/',
  'DELETE /api/auth/passkeys/:id/',
  'POST /api/auth/second-factor/confirm/',
  'POST /api/auth/second-factor/off/',
  'POST /api/auth/second-factor/recovery-codes/',
  'POST /api/auth/second-factor/start/',
  'DELETE /api/auth/sessions/',
  'DELETE /api/auth/sessions/:id/',
  'POST /api/recruitments/:id/papers/:paper_id/open/',
]

describe('an operator', () => {
  test('needs the second factor for it, in digits of any script, each code once', async () => {
    const who = await operator()
    await minutesLater(who.id, 11)
    const refused = await app.call(exportUsers, {}, who)
    expect(JSON.parse(refused.body)).toMatchObject({
      code: 'STEP_UP_REQUIRED',
      step_up: { methods: ['password'], needs_code: true },
    })
    expect(await app.call(stepUp, byPassword, who)).toMatchObject({
      status: 400,
      errors: { code: [expect.any(String)] },
    })
    const code = appCode(who.secret)
    const given = { ...byPassword, code: arabic(code) }
    expect((await app.call(stepUp, given, who)).status).toBe(200)
    expect((await app.call(inviteAdministrator, {}, who)).status).toBe(400)
    expect(await app.call(stepUp, given, who)).toMatchObject({
      status: 400,
      errors: { code: [expect.stringMatching(/used/)] },
    })
  })

  test('who lost the factor proves it by a recovery code, which is then used up', async () => {
    const who = await operator()
    const given = { ...byPassword, code: who.codes[0] }
    expect((await app.call(stepUp, given, who)).status).toBe(200)
    expect((await app.call(stepUp, given, who)).status).toBe(400)
    expect(await written(who.id, 'second_factor.recovery_code_used')).toHaveLength(1)
    expect(await written(who.id, 'session.step_up_refused')).toEqual([{ by: 'password' }])
  })

  test('whose phone is ten minutes off is told what to do', async () => {
    const who = await operator()
    const wrong = generateSync({
      secret: who.secret,
      epoch: Math.floor(app.clock.now.getTime() / 1000) + 600,
    })
    const refused = await app.call(stepUp, { ...byPassword, code: wrong }, who)
    expect([refused.status, refused.errors?.code?.[0]]).toEqual([
      400,
      expect.stringMatching(/clock/),
    ])
  })
})

describe('a step-up', () => {
  test.each([
    ['a wrong password', { method: 'password', password: 'wrong' }, 'password'],
    ['no password', { method: 'password' }, 'password'],
    ['an unknown method', { method: 'shouting', password }, 'method'],
    ['no method', { password }, 'method'],
  ])('refuses %s', async (_, given, field) => {
    const who = await person('employer')
    await minutesLater(who.id, 11)
    const refused = await app.call(stepUp, given, who)
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, [field]])
    expect((await app.call(openExport, {}, who)).status).toBe(403)
  })

  test('is refused signed out, and to a session that has ended', async () => {
    const who = await person('employer')
    expect((await app.call(stepUp, byPassword)).status).toBe(401)
    await app.call(logOut, {}, who)
    expect((await app.call(stepUp, byPassword, who)).status).toBe(401)
  })

  test('thirty wrong passwords at once are ten tries, written down, without the password', async () => {
    const who = await person('employer')
    const given = { method: 'password', password: 'guessed-secret' }
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        app.call(stepUp, given, { ...who, address: freshAddress() }),
      ),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
    expect((await app.call(stepUp, byPassword, who)).status).toBe(429)
    const entries = await written(who.id, 'session.step_up_refused')
    expect(entries).toHaveLength(10)
    expect(JSON.stringify(entries)).not.toContain('guessed')
  })
})
