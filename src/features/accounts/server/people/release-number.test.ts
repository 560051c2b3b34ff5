import { describe, expect, test } from 'vitest'
import { addPasskeyTo, signedBy } from '../../../../../test/authenticator.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../../test/people.ts'
import { freshAddress, freshPhone, password, signUp } from '../../../../../test/sign-up.ts'
import { viewUser } from '../../../administration/users-contract.ts'
import { getNoticeSettings, listNotices } from '../../../notifications/contract.ts'
import * as calls from '../../contract.ts'
import { signInWithPasskey } from '../../passkeys-contract.ts'
import { giveNumber, releaseNumber } from '../../users-contract.ts'
import { sendConfirmationCode } from '../codes/confirm-by-code.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const [hour, day] = [3600, 86_400]
const pass = (seconds: number): void =>
  void (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000))
const chosen = 'another-good-password'

type Someone = Awaited<ReturnType<typeof signUp>>

const release = (by: { token: string }, id: number, proved_by = 'contract') =>
  app.call(releaseNumber, { id, proved_by }, by)
const give = (by: { token: string }, id: number, phone_number: string) =>
  app.call(giveNumber, { id, phone_number, identified_by: 'in_person' }, by)
const logIn = (
  phone_number: string,
  word = password,
  role: 'employer' | 'jobseeker' = 'employer',
) => app.call(calls.logInAs[role], { phone_number, password: word }, { address: freshAddress() })
const undoLink = (to: string): string =>
  /undo-change\/([\w-]+)/.exec(app.lastMessage(to)?.text ?? '')?.[1] ?? 'no link'
const undo = (token: string) =>
  app.call(calls.undoChange, {
    token,
    oldPassword: password,
    password: chosen,
    confirmPassword: chosen,
  })

async function confirmEmail(someone: Someone, email: string): Promise<string> {
  await app.call(calls.sendEmailLink, { email }, someone)
  const token = /verify-email\/([\w-]+)/.exec(app.lastMessage(email)?.text ?? '')?.[1]
  expect((await app.call(calls.verifyEmail, { token })).status).toBe(200)
  return email
}

/** An account that nobody used for a month, whose number may be somebody else's by now. */
async function unused(role: 'employer' | 'jobseeker' = 'employer', days = 31) {
  const owner = await signUp(app, role)
  pass(days * day)
  return { owner, id: owner.user.id, operator: await makeUser(app, 'admin') }
}

