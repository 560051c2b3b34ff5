import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeUser, runJob, signIn } from '../../../../../test/people.ts'
import { freshAddress, freshPhone, password, signUp } from '../../../../../test/sign-up.ts'
import * as calls from '../../contract.ts'
import { listOwnSecurity, listSecurityOf } from '../../security-contract.ts'
import { stepUp } from '../../step-up-contract.ts'
import { personalData } from '../personal-data.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const [minute, day] = [60, 86_400]
const pass = (seconds: number): void =>
  void (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000))
const phoneBrowser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile' }

const kinds = async (token: string) =>
  (await app.call(listOwnSecurity, {}, { token })).data.results.map(({ kind }) => kind)
const logIn = (phone_number: string, word: string) =>
  app.call(
    calls.logInAs.employer,
    { phone_number, password: word },
    { address: freshAddress(), headers: phoneBrowser },
  )
const audited = async (action: string, subject: string) =>
  (
    await app.connection.pool.query<{ detail: unknown; actor_id: number | null }>(
      'select detail, actor_id from audit_log where action = $1 and subject = $2',
      [action, subject],
    )
  ).rows

describe('the security history', () => {
  test('tells its owner what happened, on which device, the newest first', async () => {
    const { token, phone } = await signUp(app)
    pass(minute)
    await logIn(phone, 'wrong-secret')
    pass(minute)
    const again = (await logIn(phone, password)).data
    await app.call(stepUp, { method: 'password', password: 'wrong-secret' }, again)
    await app.call(stepUp, { method: 'password', password }, again)
    const form = {
      currentPassword: password,
      newPassword: 'a better one',
      confirmPassword: 'a better one',
    }
    await app.call(calls.updatePassword, form, { token })
    const answer = await app.call(listOwnSecurity, {}, { token })
    expect(answer.data).toMatchObject({ total: 6, is_more: false, page: 1 })
    expect(answer.data.results.map(({ kind }) => kind)).toEqual([
      'password_changed',
      'proved',
      'proof_failed',
      'signed_in',
      'sign_in_failed',
      'signed_in',
    ])
    expect(answer.data.results[4]).toMatchObject({ user_agent: phoneBrowser['user-agent'] })
    expect(answer.body).not.toMatch(/secret|better/)
    const page = await app.call(listOwnSecurity, { page: 2, page_size: 4 }, { token })
    expect(page.data.results.map(({ kind }) => kind)).toEqual(['sign_in_failed', 'signed_in'])
  })

  test('is one’s own; signed out there is none', async () => {
    const [one, other] = [await signUp(app), await signUp(app)]
    await logIn(other.phone, 'wrong')
    expect(await kinds(one.token)).toEqual(['signed_in'])
    expect((await app.call(listOwnSecurity, {})).status).toBe(401)
    expect((await app.call(listOwnSecurity, { page: 0 }, one)).status).toBe(400)
  })

  test('of somebody else is read by operators alone, which is written down', async () => {
    const someone = await signUp(app)
    const operator = await makeUser(app, 'admin')
    const { id } = someone.user
    expect((await app.call(listSecurityOf, { id }, operator)).data.results).toMatchObject([
      { kind: 'signed_in' },
    ])
    expect(await audited('user.security_viewed', `user:${id}`)).toMatchObject([
      { actor_id: expect.anything() },
    ])
    expect((await app.call(listSecurityOf, { id: 999_999 }, operator)).status).toBe(404)
    expect((await app.call(listSecurityOf, { id }, someone)).status).toBe(403)
    expect((await app.call(listSecurityOf, { id })).status).toBe(401)
    const agency = await makeUser(app, 'agency')
    expect((await app.call(listSecurityOf, { id }, agency)).status).toBe(403)
  })

  test('goes after a year, and is in the copy of one’s data', async () => {
    const { user, phone } = await signUp(app)
    const { data } = await personalData.collect(jobContext(app), {
      userId: user.id,
      role: 'employer',
      fullName: user.full_name,
      phoneNumber: phone,
      email: null,
    })
    expect(data).toMatchObject({ security: [{ kind: 'signed_in' }] })
    pass(366 * day)
    await runJob(app, 'forget-expired')
    expect(await kinds(await signIn(app, user.id))).toEqual(['signed_in'])
  })
})

describe('a failed sign-in', () => {
  // asvs: 16.3.1
  test('is in the audit log each time, in the history once in five minutes, without the password', async () => {
    const { token, user, phone } = await signUp(app)
    for (let turn = 0; turn < 3; turn++) expect((await logIn(phone, 'guess-one')).status).toBe(401)
    const entries = await audited('sign_in.failed', `user:${user.id}`)
    expect(entries).toHaveLength(3)
    expect(JSON.stringify(entries)).not.toContain('guess')
    expect(await kinds(token)).toEqual(['sign_in_failed', 'signed_in'])
    pass(6 * minute)
    await logIn(phone, 'guess-one')
    expect(await kinds(token)).toEqual(['sign_in_failed', 'sign_in_failed', 'signed_in'])
  })

  test('with a number that nobody has is nobody’s, and answers alike', async () => {
    const { phone } = await signUp(app)
    const [known, unknown] = [await logIn(phone, 'wrong'), await logIn(freshPhone(), 'wrong')]
    expect([unknown.status, unknown.code, unknown.message]).toEqual([
      known.status,
      known.code,
      known.message,
    ])
    expect((await audited('sign_in.failed', 'user:0')).length).toBeGreaterThan(0)
  })
})
