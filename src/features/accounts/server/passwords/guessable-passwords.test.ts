import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../../test/people.ts'
import {
  freshAddress,
  freshPhone,
  password as good,
  requestCode,
  signUp,
  signUpForm,
} from '../../../../../test/sign-up.ts'
import {
  getInvitation,
  inviteMember,
  joinAgency,
  registerAgency,
  sendAgencyCode,
  sendJoinCode,
} from '../../../agencies/office-contract.ts'
import { makeAgency } from '../../../../../test/agencies.ts'
import * as calls from '../../contract.ts'
import { inviteAdministrator } from '../../users-contract.ts'
import { hashPassword } from './passwords.ts'
import { makeOperator } from '../people/make-operator.ts'

const app = useTestApp()
const common = 'This is one of the first passwords that anyone would try. Please choose another.'
const repeats = 'This password only repeats itself. Please choose another.'
const ours =
  'This password is little more than one of our words or your own number. Please choose another.'
const refusedFor = (message: string, field = 'password') => ({
  status: 400,
  code: 'INVALID',
  message,
  errors: { [field]: [message] },
})
const linkIn = (text = ''): string => /(?:reset-password|join)\/([\w-]+)/.exec(text)?.[1] ?? 'none'
const register = (phone: string, code: string | undefined, password: string, language = 'en') =>
  app.call(
    calls.registerAs.employer,
    { ...signUpForm(phone, code), password, confirm_password: password },
    { address: freshAddress(), headers: { 'accept-language': language } },
  )
const logIn = (phone_number: string, password: string) =>
  app.call(calls.logInAs.employer, { phone_number, password }, { address: freshAddress() })

describe('sign-up', () => {
  // spec: 3.3 Passwords that are guessed at once
  test.each([
    ['12345678', common],
    ['qwerty', common],
    ['iloveyou', common],
    ['Dragon', common],
    ['PASSWORD1', common],
    ['١٢٣٤٥٦', common],
    ['123456', common],
    ['ｑｗｅｒｔｙ', common],
    ['abcdefgh', common],
    ['987654321', common],
    ['aaaaaa', repeats],
    ['      ', repeats],
    ['112211221122', repeats],
    ['xyzwxyzwxy', repeats],
    ['passwordpassword', repeats],
    ['manzil', ours],
    ['Manzil-2026!', ours],
    ['manzil-demo', ours],
    ['QatarDoha99', ours],
    ['doha123456', ours],
    ['domestic worker', ours],
    ['منزل1234', ours],
    ['خادمة قطر', ours],
  ])('refuses %j, and takes another with the same code', async (password, message) => {
    const phone = freshPhone()
    const code = await requestCode(app, phone)
    expect(await register(phone, code, password)).toMatchObject(refusedFor(message))
    expect((await logIn(phone, password)).status).toBe(401)
    expect((await register(phone, code, good)).status).toBe(200)
  })

  // spec: 3.3 Passwords that are guessed at once
  test.each([
    [(phone: string) => phone.slice(-8)],
    [(phone: string) => `${phone}!`],
    [(phone: string) => `me${phone.slice(-8)}`],
  ])('refuses her own number (%#)', async (madeOf) => {
    const phone = freshPhone()
    const refused = await register(phone, await requestCode(app, phone), madeOf(phone))
    expect(refused).toMatchObject(refusedFor(ours))
    const another = freshPhone()
    // Somebody else's number is none of hers.
    expect(
      (await register(another, await requestCode(app, another), `me${phone.slice(-8)}`)).status,
    ).toBe(200)
  })

  // spec: 3.3 Passwords that are guessed at once
  test.each([
    'manzil is far away',
    'my house in doha is big',
    'tarte au citron',
    'قهوة وتمر مساء',
    '7uQ4zz',
    'kitten kitten kitten 8',
  ])('takes %j', async (password) => {
    const phone = freshPhone()
    expect((await register(phone, await requestCode(app, phone), password)).status).toBe(200)
    expect((await logIn(phone, password)).status).toBe(200)
  })

  test('says so in Arabic to who reads Arabic', async () => {
    const phone = freshPhone()
    const code = await requestCode(app, phone)
    const saying = async (password: string) => (await register(phone, code, password, 'ar')).message
    expect([await saying('123456'), await saying('aaaaaa'), await saying('manzil')]).toEqual([
      'كلمة المرور هذه من أول ما يجرّبه أي شخص. يرجى اختيار غيرها.',
      'كلمة المرور هذه مجرد تكرار. يرجى اختيار غيرها.',
      'لا تكاد كلمة المرور هذه تزيد على كلمة من كلماتنا أو على رقم هاتفك. يرجى اختيار غيرها.',
    ])
  })

  test('what is shorter than six, or typed differently twice, is told that first', async () => {
    const form = signUpForm(freshPhone(), '123456')
    const of = async (password: string, confirm_password: string) =>
      (await app.call(calls.registerAs.employer, { ...form, password, confirm_password })).message
    expect(await of('12345', '12345')).toBe('Password must be at least 6 characters long')
    expect(await of('123456', '123457')).toBe('Passwords do not match')
  })

  test('no message is sent, and none counted, for a password that would be refused', async () => {
    const phone = freshPhone()
    const address = freshAddress()
    const ask = (form: object) =>
      app.call(calls.sendCodeTo.employer, { phone_number: phone, ...form }, { address })
    for (let turn = 0; turn < 5; turn++)
      expect(await ask({ password: '123456' })).toMatchObject(refusedFor(common))
    expect(app.lastMessage(phone)).toBeUndefined()
    expect((await ask({ password: 7 })).status).toBe(400)
    expect((await ask({ password: 'x'.repeat(201) })).status).toBe(400)
    expect((await ask({ password: good })).status).toBe(200)
    expect((await ask({})).status).toBe(200)
  })
})

