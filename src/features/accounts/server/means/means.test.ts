import { describe, expect, test } from 'vitest'
import { addPasskeyTo } from '../../../../../test/authenticator.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { enrol } from '../../../../../test/second-factors.ts'
import { freshAddress, freshPhone, password, signUp } from '../../../../../test/sign-up.ts'
import * as calls from '../../contract.ts'
import { renewRecoveryCodes } from '../../second-factor-contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const [minute, hour, day] = [60, 3600, 86_400]
const pass = (seconds: number): void =>
  void (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000))
const chosen = 'another-good-password'

type Someone = Awaited<ReturnType<typeof signUp>>

const linkIn = (to: string, path = 'undo-change'): string =>
  new RegExp(`${path}/([\\w-]+)`).exec(app.lastMessage(to)?.text ?? '')?.[1] ?? 'no link'
const logIn = (phone_number: string, word = password) =>
  app.call(calls.logInAs.employer, { phone_number, password: word }, { address: freshAddress() })
const status = async (token: string) => (await app.call(calls.getMe, {}, { token })).status
const meOf = async (token: string) => (await app.call(calls.getMe, {}, { token })).data.user

async function changePhone({ token }: { token: string }, next = freshPhone()): Promise<string> {
  await app.call(calls.sendPhoneChangeCode, { phone_number: next }, { token })
  const otp_code = app.lastMessage(next)?.code
  expect(
    (await app.call(calls.changePhone, { phone_number: next, otp_code }, { token })).status,
  ).toBe(200)
  return next
}

async function changeEmail({ token }: { token: string }, email: string): Promise<void> {
  await app.call(calls.sendEmailLink, { email }, { token })
  expect((await app.call(calls.verifyEmail, { token: linkIn(email, 'verify-email') })).status).toBe(
    200,
  )
}

const changePassword = ({ token }: { token: string }, newPassword = chosen) =>
  app.call(
    calls.updatePassword,
    { currentPassword: password, newPassword, confirmPassword: newPassword },
    { token },
  )

const undo = (token: string, more: Record<string, unknown> = {}) =>
  app.call(calls.undoChange, {
    token,
    oldPassword: password,
    password: chosen,
    confirmPassword: chosen,
    ...more,
  })

const minutesLater = ({ user }: Someone, minutes: number) =>
  app.connection.pool.query(
    `update sessions set created_at = created_at - $2 * interval '1 minute' where user_id = $1`,
    [user.id, minutes],
  )

let mailboxes = 0
const mailbox = () => `person${++mailboxes}@example.qa`