describe('a number that the telephone company gave to somebody else', () => {
  test('is freed by an operator: its new owner signs up and lands in an account of her own', async () => {
    const owner = await signUp(app)
    const { id } = owner.user
    const email = await confirmEmail(owner, 'freed@example.qa')
    const key = await addPasskeyTo(app, owner)
    pass(31 * day)
    const operator = await makeUser(app, 'admin')
    const toNumber = app.lastMessage(owner.phone)
    const freed = await release(operator, id, 'called_back')
    expect([freed.status, freed.data]).toMatchObject([
      200,
      { phone_number: '', can_release_number: false, can_give_number: true },
    ])
    // Whoever has the number now hears nothing of the account that it had.
    expect(app.lastMessage(owner.phone)).toEqual(toNumber)
    expect(app.lastMessage(email)).toMatchObject({ template: 'numberReleased' })
    expect((await app.call(calls.getMe, {}, owner)).status).toBe(401)
    expect((await logIn(owner.phone)).status).toBe(401)

    const heir = await signUp(app, 'employer', owner.phone)
    expect(heir.user.id).not.toBe(id)
    expect((await logIn(owner.phone)).data.user.id).toBe(heir.user.id)

    const back = await app.call(signInWithPasskey, { response: await signedBy(app, key) })
    expect(back.data.user).toMatchObject({ id, phone_number: '', email })
    const told = (await app.call(listNotices, {}, back.data)).data.results
    expect(told[0]).toMatchObject({ kind: 'number_released', path: '/account' })
    expect(undoLink(email)).not.toBe('no link')
    expect(await undo(undoLink(email))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/another account/),
    })
  })

  test('goes on with its passkey, and gets the number that its owner adds', async () => {
    const owner = await signUp(app)
    const { id } = owner.user
    const key = await addPasskeyTo(app, owner)
    pass(31 * day)
    expect((await release(await makeUser(app, 'admin'), id)).status).toBe(200)
    const back = (await app.call(signInWithPasskey, { response: await signedBy(app, key) })).data
    const ctx = {
      ...jobContext(app),
      actor: { userId: id, role: 'employer' as const, sessionId: '' },
    }
    await expect(sendConfirmationCode(ctx, 'offer:1')).rejects.toThrow('numberMissing')
    expect((await app.call(getNoticeSettings, {}, back)).status).toBe(200)
    const phone_number = freshPhone()
    await app.call(calls.sendPhoneChangeCode, { phone_number }, back)
    const otp_code = app.lastMessage(phone_number)?.code
    expect((await app.call(calls.changePhone, { phone_number, otp_code }, back)).status).toBe(200)
    expect((await logIn(phone_number)).data.user.id).toBe(id)
  })

  test('comes back by the link while nobody else has it', async () => {
    const owner = await signUp(app)
    const email = await confirmEmail(owner, 'mistaken@example.qa')
    pass(31 * day)
    await release(await makeUser(app, 'admin'), owner.user.id)
    expect((await undo(undoLink(email))).status).toBe(200)
    expect((await logIn(owner.phone, chosen)).data.user).toMatchObject({
      id: owner.user.id,
      phone_number: owner.phone,
    })
  })

  test('without e-mail or passkey the account is shut until an operator gives it a number', async () => {
    const { owner, id, operator } = await unused('jobseeker', 200)
    await release(operator, id)
    const candidate = async () => {
      const { data } = await app.call(viewUser, { id }, operator)
      const { rows } = await app.connection.pool.query<{ phone_number: string | null }>(
        'select phone_number from candidates where id = $1',
        [data.candidate_id],
      )
      return rows[0]?.phone_number
    }
    expect(await candidate()).toBeNull()
    const next = freshPhone()
    const given = await give(operator, id, next)
    expect([given.status, given.data]).toMatchObject([
      200,
      { phone_number: next, can_give_number: false },
    ])
    expect(await candidate()).toBe(next)
    expect(app.lastMessage(next)).toMatchObject({ template: 'numberGiven' })
    const ask = () =>
      app.call(calls.forgotPassword, { phoneNumber: next }, { address: freshAddress() })
    await ask()
    expect(app.lastMessage(next)).toMatchObject({ template: 'resetWaits' })
    pass(25 * hour)
    await ask()
    expect(app.lastMessage(next)).toMatchObject({ template: 'resetPassword' })
    expect((await logIn(next, password, 'jobseeker')).data.user.id).toBe(id)
    expect((await logIn(owner.phone, password, 'jobseeker')).status).toBe(401)
  })

  test('voids what was sent to it, and both acts are in the audit log without a number', async () => {
    const { owner, id, operator } = await unused()
    await app.call(calls.forgotPassword, { phoneNumber: owner.phone })
    const { code, text } = app.lastMessage(owner.phone) ?? {}
    await release(operator, id)
    const token = /reset-password\/([\w-]+)/.exec(text ?? '')?.[1]
    const form = { token, password: chosen, confirmPassword: chosen }
    expect((await app.call(calls.resetPassword, form)).status).toBe(400)
    await signUp(app, 'employer', owner.phone)
    const typed = { phoneNumber: owner.phone, otp_code: code }
    expect((await app.call(calls.verifyResetCode, typed)).status).toBe(400)
    const next = freshPhone()
    await give(operator, id, next)
    const { rows } = await app.connection.pool.query<{ action: string; detail: object }>(
      "select action, detail from audit_log where subject = $1 and action like 'user.number%' order by id",
      [`user:${id}`],
    )
    expect(rows).toEqual([
      { action: 'user.number_released', detail: { provedBy: 'contract' } },
      { action: 'user.number_given', detail: { identifiedBy: 'in_person' } },
    ])
  })

  test('is freed once by two operators at the same moment', async () => {
    for (let turn = 0; turn < 8; turn++) {
      const { id, operator } = await unused()
      const other = await makeUser(app, 'admin')
      const answers = await Promise.all([release(operator, id), release(other, id)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })

  test('is freed by nobody else, not without a recent proof, not while it is in use', async () => {
    const { owner, id, operator } = await unused()
    const household = await makeUser(app, 'employer')
    expect((await app.call(releaseNumber, { id, proved_by: 'contract' })).status).toBe(401)
    expect((await release(household, id)).status).toBe(403)
    expect((await release(operator, id, 'hearsay')).errors).toHaveProperty('proved_by')
    expect((await release(operator, 999_999)).status).toBe(404)
    expect((await release(operator, operator.id)).status).toBe(409)
    expect((await release(operator, (await makeUser(app, 'admin')).id)).status).toBe(409)
    expect((await logIn(owner.phone)).status).toBe(200)
    expect(await release(operator, id)).toMatchObject({
      status: 409,
      message: expect.stringContaining('30 days'),
    })
    const late = await makeUser(app, 'admin')
    await app.connection.pool.query(
      "update sessions set created_at = created_at - interval '11 minutes' where user_id = $1",
      [late.id],
    )
    for (const call of [releaseNumber, giveNumber])
      expect(await app.call(call, { id }, late)).toMatchObject({ code: 'STEP_UP_REQUIRED' })
    expect((await logIn(owner.phone)).status).toBe(200)
  })

  test('is given to an account that has none, and to nobody a second time', async () => {
    const { id, operator } = await unused()
    const [taken, household] = [await signUp(app), await makeUser(app, 'employer')]
    expect((await give(operator, id, freshPhone())).status).toBe(409)
    await release(operator, id)
    expect((await give(household, id, freshPhone())).status).toBe(403)
    const refused = await give(operator, id, taken.phone)
    expect([refused.status, refused.errors]).toEqual([
      409,
      { phone_number: ['This number has another account.'] },
    ])
    expect((await give(operator, id, '+97412')).errors).toHaveProperty('phone_number')
    expect((await give(operator, id, '')).errors).toHaveProperty('phone_number')
    const form = { id, phone_number: freshPhone(), identified_by: 'hearsay' }
    expect((await app.call(giveNumber, form, operator)).errors).toHaveProperty('identified_by')
    expect((await give(operator, id, freshPhone())).status).toBe(200)
  })
})
