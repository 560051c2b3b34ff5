import { describe, expect, test } from 'vitest'
import { addPasskeyTo, type Authenticator, signedBy } from '../../../../../test/authenticator.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeUser, runJob } from '../../../../../test/people.ts'
import { appCode, enrol } from '../../../../../test/second-factors.ts'
import { freshAddress, freshPhone, password, signUp } from '../../../../../test/sign-up.ts'
import * as calls from '../../contract.ts'
import { listPasskeys, removePasskey, signInWithPasskey } from '../../passkeys-contract.ts'
import { renewRecoveryCodes, turnOffSecondFactor } from '../../second-factor-contract.ts'
import { removeFactorsOf } from '../../users-contract.ts'
import { getUser } from '../queries.ts'
import { meansChanges } from '../tables.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const [minute, day] = [60, 86_400]
const pass = (seconds: number): void =>
  void (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000))
const chosen = 'another-good-password'

type Someone = Awaited<ReturnType<typeof signUp>>

const linkIn = (to: string): string =>
  /undo-change\/([\w-]+)/.exec(app.lastMessage(to)?.text ?? '')?.[1] ?? 'no link'
const undo = async (token: string) => {
  const form = { token, oldPassword: password, password: chosen, confirmPassword: chosen }
  return (await app.call(calls.undoChange, form)).status
}
const logIn = async (phone_number: string, code?: string) =>
  (
    await app.call(
      calls.logInAs.employer,
      { phone_number, password: chosen, ...(code !== undefined && { code }) },
      { address: freshAddress() },
    )
  ).status
const enter = async (device: Authenticator) =>
  (await app.call(signInWithPasskey, { response: await signedBy(app, device) })).status
const removeKeys = async (one: Someone) => {
  for (const { id } of (await app.call(listPasskeys, {}, one)).data.passkeys)
    expect((await app.call(removePasskey, { id }, one)).status).toBe(200)
}

async function changePhone({ token }: Someone): Promise<void> {
  const phone_number = freshPhone()
  await app.call(calls.sendPhoneChangeCode, { phone_number }, { token })
  const otp_code = app.lastMessage(phone_number)?.code
  const changed = await app.call(calls.changePhone, { phone_number, otp_code }, { token })
  expect(changed.status).toBe(200)
}

describe('the link that undoes a change of passkeys or of the second factor', () => {
  test('comes to number and address each time, in her language', async () => {
    const someone = await signUp(app)
    await app.call(calls.sendEmailLink, { email: 'factors@example.qa' }, someone)
    const token = /verify-email\/([\w-]+)/.exec(app.lastMessage('factors@example.qa')?.text ?? '')
    await app.call(calls.verifyEmail, { token: token?.[1] })
    await app.call(calls.updateDetails, { fullName: 'Maryam', locale: 'ar' }, someone)
    const told = () => [
      app.lastMessage(someone.phone)?.template,
      linkIn(someone.phone) === linkIn('factors@example.qa'),
      /\/ar\/undo-change\//.test(app.lastMessage(someone.phone)?.text ?? ''),
    ]
    await addPasskeyTo(app, someone)
    expect(told()).toEqual(['passkeysChanged', true, true])
    await enrol(app, someone)
    expect(told()).toEqual(['factorChanged', true, true])
    const links = [linkIn(someone.phone)]
    await app.call(renewRecoveryCodes, {}, someone)
    links.push(linkIn(someone.phone))
    await app.call(turnOffSecondFactor, {}, someone)
    links.push(linkIn(someone.phone))
    await removeKeys(someone)
    links.push(linkIn(someone.phone))
    expect(new Set(links).size).toBe(4)
    expect(told()).toEqual(['passkeysChanged', true, true])
  })

  test('takes away what was set up with it and since, and nothing from before', async () => {
    const someone = await signUp(app)
    const hers = await addPasskeyTo(app, someone)
    pass(minute)
    const strangers = await addPasskeyTo(app, someone)
    const link = linkIn(someone.phone)
    await enrol(app, someone)
    expect(await undo(link)).toBe(200)
    expect([await enter(strangers), await enter(hers)]).toEqual([401, 200])
    expect(await logIn(someone.phone)).toBe(200)
  })

  test('brings back passkey, app and recovery codes that were removed or replaced', async () => {
    const someone = await signUp(app)
    const key = await addPasskeyTo(app, someone)
    const { secret, codes } = await enrol(app, someone)
    pass(minute)
    await removeKeys(someone)
    const link = linkIn(someone.phone)
    await app.call(turnOffSecondFactor, {}, someone)
    const thiefs = await enrol(app, someone)
    await changePhone(someone)
    expect(await undo(link)).toBe(200)
    expect(await logIn(someone.phone)).toBe(401)
    expect(await logIn(someone.phone, appCode(app, thiefs.secret))).toBe(401)
    expect(await logIn(someone.phone, thiefs.codes[0])).toBe(401)
    expect(await logIn(someone.phone, appCode(app, secret))).toBe(200)
    expect(await logIn(someone.phone, codes[0])).toBe(200)
    expect(await enter(key)).toBe(200)
  })

  test('lets nothing in twice: a code of the app that stayed, a recovery code', async () => {
    const someone = await signUp(app)
    const { secret, codes } = await enrol(app, someone)
    const enterBy = async (code: string | undefined) => {
      const given = { phone_number: someone.phone, password, code }
      return (await app.call(calls.logInAs.employer, given)).status
    }
    expect(await enterBy(codes[3])).toBe(200)
    pass(minute)
    await app.call(renewRecoveryCodes, {}, someone)
    const shown = appCode(app, secret)
    expect(await enterBy(shown)).toBe(200)
    expect(await undo(linkIn(someone.phone))).toBe(200)
    expect(await logIn(someone.phone, shown)).toBe(401)
    expect(await logIn(someone.phone, codes[3])).toBe(401)
    expect(await logIn(someone.phone, codes[4])).toBe(200)
  })

  test('holds for what an operator takes away, too', async () => {
    const someone = await signUp(app)
    const { secret } = await enrol(app, someone)
    const operator = await makeUser(app, 'admin')
    const { id } = someone.user
    await app.call(removeFactorsOf, { id, identified_by: 'video_call' }, operator)
    expect(await undo(linkIn(someone.phone))).toBe(200)
    expect(await logIn(someone.phone)).toBe(401)
    expect(await logIn(someone.phone, appCode(app, secret))).toBe(200)
  })

  test('keeps the secret sealed, and nothing of it past the 72 hours', async () => {
    const someone = await signUp(app)
    const { secret } = await enrol(app, someone)
    await app.call(turnOffSecondFactor, {}, someone)
    const { id } = await getUser(jobContext(app), someone.user.id)
    const rows = await app.connection.db.select().from(meansChanges)
    const hers = rows.filter(({ userId }) => userId === id)
    expect(hers.map(({ appSecret }) => appSecret !== null)).toEqual([false, true])
    expect(JSON.stringify(hers)).not.toContain(secret)
    pass(3 * day + minute)
    await runJob(app, 'forget-expired')
    const left = await app.connection.db.select().from(meansChanges)
    expect(left.filter(({ userId }) => userId === id)).toEqual([])
  })
})
