import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext } from '../../../../test/people.ts'
import { freshAddress, freshPhone, password, signUp } from '../../../../test/sign-up.ts'
import { callWithProof } from '../../../../test/proofs.ts'
import { auditLog } from '../../../platform/server/audit.ts'
import { getMe, getMeJobseeker, logInAs } from '../contract.ts'
import { createUser } from './create-user.ts'
import { hashPassword } from './passwords/passwords.ts'
import { users } from './tables.ts'
import { roles } from '../../../platform/shared/roles.ts'

const app = useTestApp()
type Role = (typeof roles)[number]

const passwordHash = hashPassword(password)

async function person(role: Role): Promise<{ id: number; phone: string }> {
  const phoneNumber = freshPhone()
  const user = await createUser(jobContext(app), {
    role,
    fullName: 'Sara',
    phoneNumber,
    passwordHash: await passwordHash,
  })
  return { id: user.id, phone: phoneNumber }
}

const logIn = (role: Role, phone_number: string, secret = password, address = freshAddress()) =>
  app.call(logInAs[role], { phone_number, password: secret }, { address })

const passMinutes = (minutes: number): void =>
  void (app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000))

describe('sign-in', () => {
  // spec: 1.2 /admin/login and its link in the footer
  // spec: 1.4 Sign-in as employer
  // spec: 1.6 agency
  // spec: 1.7 POST /employer/auth/login/
  // asvs: 6.3.4
  // asvs: 7.2.4
  test.each(roles)('opens a session as %s at its own door, and at no other', async (role) => {
    const { id, phone } = await person(role)
    for (const door of roles) {
      const answer = await logIn(door, phone)
      if (door === role) {
        expect(answer).toMatchObject({
          status: 200,
          data: { user: { id, role, phone_number: phone } },
        })
        expect((await app.call(getMe, {}, { token: answer.data.token })).status).toBe(200)
        expect((await app.call(getMeJobseeker, {}, { token: answer.data.token })).status).toBe(
          role === 'jobseeker' ? 200 : 403,
        )
      } else {
        expect(answer).toMatchObject({ status: 403, code: 'ROLE_MISMATCH' })
      }
    }
    const sessions = await app.connection.db.select().from(auditLog).where(eq(auditLog.actorId, id))
    expect(sessions.map(({ action }) => action)).toEqual(['session.started'])
  })

  test('takes the number as it is typed', async () => {
    const { phone } = await person('employer')
    const typed = Array.from(phone.slice(1), (digit) =>
      String.fromCharCode(0x660 + Number(digit)),
    ).join(' ')
    expect((await logIn('employer', `+${typed}`)).status).toBe(200)
  })

  test('takes the password however the keyboard composes it', async () => {
    const phoneNumber = freshPhone()
    await createUser(jobContext(app), {
      role: 'employer',
      fullName: 'Zoë',
      phoneNumber,
      passwordHash: await hashPassword('caf\u00e9 au lait'),
    })
    expect((await logIn('employer', phoneNumber, 'cafe\u0301 au lait')).status).toBe(200)
  })

  // spec: 1.7 POST /employer/auth/login/
  // spec: 1.8 Login
  test('answers a wrong password and an unknown number alike, at every door', async () => {
    const { phone } = await person('jobseeker')
    const answers = await Promise.all(
      roles.flatMap((door) => [logIn(door, phone, 'not it'), logIn(door, freshPhone(), 'not it')]),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]).toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
      message: 'Login failed. Please check your credentials.',
    })
  })

  test('of a suspended account is refused, to whoever knows the password', async () => {
    const { id, phone } = await person('employer')
    const { token } = (await logIn('employer', phone)).data
    await app.connection.db
      .update(users)
      .set({ suspendedAt: app.clock.now })
      .where(eq(users.id, id))
    expect(await logIn('employer', phone)).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      message: 'This account is suspended. Please contact us.',
    })
    expect(await logIn('employer', phone, 'not it')).toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
    })
    expect((await app.call(getMe, {}, { token })).status).toBe(401)
  })

  test.each([
    [
      {},
      { phone_number: ['Please enter your phone number'], password: ['Please enter a password'] },
    ],
    [{ phone_number: '', password: 'x' }, { phone_number: ['Please enter your phone number'] }],
    [{ phone_number: '+97433001122', password: '' }, { password: ['Please enter a password'] }],
    [
      { phone_number: '+97433', password: 'x' },
      { phone_number: ['Please enter a valid phone number'] },
    ],
    [
      { phone_number: { $ne: 1 }, password: ['x'] },
      { phone_number: ['Please enter your phone number'], password: ['Please enter a password'] },
    ],
    [
      { phone_number: '+97433001122', password: 'x'.repeat(201) },
      { password: ['Password must be at most 200 characters long'] },
    ],
  ])('with %j is refused', async (input, errors) => {
    expect(await app.call(logInAs.employer, input)).toMatchObject({ status: 400, errors })
  })
})

