import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { freshAddress, freshPhone, password, signUp } from '../../../../../test/sign-up.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import * as calls from '../../contract.ts'
import { users } from '../tables.ts'

const app = useTestApp()
const db = () => app.connection.db
const pass = (seconds: number): void =>
  void (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000))
const actionsOn = async (userId: number) =>
  (
    await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${userId}`))
  ).map(({ action }) => action)
const inCandidateList = async (userId: number) =>
  (
    await db().execute(
      sql`select full_name, phone_number from candidates where user_id = ${userId}`,
    )
  ).rows

describe('details', () => {
  const update = (token: string, form: Record<string, unknown>) =>
    app.call(calls.updateDetails, form, { token })

  // spec: 1.7 PUT /auth/update-details
  test('take a new name, also in the candidate list', async () => {
    const { token, user, phone } = await signUp(app, 'jobseeker')
    expect(await update(token, { fullName: '  Mary Grace ', phone })).toMatchObject({
      status: 200,
      data: { user: { ...user, full_name: 'Mary Grace' } },
    })
    expect((await app.call(calls.getMe, {}, { token })).data.user.full_name).toBe('Mary Grace')
    expect(await inCandidateList(user.id)).toMatchObject([{ full_name: 'Mary Grace' }])
    expect(await actionsOn(user.id)).toContain('account.details_changed')
  })

  test.each([
    [{}, { fullName: ['Please enter your full name'] }],
    [{ fullName: ' ' }, { fullName: ['Please enter your full name'] }],
    [{ fullName: '😀 33001122' }, { fullName: ['Please enter your full name'] }],
    [{ fullName: 'x'.repeat(41) }, { fullName: ['This is too long.'] }],
    [{ fullName: 'x'.repeat(121) }, { fullName: ['This is too long.'] }],
    [{ fullName: 'Sara', phone: '+97433' }, { phone: ['Please enter a valid phone number'] }],
    [
      { fullName: 'Sara', phone: '+97455112233' },
      {
        phone: ['To change your number, use Change Mobile Number: we send a code to the new one.'],
      },
    ],
  ])('with %j are refused', async (form, errors) => {
    const { token, user } = await signUp(app)
    expect(await update(token, form)).toMatchObject({ status: 400, errors })
    expect((await app.call(calls.getMe, {}, { token })).data.user).toEqual(user)
  })
})

describe('a new phone number', () => {
  const send = (token: string, phone_number: string) =>
    app.call(calls.sendPhoneChangeCode, { phone_number }, { token, address: freshAddress() })
  const verify = (token: string, phone_number: string, otp_code: string | undefined) =>
    app.call(calls.changePhone, { phone_number, otp_code }, { token })

  // spec: 1.4 Mobile change
  // spec: 2.5 Mobile: digits only, changed by verification
  // spec: 2.7 Mobile verification
  test('is taken by the code sent to it; the old one is told and signs in no more', async () => {
    const { token, user, phone } = await signUp(app, 'jobseeker')
    const next = freshPhone()
    expect(await send(token, next)).toMatchObject({
      status: 200,
      data: { phone_number: next, resend_after: 120 },
    })
    const { code, template } = app.lastMessage(next) ?? {}
    expect(template).toBe('changePhoneCode')
    expect(await verify(token, next, code)).toMatchObject({
      status: 200,
      data: { phone_number: next },
    })
    expect(app.lastMessage(phone)).toMatchObject({ template: 'phoneChanged' })
    expect(app.lastMessage(phone)?.text).not.toContain(next)
    const logIn = (phone_number: string) =>
      app.call(calls.logInAs.jobseeker, { phone_number, password })
    expect([(await logIn(phone)).status, (await logIn(next)).status]).toEqual([401, 200])
    expect(await inCandidateList(user.id)).toMatchObject([{ phone_number: next }])
    expect(await actionsOn(user.id)).toContain('account.phone_changed')
    expect(await verify(token, next, code)).toMatchObject({
      status: 400,
      message: 'Please request an OTP first',
    })
  })

  test('voids what was sent to the old one', async () => {
    const { token, phone } = await signUp(app)
    await app.call(calls.forgotPassword, { phoneNumber: phone }, { address: freshAddress() })
    const { text, code } = app.lastMessage(phone) ?? {}
    const next = freshPhone()
    await send(token, next)
    expect((await verify(token, next, app.lastMessage(next)?.code)).status).toBe(200)
    const form = { password: 'thief password', confirmPassword: 'thief password' }
    expect(
      (
        await app.call(calls.resetPassword, {
          token: /reset-password\/([\w-]+)/.exec(text ?? '')?.[1],
          ...form,
        })
      ).status,
    ).toBe(400)
    expect(
      (await app.call(calls.verifyResetCode, { phoneNumber: phone, otp_code: code })).status,
    ).toBe(400)
  })

  test('of someone else is refused by its message alone', async () => {
    const { token } = await signUp(app)
    const other = await signUp(app)
    const [taken, free] = [await send(token, other.phone), await send(token, freshPhone())]
    expect(taken.status).toBe(free.status)
    expect(Object.keys(taken.data)).toEqual(Object.keys(free.data))
    expect(app.lastMessage(other.phone)).toMatchObject({ template: 'changePhoneTaken' })
    expect(app.lastMessage(other.phone)?.code).toBeUndefined()
    expect(await verify(token, other.phone, '000000')).toMatchObject({
      status: 400,
      message: 'Invalid OTP. Please try again.',
    })
  })

  test('that someone else has taken meanwhile is a conflict', async () => {
    const { token, phone } = await signUp(app)
    const next = freshPhone()
    await send(token, next)
    const code = app.lastMessage(next)?.code
    await signUp(app, 'employer', next)
    expect(await verify(token, next, code)).toMatchObject({ status: 409, code: 'CONFLICT' })
    expect((await app.call(calls.getMe, {}, { token })).data.user.phone_number).toBe(phone)
  })

  test('can be taken only by whoever asked for the code', async () => {
    const { token } = await signUp(app)
    const thief = await signUp(app)
    const next = freshPhone()
    await send(token, next)
    const code = app.lastMessage(next)?.code
    expect(await verify(thief.token, next, code)).toMatchObject({
      status: 400,
      message: 'Please request an OTP first',
    })
    expect((await verify(token, next, code)).status).toBe(200)
  })

  // spec: 1.5 Change mobile
  test('has five tries', async () => {
    const { token } = await signUp(app)
    const next = freshPhone()
    await send(token, next)
    const code = app.lastMessage(next)?.code ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    for (let turn = 0; turn < 5; turn++)
      expect((await verify(token, next, wrong)).message).toBe('Invalid OTP. Please try again.')
    expect((await verify(token, next, code)).status).toBe(400)
  })

  // spec: 1.5 Change mobile
  test.each([
    [{}, 'Please enter a valid phone number'],
    [{ phone_number: '' }, 'Please enter a valid phone number'],
    [{ phone_number: '+97412' }, 'Please enter a valid phone number'],
    [{ phone_number: '+97444112233' }, 'Please enter a valid phone number'],
  ])('gets no code when it is %j', async (input, message) => {
    const { token } = await signUp(app)
    expect(await app.call(calls.sendPhoneChangeCode, input, { token })).toMatchObject({
      status: 400,
      message,
      errors: { phone_number: [message] },
    })
  })

  test('gets no code when it is the present one', async () => {
    const { token, phone } = await signUp(app)
    expect(await send(token, phone)).toMatchObject({
      status: 400,
      message: 'This is already your phone number',
    })
  })

  // spec: 1.5 Change mobile
  test('needs a code that was asked for, of six digits', async () => {
    const { token } = await signUp(app)
    expect(await verify(token, freshPhone(), '123')).toMatchObject({
      status: 400,
      message: 'Please enter the 6-digit OTP',
    })
    expect(await verify(token, freshPhone(), '123456')).toMatchObject({
      status: 400,
      message: 'Please request an OTP first',
    })
  })
})

describe('an e-mail address', () => {
  const send = (token: string, email?: string) =>
    app.call(calls.sendEmailLink, { email }, { token })
  const open = (token: string) => app.call(calls.verifyEmail, { token })
  const linkTo = (email: string): string =>
    /verify-email\/([\w-]+)/.exec(app.lastMessage(email)?.text ?? '')?.[1] ?? 'no link'

  // spec: 1.7 GET /auth/verify-email/{token}
  test('is the account’s once its link was opened, which works once', async () => {
    const { token, user } = await signUp(app)
    expect(await send(token, ' Aisha@Example.qa ')).toMatchObject({
      status: 200,
      data: { email: 'aisha@example.qa' },
    })
    expect((await app.call(calls.getMe, {}, { token })).data.user.email).toBeNull()
    const link = linkTo('aisha@example.qa')
    expect(await open(link)).toMatchObject({ status: 200, data: { email: 'aisha@example.qa' } })
    expect((await app.call(calls.getMe, {}, { token })).data.user.email).toBe('aisha@example.qa')
    expect(
      await db().select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, user.id)),
    ).toEqual([{ at: app.clock.now }])
    expect(await open(link)).toMatchObject({
      status: 400,
      message: 'This link is no longer valid. Please ask for a new one.',
    })
    expect(await actionsOn(user.id)).toContain('account.email_verified')
    expect((await send(token)).data).toEqual({ email: 'aisha@example.qa' })
  })

  test('has a link for a day, and for the newest address alone', async () => {
    const { token } = await signUp(app)
    await send(token, 'first@example.qa')
    await send(token, 'second@example.qa')
    expect((await open(linkTo('first@example.qa'))).status).toBe(400)
    pass(86_399)
    expect((await open(linkTo('second@example.qa'))).status).toBe(200)
    const later = await signUp(app)
    await send(later.token, 'third@example.qa')
    pass(86_400)
    expect((await open(linkTo('third@example.qa'))).status).toBe(400)
  })

  test('has a link that sets no password', async () => {
    const { token } = await signUp(app)
    await send(token, 'fourth@example.qa')
    expect(
      (
        await app.call(calls.resetPassword, {
          token: linkTo('fourth@example.qa'),
          password: 'of her own now',
          confirmPassword: 'of her own now',
        })
      ).status,
    ).toBe(400)
    expect((await open(linkTo('fourth@example.qa'))).status).toBe(200)
  })

  test.each([['nonsense'], ['a@b'], [`${'x'.repeat(250)}@example.qa`]])(
    '%s is refused',
    async (email) => {
      const { token } = await signUp(app)
      expect(await send(token, email)).toMatchObject({
        status: 400,
        message: 'Please enter a valid e-mail address',
      })
    },
  )

  test('is asked for when there is none, and sent three links in ten minutes', async () => {
    const { token } = await signUp(app)
    expect(await send(token)).toMatchObject({
      status: 400,
      message: 'Please enter your e-mail address',
    })
    for (let turn = 0; turn < 3; turn++)
      expect((await send(token, 'fifth@example.qa')).status).toBe(200)
    expect((await send(token, 'fifth@example.qa')).status).toBe(429)
  })
})