describe('a change of what signs one in', () => {
  // asvs: 7.5.1
  test('asks first who it is', async () => {
    const someone = await signUp(app)
    await minutesLater(someone, 11)
    const { token } = someone
    const refused = { status: 403, code: 'STEP_UP_REQUIRED' }
    const phone_number = freshPhone()
    expect(await app.call(calls.sendPhoneChangeCode, { phone_number }, { token })).toMatchObject(
      refused,
    )
    expect(
      await app.call(calls.changePhone, { phone_number, otp_code: '123456' }, { token }),
    ).toMatchObject(refused)
    expect(await app.call(calls.sendEmailLink, { email: mailbox() }, { token })).toMatchObject(
      refused,
    )
    expect(app.lastMessage(phone_number)).toBeUndefined()
  })

  test.each([
    ['number', async (one: Someone) => void (await changePhone(one))],
    ['e-mail address', (one: Someone) => changeEmail(one, mailbox())],
    ['password', async (one: Someone) => void (await changePassword(one))],
    ['passkey', async (one: Someone) => void (await addPasskeyTo(app, one))],
    ['second factor', async (one: Someone) => void (await enrol(app, one))],
    [
      'recovery codes',
      async (one: Someone) => {
        await enrol(app, one)
        await app.call(renewRecoveryCodes, {}, one)
      },
    ],
  ])('ends the other sessions: %s', async (_, change) => {
    const someone = await signUp(app)
    const other = (await logIn(someone.phone)).data.token
    await change(someone)
    expect([await status(someone.token), await status(other)]).toEqual([200, 401])
  })

  test('tells the old number and the old address, in her language, with one link', async () => {
    const someone = await signUp(app)
    const email = mailbox()
    await changeEmail(someone, email)
    await app.call(
      calls.updateDetails,
      { fullName: 'Maryam', locale: 'ar' },
      { token: someone.token },
    )
    await changePhone(someone)
    expect(app.lastMessage(someone.phone)).toMatchObject({ template: 'phoneChanged' })
    expect(app.lastMessage(someone.phone)?.text).toMatch(/التغيير.*\/ar\/undo-change\//)
    expect(linkIn(email)).toBe(linkIn(someone.phone))
    expect(linkIn(email)).not.toBe('no link')
  })

  test('of an address that is confirmed once more tells nobody', async () => {
    const someone = await signUp(app)
    const email = mailbox()
    await changeEmail(someone, email)
    const told = app.lastMessage(someone.phone)?.text
    await changeEmail(someone, email)
    expect(app.lastMessage(someone.phone)?.text).toBe(told)
  })
})

describe('the link that undoes it', () => {
  test('puts everything since back, signs everybody out, and works once', async () => {
    const owner = await signUp(app)
    const email = mailbox()
    await changeEmail(owner, email)
    pass(80 * hour)
    const thief = (await logIn(owner.phone)).data
    const second = await changePhone(thief)
    const link = linkIn(owner.phone)
    await changeEmail(thief, mailbox())
    expect((await changePassword(thief, 'the thiefs own')).status).toBe(200)
    const third = await changePhone(thief)
    const thiefs = linkIn(second)
    pass(71 * hour)
    expect((await undo(link)).status).toBe(200)
    expect([await status(owner.token), await status(thief.token)]).toEqual([401, 401])
    expect((await logIn(third, 'the thiefs own')).status).toBe(401)
    expect((await logIn(owner.phone, 'the thiefs own')).status).toBe(401)
    const again = await logIn(owner.phone, chosen)
    expect(again.status).toBe(200)
    expect(await meOf(again.data.token)).toMatchObject({
      phone_number: owner.phone,
      email,
      email_verified: true,
    })
    for (const used of [link, thiefs, linkIn(third)])
      expect(await undo(used)).toMatchObject({
        status: 400,
        message: expect.stringContaining('no longer valid'),
      })
  })

  test('asks for the password of before: who has her old number now does not know it', async () => {
    const owner = await signUp(app)
    await changePassword(owner, chosen)
    const next = await changePhone(owner)
    const link = linkIn(owner.phone)
    expect(await undo(link, { oldPassword: 'a guess' })).toMatchObject({
      status: 400,
      errors: { oldPassword: ['This is not the password that you had before the change.'] },
    })
    expect((await logIn(next, chosen)).status).toBe(200)
    const confirmPassword = 'entirely new one'
    const right = { oldPassword: chosen, password: confirmPassword, confirmPassword }
    expect((await undo(link, right)).status).toBe(200)
  })

  test('is void after 72 hours, and when it is nobody’s', async () => {
    const owner = await signUp(app)
    await changePhone(owner)
    pass(72 * hour)
    for (const token of [linkIn(owner.phone), 'x'.repeat(43)])
      expect((await undo(token)).status).toBe(400)
  })

  test.each([
    [{ password: '' }, 'password'],
    [{ confirmPassword: 'different one' }, 'confirmPassword'],
    [{ password: 'short', confirmPassword: 'short' }, 'password'],
    [{ password, confirmPassword: password }, 'password'],
    [{ password: '12345678', confirmPassword: '12345678' }, 'password'],
    [{ oldPassword: '' }, 'oldPassword'],
    [{ oldPassword: 7 }, 'oldPassword'],
  ])('refuses %j', async (more, field) => {
    const owner = await signUp(app)
    const next = await changePhone(owner)
    const refused = await undo(linkIn(owner.phone), more)
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, [field]])
    expect((await logIn(next)).status).toBe(200)
  })

  test('used by many at once works once', async () => {
    const owner = await signUp(app)
    await changePhone(owner)
    const link = linkIn(owner.phone)
    const answers = await Promise.all(Array.from({ length: 8 }, () => undo(link)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7)
  })

  test('says so when the old number has another account by now', async () => {
    const owner = await signUp(app)
    await changePhone(owner)
    const link = linkIn(owner.phone)
    await signUp(app, 'employer', owner.phone)
    expect(await undo(link)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/another account/),
    })
    expect(await status(owner.token)).toBe(200)
  })
})

describe('a new password', () => {
  const ask = (phoneNumber: string) =>
    app.call(calls.forgotPassword, { phoneNumber }, { address: freshAddress() })

  test('is not set by a number that was taken less than 24 hours ago', async () => {
    const owner = await signUp(app)
    const next = await changePhone(owner)
    pass(day - minute)
    expect((await ask(next)).status).toBe(200)
    expect(app.lastMessage(next)).toMatchObject({ template: 'resetWaits' })
    expect(app.lastMessage(next)?.code).toBeUndefined()
    pass(2 * minute)
    await ask(next)
    expect(app.lastMessage(next)).toMatchObject({ template: 'resetPassword' })
  })

  test('is set by the old number at once when the change was undone', async () => {
    const owner = await signUp(app)
    await changePhone(owner)
    expect((await undo(linkIn(owner.phone))).status).toBe(200)
    await ask(owner.phone)
    expect(app.lastMessage(owner.phone)).toMatchObject({ template: 'resetPassword' })
  })

  test('is not set by the number alone where nobody used the account for half a year', async () => {
    const [plain, mailed] = [await signUp(app), await signUp(app)]
    const email = mailbox()
    await changeEmail(mailed, email)
    pass(181 * day)
    const answers = [await ask(plain.phone), await ask(mailed.phone), await ask(freshPhone())]
    expect(answers.map(({ status, data }) => [status, data])).toEqual(
      answers.map(() => [200, { resend_after: 120 }]),
    )
    expect(app.lastMessage(plain.phone)).toMatchObject({ template: 'resetByUs' })
    expect(app.lastMessage(mailed.phone)).toMatchObject({ template: 'resetByEmail' })
    expect(app.lastMessage(mailed.phone)?.text).not.toContain('reset-password')
    expect(linkIn(plain.phone, 'reset-password')).toBe('no link')
    await app.call(calls.sendCodeTo.employer, { phone_number: plain.phone })
    expect(app.lastMessage(plain.phone)).toMatchObject({ template: 'resetByUs' })
    expect(app.lastMessage(plain.phone)?.code).toBeUndefined()
    const form = { password: chosen, confirmPassword: chosen }
    const token = linkIn(email, 'reset-password')
    expect((await app.call(calls.resetPassword, { token, ...form })).status).toBe(200)
    expect((await logIn(mailed.phone, chosen)).status).toBe(200)
  })
})
