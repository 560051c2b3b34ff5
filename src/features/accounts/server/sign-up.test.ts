import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { callWithProof } from '../../../../test/proofs.ts'
import {
  freshAddress,
  freshPhone,
  password,
  requestCode,
  signUp,
  signUpForm,
} from '../../../../test/sign-up.ts'
import { auditLog } from '../../../platform/server/audit.ts'
import { getMe, logInAs, registerAs, sendCodeTo } from '../contract.ts'
import { users } from './tables.ts'

const app = useTestApp()
const db = () => app.connection.db
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')

describe.each(['employer', 'jobseeker'] as const)('sign-up as %s', (role) => {
  // spec: 1.1 Workers register
  // spec: 1.3 User: id, name, phone, avatar, date joined
  // spec: 1.4 Countdown of 120 seconds, then Resend
  // spec: 1.7 POST …/auth/send-otp/, both roles
  // spec: 1.7 POST …/auth/register/, both roles
  // spec: 1.7 GET /jobseeker/auth/me/, /auth/me
  test('sends a code, makes the account and signs in', async () => {
    const phone = freshPhone()
    const sent = await app.call(
      sendCodeTo[role],
      { phone_number: phone },
      { address: freshAddress() },
    )
    expect(sent).toMatchObject({ status: 200, data: { phone_number: phone, resend_after: 120 } })
    const code = app.lastMessage(phone)?.code
    expect(app.lastMessage(phone)).toMatchObject({
      template: 'signUpCode',
      text: `${code} is your Manzil code. It is valid for 10 minutes. Never share it.`,
    })

    const registered = await app.call(registerAs[role], signUpForm(phone, code))
    expect(registered).toMatchObject({
      status: 200,
      data: {
        user: {
          full_name: 'Aisha Al Kuwari',
          phone_number: phone,
          role,
          user_type: role,
          email: null,
          avatar: null,
        },
      },
    })
    const me = await app.call(getMe, {}, { token: registered.data.token })
    expect(me.data).toEqual({ user: registered.data.user })
    expect((await app.call(logInAs[role], { phone_number: phone, password })).status).toBe(200)

    const rows = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${registered.data.user.id}`))
    expect(rows).toMatchObject([{ action: 'account.registered', actorId: registered.data.user.id }])
  })

  test('says first what is wrong first, and of each field what is wrong with it', async () => {
    const refused = await app.call(registerAs[role], {})
    expect(refused).toMatchObject({
      status: 400,
      code: 'INVALID',
      message: 'Please enter your phone number',
    })
    expect(refused.errors).toEqual({
      phone_number: ['Please enter your phone number'],
      full_name: ['Please enter your full name'],
      password: ['Please enter a password'],
      confirm_password: ['Passwords do not match'],
      otp_code: ['Please enter a valid 6-digit OTP'],
    })
  })
})

describe('the checks of sign-up, in their order', () => {
  const right = { ...signUpForm('+97433998877', '123456') }
  const steps: [string, Record<string, unknown>, string, string][] = [
    ['phone_number', { phone_number: ' - ' }, 'phone_number', 'Please enter your phone number'],
    ['full_name', { full_name: '   ' }, 'full_name', 'Please enter your full name'],
    ['password', { password: '' }, 'password', 'Please enter a password'],
    [
      'password',
      { password: '12345', confirm_password: '12345' },
      'password',
      'Password must be at least 6 characters long',
    ],
    [
      'confirm_password',
      { confirm_password: 'else' },
      'confirm_password',
      'Passwords do not match',
    ],
    ['otp_code', { otp_code: '12345' }, 'otp_code', 'Please enter a valid 6-digit OTP'],
  ]

  // spec: 1.9 Passwords 6 at sign-up, 8 at change
  test.each(steps)('%s %j', async (_name, fault, field, message) => {
    const refused = await app.call(registerAs.employer, { ...right, ...fault })
    expect(refused).toMatchObject({ status: 400, code: 'INVALID', message })
    expect(refused.errors?.[field]).toEqual([message])
  })

  // spec: 1.5 Sign-up's five checks
  test.each(
    steps
      .slice(0, -1)
      .map(
        ([, fault, , message], index) =>
          [message, fault, steps.slice(index + 1).map(([, later]) => later)] as const,
      ),
  )('%s comes before all that follow it', async (message, fault, following) => {
    for (const later of following)
      expect((await app.call(registerAs.employer, { ...right, ...later, ...fault })).message).toBe(
        message,
      )
  })

  test.each([
    [{ full_name: 'x'.repeat(121) }, 'full_name'],
    [{ full_name: 7 }, 'full_name'],
    [{ phone_number: 33998877 }, 'phone_number'],
    [{ phone_number: ['+97433998877'] }, 'phone_number'],
    [{ password: 'x'.repeat(201), confirm_password: 'x'.repeat(201) }, 'password'],
    [{ password: { length: 9 } }, 'password'],
    [{ confirm_password: null }, 'confirm_password'],
    [{ phone_number: '+97444112233' }, 'phone_number'],
    [{ phone_number: `+974${'1'.repeat(30)}` }, 'phone_number'],
  ])('%j is refused', async (fault, field) => {
    const refused = await app.call(registerAs.employer, { ...right, ...fault })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.errors ?? {})).toContain(field)
  })

  test('speak Arabic to those who do', async () => {
    const refused = await app.call(
      registerAs.employer,
      {},
      { headers: { 'accept-language': 'ar' } },
    )
    expect(refused.message).toBe('يرجى إدخال رقم هاتفك')
  })
})

describe('the code of sign-up', () => {
  test('is refused when wrong, and right afterwards', async () => {
    const phone = freshPhone()
    const code = await requestCode(app, phone)
    const refused = await app.call(registerAs.employer, signUpForm(phone, wrong(code)))
    expect(refused).toMatchObject({
      status: 400,
      message: 'Invalid OTP. Please try again.',
      errors: { otp_code: ['Invalid OTP. Please try again.'] },
    })
    expect((await app.call(registerAs.employer, signUpForm(phone, code))).status).toBe(200)
  })

  test('is of no use twice, for another role, for another number, or when never asked for', async () => {
    const phone = freshPhone()
    const code = await requestCode(app, phone)
    const other = freshPhone()
    for (const [role, number] of [
      ['jobseeker', phone],
      ['employer', other],
    ] as const) {
      expect(await app.call(registerAs[role], signUpForm(number, code))).toMatchObject({
        status: 400,
        message: 'Invalid OTP. Please request a new one.',
      })
    }
    expect((await app.call(registerAs.employer, signUpForm(phone, code))).status).toBe(200)
    expect((await app.call(registerAs.employer, signUpForm(phone, code))).status).toBe(400)
  })

  // spec: 1.7 POST …/auth/register/, both roles
  test('makes one account when it comes in ten times at once', async () => {
    const phone = freshPhone()
    const code = await requestCode(app, phone)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.call(registerAs.employer, signUpForm(phone, code))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
    expect(await db().select().from(users).where(eq(users.phoneNumber, phone))).toHaveLength(1)
  })

  test('sent for both roles makes one account: a number belongs to one', async () => {
    const phone = freshPhone()
    const [asEmployer, asJobseeker] = [
      await requestCode(app, phone, 'employer'),
      await requestCode(app, phone, 'jobseeker'),
    ]
    expect((await app.call(registerAs.employer, signUpForm(phone, asEmployer))).status).toBe(200)
    expect(await app.call(registerAs.jobseeker, signUpForm(phone, asJobseeker))).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'This number already has an account. Please sign in.',
    })
  })

  test('is not told to a number that has an account; whoever asks sees no difference', async () => {
    const { phone } = await signUp(app)
    const unknown = freshPhone()
    const [forTaken, forUnknown] = [
      await app.call(sendCodeTo.jobseeker, { phone_number: phone }),
      await app.call(sendCodeTo.jobseeker, { phone_number: unknown }),
    ]
    expect(forTaken.body.replace(phone, '')).toBe(forUnknown.body.replace(unknown, ''))
    expect(app.lastMessage(phone)).toMatchObject({ template: 'signUpTaken' })
    expect(app.lastMessage(phone)?.code).toBeUndefined()
    expect(app.lastMessage(phone)?.text).not.toMatch(/\d{6}/)
    expect(app.lastMessage(phone)?.text).toContain(`${app.config.origin}/login`)

    const [atTaken, atUnknown] = [
      await app.call(registerAs.jobseeker, signUpForm(phone, '000000')),
      await app.call(
        registerAs.jobseeker,
        signUpForm(unknown, wrong(app.lastMessage(unknown)?.code ?? '')),
      ),
    ]
    expect(atTaken).toMatchObject({ status: 400, message: 'Invalid OTP. Please try again.' })
    expect(atTaken.body).toBe(atUnknown.body)
  })

  test('comes in Arabic to those who read Arabic, who keep that language', async () => {
    const phone = freshPhone()
    await app.call(
      sendCodeTo.employer,
      { phone_number: phone },
      { headers: { 'accept-language': 'ar-QA' }, address: freshAddress() },
    )
    const { code, text } = app.lastMessage(phone) ?? {}
    expect(text).toBe(`${code} هو رمزك في منزل. صالح لمدة 10 دقائق. يرجى عدم مشاركته مع أحد.`)
    await app.call(registerAs.employer, signUpForm(phone, code), {
      headers: { 'accept-language': 'ar-QA' },
    })
    expect(
      await db().select({ locale: users.locale }).from(users).where(eq(users.phoneNumber, phone)),
    ).toEqual([{ locale: 'ar' }])
  })

  test.each([
    [{}, 'Please enter your phone number'],
    [{ phone_number: '' }, 'Please enter your phone number'],
    [{ phone_number: '+9744411223' }, 'Please enter a valid phone number'],
    [{ phone_number: '+97444112233' }, 'Please enter a valid phone number'],
    [{ phone_number: '+9748001234' }, 'Please enter a valid phone number'],
  ])('is not sent to %j', async (input, message) => {
    expect(await app.call(sendCodeTo.employer, input)).toMatchObject({
      status: 400,
      message,
      errors: { phone_number: [message] },
    })
  })
})

describe('sending codes is limited', () => {
  // spec: 1.7 POST …/auth/send-otp/, both roles
  // asvs: 2.3.2
  // asvs: 2.4.1
  test('to three in ten minutes for a number; who asks from elsewhere goes on with the one that is on its way', async () => {
    const phone = freshPhone()
    const asked = (address = freshAddress(), role: 'employer' | 'jobseeker' = 'employer') =>
      app.call(sendCodeTo[role], { phone_number: phone }, { address })
    const here = freshAddress()
    for (let sent = 0; sent < 3; sent++) expect((await asked(here)).status).toBe(200)
    const code = app.lastMessage(phone)?.code
    const refused = await asked(here)
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect((await asked()).status).toBe(200)
    expect(app.lastMessage(phone)?.code).toBe(code)
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
    app.clock.now = new Date(app.clock.now.getTime() + wait * 1000)
    expect((await asked(here)).status).toBe(200)
    expect(app.lastMessage(phone)?.code).not.toBe(code)
  })

  test('to twenty a day for a number, and then one each half hour for a proof of work', async () => {
    const phone = freshPhone()
    const sent = new Set<string | undefined>()
    const ask = async (call: typeof callWithProof = (app, ...rest) => app.call(...rest)) => {
      const asked = await call(
        app,
        sendCodeTo.employer,
        { phone_number: phone },
        { address: freshAddress() },
      )
      sent.add(app.lastMessage(phone)?.code)
      return asked
    }
    for (let window = 0; window < 8; window++) {
      for (let turn = 0; turn < 3; turn++) await ask()
      app.clock.now = new Date(app.clock.now.getTime() + 600_000)
    }
    expect(sent.size).toBe(20)
    expect(await ask()).toMatchObject({ status: 429, code: 'PROOF_REQUIRED' })
    expect((await ask(callWithProof)).status).toBe(200)
    expect(sent.size).toBe(21)
    // It is on its way: whoever caused it, the owner goes on with it.
    expect((await ask()).status).toBe(200)
    expect(sent.size).toBe(21)
    app.clock.now = new Date(app.clock.now.getTime() + 660_000)
    expect(await ask(callWithProof)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    app.clock.now = new Date(app.clock.now.getTime() + 1_200_000)
    expect((await ask(callWithProof)).status).toBe(200)
    expect(sent.size).toBe(22)
  })

  test('to sixty an hour for a network, and more for proofs of work; a spent network takes nothing from a number', async () => {
    const address = freshAddress()
    for (let sent = 0; sent < 60; sent++)
      expect(
        (await app.call(sendCodeTo.employer, { phone_number: freshPhone() }, { address })).status,
      ).toBe(200)
    const phone = freshPhone()
    for (let turn = 0; turn < 4; turn++)
      expect(
        await app.call(sendCodeTo.employer, { phone_number: phone }, { address }),
      ).toMatchObject({ status: 429, code: 'PROOF_REQUIRED' })
    await requestCode(app, phone)
    const proved = await callWithProof(
      app,
      sendCodeTo.employer,
      { phone_number: freshPhone() },
      { address },
    )
    expect(proved.status).toBe(200)
  })
})

test('what belongs to a role is made with the account', async () => {
  const { user, token } = await signUp(app, 'jobseeker')
  expect(user.candidate_id).toEqual(expect.any(Number))
  expect((await app.call(getMe, {}, { token })).data.user.candidate_id).toBe(user.candidate_id)
})

// asvs: 15.3.3
test('nobody signs up as operator', async () => {
  for (const call of ['send-otp', 'register']) {
    const answer = await app.app.inject({
      method: 'POST',
      url: `/api/admin/auth/${call}/`,
      payload: { phone_number: freshPhone() },
    })
    expect(answer.statusCode).toBe(404)
  }
})
