import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { freshAddress, freshPhone, password, signUp } from '../../../../../test/sign-up.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import * as calls from '../../contract.ts'
import { linkTokens } from '../tables.ts'

const app = useTestApp()
const next = 'battery staple'
const me = async (token: string): Promise<number> =>
  (await app.call(calls.getMe, {}, { token })).status
const pass = (seconds: number): void =>
  void (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000))
const logIn = (phone_number: string, secret: string) =>
  app.call(calls.logInAs.employer, { phone_number, password: secret }, { address: freshAddress() })
const forgot = (phoneNumber: string) =>
  app.call(calls.forgotPassword, { phoneNumber }, { address: freshAddress() })
const verify = (phoneNumber: string, otp_code: string | undefined) =>
  app.call(calls.verifyResetCode, { phoneNumber, otp_code })
const reset = (
  token: string,
  form: Record<string, unknown> = { password: next, confirmPassword: next },
) => app.call(calls.resetPassword, { token, ...form })
const linkIn = (text = ''): string => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? 'no link'

const right = { currentPassword: password, newPassword: next, confirmPassword: next }
const change = (token: string, form: Record<string, unknown> = right) =>
  app.call(calls.updatePassword, form, { token })

describe('changing the password', () => {
  // spec: 1.7 PUT /auth/update-password
  // asvs: 6.2.2
  // asvs: 6.2.3
  // asvs: 7.4.3
  test('takes the new one, ends the other sessions and keeps this one', async () => {
    const { token, refreshToken, phone, user } = await signUp(app)
    const other = (await logIn(phone, password)).data
    expect(await change(token)).toMatchObject({ status: 200, data: {} })
    expect([await me(token), await me(other.token)]).toEqual([200, 401])
    expect(
      (await app.call(calls.refreshSession, { refreshToken: other.refreshToken })).status,
    ).toBe(401)
    expect((await app.call(calls.refreshSession, { refreshToken })).status).toBe(200)
    expect([(await logIn(phone, password)).status, (await logIn(phone, next)).status]).toEqual([
      401, 200,
    ])
    const rows = await app.connection.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${user.id}`))
    expect(rows.map(({ action, actorId }) => [action, actorId])).toContainEqual([
      'account.password_changed',
      user.id,
    ])
    expect(JSON.stringify(rows)).not.toMatch(/\+974|Aisha|battery|horse/)
  })

  // spec: 1.5 Change password's four checks, to the letter
  // spec: 1.8 Failed to update password
  // spec: 1.9 Passwords 6 at sign-up, 8 at change
  test.each([
    [{}, 'All fields are required', ['currentPassword', 'newPassword', 'confirmPassword']],
    [{ ...right, currentPassword: '' }, 'All fields are required', ['currentPassword']],
    [{ ...right, newPassword: undefined }, 'All fields are required', ['newPassword']],
    [{ ...right, confirmPassword: '' }, 'All fields are required', ['confirmPassword']],
    [
      { ...right, newPassword: 'short', confirmPassword: 'other' },
      'New password and confirm password do not match',
      ['confirmPassword'],
    ],
    [
      { ...right, newPassword: '1234567', confirmPassword: '1234567' },
      'New password must be at least 8 characters long',
      ['newPassword'],
    ],
    [
      { ...right, newPassword: password, confirmPassword: password },
      'New password must be different from current password',
      ['newPassword'],
    ],
    [
      { ...right, currentPassword: 'not it' },
      'Failed to update password. Please check your current password.',
      ['currentPassword'],
    ],
    [
      { ...right, newPassword: 'x'.repeat(201), confirmPassword: 'x'.repeat(201) },
      'Password must be at most 200 characters long',
      ['newPassword'],
    ],
  ])('with %j is refused: %s', async (form, message, fields) => {
    const { token, phone } = await signUp(app)
    const refused = await change(token, form)
    expect(refused).toMatchObject({ status: 400, code: 'INVALID', message })
    expect(Object.keys(refused.errors ?? {})).toEqual(fields)
    expect((await logIn(phone, password)).status).toBe(200)
  })

  test('allows ten wrong current passwords, and the right one later', async () => {
    const { token, refreshToken } = await signUp(app)
    for (let turn = 0; turn < 10; turn++)
      expect((await change(token, { ...right, currentPassword: 'not it' })).status).toBe(400)
    expect((await change(token)).status).toBe(429)
    pass(900)
    const renewed = (await app.call(calls.refreshSession, { refreshToken })).data
    expect((await change(renewed.token)).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  // spec: 1.2 Forgot Password
  // spec: 1.7 PUT /auth/reset-password/{token}
  test('is replaced by the link of the message, once; every session ends', async () => {
    const { token, phone, user } = await signUp(app)
    expect(await forgot(phone)).toMatchObject({ status: 200, data: { resend_after: 120 } })
    const { text, code } = app.lastMessage(phone) ?? {}
    expect(text).toContain(`${app.config.origin}/reset-password/${linkIn(text)}`)
    expect(text).toContain(code)
    expect((await reset(linkIn(text))).status).toBe(200)
    expect(await me(token)).toBe(401)
    expect([(await logIn(phone, password)).status, (await logIn(phone, next)).status]).toEqual([
      401, 200,
    ])
    expect(await reset(linkIn(text))).toMatchObject({
      status: 400,
      message: 'This link is no longer valid. Please ask for a new one.',
    })
    expect((await verify(phone, code)).status).toBe(400)
    const rows = await app.connection.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${user.id}`))
    expect(rows.map(({ action }) => action)).toContain('account.password_reset')
  })

  test('is replaced by the code of the message; the link sent with it is void then', async () => {
    const { phone } = await signUp(app)
    await forgot(phone)
    const { text, code } = app.lastMessage(phone) ?? {}
    const { data, status } = await verify(phone, code)
    expect(status).toBe(200)
    expect((await verify(phone, code)).status).toBe(400)
    expect((await reset(linkIn(text))).status).toBe(400)
    expect((await reset(data.token)).status).toBe(200)
    expect((await logIn(phone, next)).status).toBe(200)
  })

  test('takes one of ten uses of a link at once', async () => {
    const { phone } = await signUp(app)
    await forgot(phone)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => reset(linkIn(app.lastMessage(phone)?.text))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(9).fill(400),
    ])
  })

  // spec: 1.7 POST /auth/forgot-password
  test('is asked for alike with and without an account; only the message knows', async () => {
    const { phone } = await signUp(app)
    const unknown = freshPhone()
    const [known, stranger] = [await forgot(phone), await forgot(unknown)]
    expect(known.body).toBe(stranger.body)
    expect(app.lastMessage(unknown)).toMatchObject({ template: 'resetUnknown' })
    expect(app.lastMessage(unknown)?.code).toBeUndefined()
    const [wrong, nobody] = [await verify(phone, '000000'), await verify(unknown, '000000')]
    expect(wrong).toMatchObject({
      status: 400,
      message: 'Invalid OTP. Please try again.',
      errors: { otp_code: ['Invalid OTP. Please try again.'] },
    })
    expect(wrong.body).toBe(nobody.body)
  })

  // asvs: 6.4.1
  test('has links and codes that last ten minutes and give way to newer ones', async () => {
    const { phone } = await signUp(app)
    await forgot(phone)
    const first = app.lastMessage(phone)
    await forgot(phone)
    const second = app.lastMessage(phone)
    expect((await reset(linkIn(first?.text))).status).toBe(400)
    pass(600)
    expect((await reset(linkIn(second?.text))).status).toBe(400)
    expect((await verify(phone, second?.code)).status).toBe(400)
    await forgot(phone)
    pass(599)
    expect((await reset(linkIn(app.lastMessage(phone)?.text))).status).toBe(200)
  })

  test('has a link that is kept as a hash and leads to the Arabic page of whoever reads Arabic', async () => {
    const phone = freshPhone()
    const arabic = { headers: { 'accept-language': 'ar' }, address: freshAddress() }
    await app.call(calls.sendCodeTo.employer, { phone_number: phone }, arabic)
    await app.call(
      calls.registerAs.employer,
      {
        phone_number: phone,
        full_name: 'عائشة',
        password,
        confirm_password: password,
        otp_code: app.lastMessage(phone)?.code,
      },
      arabic,
    )
    await forgot(phone)
    const { text } = app.lastMessage(phone) ?? {}
    expect(text).toContain(`${app.config.origin}/ar/reset-password/`)
    expect(JSON.stringify(await app.connection.db.select().from(linkTokens))).not.toContain(
      linkIn(text),
    )
  })

  test.each([
    [{}, 'All fields are required', ['password', 'confirmPassword']],
    [{ password: next }, 'All fields are required', ['confirmPassword']],
    [
      { password: next, confirmPassword: 'other' },
      'New password and confirm password do not match',
      ['confirmPassword'],
    ],
    [
      { password: '1234567', confirmPassword: '1234567' },
      'New password must be at least 8 characters long',
      ['password'],
    ],
  ])(
    'replaced with %j is refused and leaves the link usable: %s',
    async (form, message, fields) => {
      const { phone } = await signUp(app)
      await forgot(phone)
      const link = linkIn(app.lastMessage(phone)?.text)
      const refused = await reset(link, form)
      expect(refused).toMatchObject({ status: 400, message })
      expect(Object.keys(refused.errors ?? {})).toEqual(fields)
      expect((await reset(link)).status).toBe(200)
    },
  )

  test.each([
    [{}, { phoneNumber: ['Please enter your phone number'] }],
    [{ phoneNumber: '+97444112233' }, { phoneNumber: ['Please enter a valid phone number'] }],
  ])('is not sent for %j', async (input, errors) => {
    expect(await app.call(calls.forgotPassword, input)).toMatchObject({ status: 400, errors })
  })

  test('needs a code of six digits', async () => {
    expect(await verify(freshPhone(), '12a')).toMatchObject({
      status: 400,
      message: 'Please enter a valid 6-digit OTP',
    })
  })

  test('of someone who has been locked out lets her in again from where she is', async () => {
    const { phone } = await signUp(app)
    for (let turn = 0; turn < 50; turn++) await logIn(phone, 'not it')
    const address = freshAddress()
    const fromHere = (secret: string) =>
      app.call(calls.logInAs.employer, { phone_number: phone, password: secret }, { address })
    expect((await fromHere(password)).status).toBe(429)
    await forgot(phone)
    await app.call(
      calls.resetPassword,
      { token: linkIn(app.lastMessage(phone)?.text), password: next, confirmPassword: next },
      { address },
    )
    expect((await fromHere(next)).status).toBe(200)
  })
})