describe('whoever has an account', () => {
  // spec: 3.3 Passwords that are guessed at once
  // asvs: 6.2.4
  // asvs: 6.2.11
  test('is refused such a password at the change; the old one stays', async () => {
    const { token, phone } = await signUp(app)
    const change = (next: string) =>
      app.call(
        calls.updatePassword,
        { currentPassword: good, newPassword: next, confirmPassword: next },
        { token },
      )
    for (const [next, message] of [
      ['password1', common],
      ['aaaaaaaa', repeats],
      ['manzil-1', ours],
      [phone.slice(-8), ours],
    ] as const)
      expect(await change(next)).toMatchObject(refusedFor(message, 'newPassword'))
    expect((await logIn(phone, good)).status).toBe(200)
    expect((await change('tarte au citron')).status).toBe(200)
  })

  // spec: 3.3 Passwords that are guessed at once
  test('is refused it at the reset; the link stays good', async () => {
    const { phone } = await signUp(app)
    await app.call(calls.forgotPassword, { phoneNumber: phone }, { address: freshAddress() })
    const token = linkIn(app.lastMessage(phone)?.text)
    const reset = (next: string) =>
      app.call(calls.resetPassword, { token, password: next, confirmPassword: next })
    for (const [next, message] of [
      ['12345678', common],
      ['abcabcabc', repeats],
      ['qatar2022', ours],
      [phone.slice(-8), ours],
    ] as const)
      expect(await reset(next)).toMatchObject(refusedFor(message))
    expect((await reset('tarte au citron')).status).toBe(200)
  })

  test('and chose one before gets in with it as ever', async () => {
    const { phone, user } = await signUp(app)
    await app.connection.pool.query('update users set password_hash = $2 where id = $1', [
      user.id,
      await hashPassword('123456'),
    ])
    expect((await logIn(phone, '123456')).status).toBe(200)
  })
})

describe('by an invitation', () => {
  // spec: 3.3 Passwords that are guessed at once
  test('an agency’s member is refused it before the code and with it; link and code stay good', async () => {
    const { owner } = await makeAgency(app)
    const phone = freshPhone()
    await app.call(inviteMember, { phone_number: phone, role: 'editor' }, owner)
    const token = linkIn(app.lastMessage(phone)?.text)
    const before = app.lastMessage(phone)
    const send = (password?: string) =>
      app.call(sendJoinCode, { token, password }, { address: freshAddress() })
    expect(await send('123456')).toMatchObject(refusedFor(common))
    expect(app.lastMessage(phone)).toEqual(before)
    expect((await send(good)).status).toBe(200)
    const join = (password: string) =>
      app.call(joinAgency, {
        token,
        full_name: 'Salma Said',
        password,
        confirm_password: password,
        otp_code: app.lastMessage(phone)?.code,
      })
    expect(await join('123456')).toMatchObject(refusedFor(common))
    expect(await join(phone.slice(-8))).toMatchObject(refusedFor(ours))
    expect((await app.call(getInvitation, { token })).status).toBe(200)
    expect((await join(good)).status).toBe(200)
  })

  // spec: 3.3 Passwords that are guessed at once
  test('an agency that applies is refused it before the code and with it', async () => {
    const phone_number = freshPhone()
    const send = (password: string) =>
      app.call(sendAgencyCode, { phone_number, password }, { address: freshAddress() })
    expect(await send('manzil')).toMatchObject(refusedFor(ours))
    expect(app.lastMessage(phone_number)).toBeUndefined()
    expect((await send(good)).status).toBe(200)
    const apply = (password: string) =>
      app.call(registerAgency, {
        ...signUpForm(phone_number, app.lastMessage(phone_number)?.code),
        password,
        confirm_password: password,
        agency_name: 'Pearl Staff',
        licence_number: 'L-77',
        expires_on: '2099-01-01',
      })
    expect(await apply('manzil')).toMatchObject(refusedFor(ours))
    expect((await apply(good)).status).toBe(200)
  })

  // spec: 3.3 Passwords that are guessed at once
  test('an operator, and the first one by the command, is refused what her own rule would let through', async () => {
    const invited = freshPhone()
    const operator = await makeUser(app, 'admin')
    const asked = { phone_number: invited, full_name: 'Noor Second' }
    expect((await app.call(inviteAdministrator, asked, operator)).status).toBe(200)
    const { path } = await makeOperator(jobContext(app), {
      phoneNumber: freshPhone(),
      fullName: 'Hessa First',
    })
    for (const token of [linkIn(app.lastMessage(invited)?.text), linkIn(path)]) {
      const set = (password: string) =>
        app.call(calls.resetPassword, { token, password, confirmPassword: password })
      expect(await set('manzil-qatar-2026')).toMatchObject(refusedFor(ours))
      expect(await set('abcdefghijklmnop')).toMatchObject(refusedFor(common))
      expect(await set('password1password1')).toMatchObject(refusedFor(repeats))
      expect((await set('three camels and tea')).status).toBe(200)
    }
  })
})