describe('lock-out', { timeout: 60_000 }, () => {
  // asvs: 6.3.1
  test('stops a network after ten wrong passwords for a number, at all doors together, and after twenty with proofs of work', async () => {
    const { phone } = await person('employer')
    const address = freshAddress()
    for (let turn = 0; turn < 5; turn++)
      for (const door of ['employer', 'jobseeker'] as const)
        expect((await logIn(door, phone, 'not it', address)).status).toBe(401)
    const refused = await logIn('employer', phone, password, address)
    expect(refused).toMatchObject({ status: 429, code: 'PROOF_REQUIRED' })
    const proved = (secret: string) =>
      callWithProof(app, logInAs.employer, { phone_number: phone, password: secret }, { address })
    expect((await proved(password)).status).toBe(200)
    for (let turn = 0; turn < 10; turn++) expect((await proved('not it')).status).toBe(401)
    const shut = await proved(password)
    expect(shut).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(Number(shut.headers['retry-after'])).toBeLessThanOrEqual(900)
    expect((await logIn('employer', phone)).status).toBe(200)
    passMinutes(15)
    expect((await logIn('employer', phone, password, address)).status).toBe(200)
  })

  test('is no nearer for right passwords, at whichever door', async () => {
    const { phone } = await person('jobseeker')
    const address = freshAddress()
    for (let turn = 0; turn < 12; turn++) {
      expect((await logIn('employer', phone, password, address)).status).toBe(403)
      expect((await logIn('jobseeker', phone, password, address)).status).toBe(200)
    }
  })

  test('holds against tries that come in at once', async () => {
    const { phone } = await person('employer')
    const address = freshAddress()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => logIn('employer', phone, 'not it', address)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('by many networks leaves the owner in where she has been before, and anywhere after the window', async () => {
    const { phone, address } = await signUp(app)
    const answers = []
    for (let turn = 0; turn < 60; turn++)
      answers.push((await logIn('employer', phone, 'not it')).status)
    expect(answers.filter((status) => status === 401)).toHaveLength(50)
    expect((await logIn('employer', phone)).status).toBe(429)
    expect((await logIn('employer', phone, password, address)).status).toBe(200)
    const credentials = { phone_number: phone, password }
    const proved = await callWithProof(app, logInAs.employer, credentials, {
      address: freshAddress(),
    })
    expect(proved.status).toBe(200)
    passMinutes(15)
    expect((await logIn('employer', phone)).status).toBe(200)
  })

  test('stops a network that tries many numbers, not those who live there', async () => {
    const { phone, address } = await signUp(app)
    const visitor = await person('employer')
    const answers = []
    for (let turn = 0; turn < 101; turn++)
      answers.push((await logIn('employer', freshPhone(), 'not it', address)).status)
    expect(answers.lastIndexOf(401)).toBe(99)
    expect((await logIn('employer', visitor.phone, password, address)).status).toBe(429)
    expect((await logIn('employer', phone, password, address)).status).toBe(200)
  })
})
