import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPasskeyTo, Authenticator, signedBy } from '../../../../../test/authenticator.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { closeOwn, makeUser, runJob } from '../../../../../test/people.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import { listAllOrders } from '../../../billing/contract.ts'
import { getMe, listSessions } from '../../contract.ts'
import * as calls from '../../passkeys-contract.ts'
import { suspendUser } from '../../users-contract.ts'
import { passkeyChallenges, passkeys, users } from '../tables.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })

type Response = ReturnType<Authenticator['sign']>
const signIn = (response: Response, role?: 'agency' | 'admin') =>
  app.call(calls.signInWithPasskey, { response, ...(role && { role }) })
const rowOf = async (device: Authenticator) =>
  (await app.connection.db.select().from(passkeys).where(eq(passkeys.credentialId, device.id)))[0]
const audited = (userId: number, action: string) =>
  app.connection.db.$count(
    auditLog,
    and(eq(auditLog.subject, `user:${userId}`), eq(auditLog.action, action)),
  )

/** Someone with a passkey. */
async function makeOwner(role: 'employer' | 'jobseeker' | 'agency' | 'admin' = 'employer') {
  const person = await makeUser(app, role)
  return { ...person, device: await addPasskeyTo(app, person) }
}

describe('adding', () => {
  test('keeps what the device made, without a secret in any answer', async () => {
    const { id, device, token } = await makeOwner()
    expect(await rowOf(device)).toMatchObject({ userId: id, isBackedUp: true, counter: 0 })
    const listed = await app.call(calls.listPasskeys, {}, { token })
    expect(listed.data).toMatchObject({
      can_add: true,
      passkeys: [{ name: 'Phone', is_blocked: false, last_used_at: null, can_remove: true }],
    })
    expect(listed.body).not.toContain(device.id)
    expect(await audited(id, 'passkey.added')).toBe(1)
  })

  test('asks for a key that needs no number and makes sure of its owner, and for none twice', async () => {
    const { device, token } = await makeOwner()
    const { data } = await app.call(calls.startPasskey, {}, { token })
    expect(data).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id }],
    })
    const again = device.create(data)
    expect(
      await app.call(calls.addPasskey, { response: again, name: 'Again' }, { token }),
    ).toMatchObject({ status: 409, message: expect.stringContaining('already') })
  })

  test.each([
    ['another site', { origin: 'https://manzil.example' }],
    ['another host', { rpId: 'manzil.example' }],
    ['a device that did not make sure of its owner', { isVerifying: false }],
    ['another challenge', { challenge: 'AAAA' }],
  ])('is refused from %s', async (_, behaviour) => {
    const person = await makeUser(app, 'jobseeker')
    const { data } = await app.call(calls.startPasskey, {}, person)
    const response = new Authenticator().create(data, behaviour)
    expect((await app.call(calls.addPasskey, { response, name: 'Phone' }, person)).status).toBe(400)
    expect((await app.call(calls.listPasskeys, {}, person)).data.passkeys).toEqual([])
  })

  test('takes what was asked in another session, by another person, or before, as nobody’s', async () => {
    const [one, other] = [await makeUser(app, 'employer'), await makeUser(app, 'employer')]
    const { data } = await app.call(calls.startPasskey, {}, one)
    const response = new Authenticator().create(data)
    const add = (session: { token: string }) =>
      app.call(calls.addPasskey, { response, name: 'Phone' }, session)
    expect((await add(other)).status).toBe(400)
    const statuses = (await Promise.all([add(one), add(one)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 400])
  })

  test('ends the other sessions and tells her', async () => {
    const { device, ...first } = await makeOwner()
    const second = (await signIn(await signedBy(app, device))).data
    await addPasskeyTo(app, second)
    expect((await app.call(getMe, {}, first)).status).toBe(401)
    expect((await app.call(getMe, {}, second)).status).toBe(200)
    expect(app.lastMessage(second.user.phone_number)?.text).toContain('passkey')
  })

  test('stops at ten, however many come at once', async () => {
    const person = await makeUser(app, 'employer')
    for (let held = 0; held < calls.passkeysMax - 1; held += 1) await addPasskeyTo(app, person)
    const asked = await Promise.all([1, 2, 3].map(() => app.call(calls.startPasskey, {}, person)))
    const answers = await Promise.all(
      asked.map(({ data }) =>
        app.call(
          calls.addPasskey,
          { response: new Authenticator().create(data), name: 'Phone' },
          person,
        ),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await app.call(calls.startPasskey, {}, person)).status).toBe(409)
    expect((await app.call(calls.listPasskeys, {}, person)).data.can_add).toBe(false)
  })

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['too long a name', { name: 'x'.repeat(61) }, 'name'],
    ['no key', { response: 'x' }, 'response'],
    ['half a key', { response: { id: 'x', rawId: 'x', type: 'public-key' } }, 'response.response'],
  ])('refuses %s at its field', async (_, given, field) => {
    const person = await makeUser(app, 'employer')
    const { data } = await app.call(calls.startPasskey, {}, person)
    const whole = { response: new Authenticator().create(data), name: 'Phone' }
    const answer = await app.call(calls.addPasskey, { ...whole, ...given }, person)
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([400, [field]])
  })

  test('takes bytes that are no key at all for a refusal, not a fault', async () => {
    const person = await makeUser(app, 'employer')
    const { data } = await app.call(calls.startPasskey, {}, person)
    const { response, ...rest } = new Authenticator().create(data)
    for (const attestationObject of ['AAAA', 'oWNmbXRkbm9uZQ', '_'.repeat(2000)])
      expect(
        await app.call(
          calls.addPasskey,
          { response: { ...rest, response: { ...response, attestationObject } }, name: 'Phone' },
          person,
        ),
      ).toMatchObject({ status: 400 })
  })
})

describe('sign-in', () => {
  test.each(['employer', 'jobseeker', 'agency', 'admin'] as const)(
    'of %s takes no number, no password and no code',
    async (role) => {
      const { id, device } = await makeOwner(role)
      const door = role === 'agency' || role === 'admin' ? role : undefined
      const { status, data } = await signIn(await signedBy(app, device), door)
      expect([status, data.user.id]).toEqual([200, id])
      expect((await app.call(getMe, {}, data)).status).toBe(200)
      expect((await rowOf(device))?.lastUsedAt).not.toBeNull()
    },
  )

  test('is both factors: the console opens', async () => {
    const { device } = await makeOwner('admin')
    const { data } = await signIn(await signedBy(app, device), 'admin')
    expect((await app.call(listAllOrders, {}, data)).status).toBe(200)
  })

  test.each([
    ['employer', 'admin'],
    ['jobseeker', 'agency'],
    ['agency', undefined],
    ['admin', undefined],
    ['admin', 'agency'],
  ] as const)('of %s is refused at the sign-in of %s', async (role, door) => {
    const { device } = await makeOwner(role)
    expect(await signIn(await signedBy(app, device), door)).toMatchObject({
      status: 403,
      code: 'ROLE_MISMATCH',
    })
  })

  test.each([
    ['another site', { origin: 'https://manzil.example' }],
    ['another host', { rpId: 'manzil.example' }],
    ['a device that did not make sure of its owner', { isVerifying: false }],
  ])('is refused from %s', async (_, behaviour) => {
    const { id, device } = await makeOwner()
    expect(await signIn(await signedBy(app, device, behaviour))).toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
    })
    expect(await audited(id, 'passkey.refused')).toBe(1)
  })

  // asvs: 6.5.1 (passkeys)
  test('takes nothing that was signed before, and of two who bring it at once one', async () => {
    const { device } = await makeOwner()
    const signed = await signedBy(app, device)
    const statuses = (await Promise.all([signIn(signed), signIn(signed)])).map((one) => one.status)
    expect(statuses.toSorted()).toEqual([200, 400])
    expect((await signIn(signed)).status).toBe(400)
  })

  test('takes no challenge past its five minutes, by the clock of the database', async () => {
    const { device } = await makeOwner()
    const signed = await signedBy(app, device)
    await app.connection.pool.query(
      `update passkey_challenges set expires_at = now() - interval '1 second'`,
    )
    expect(await signIn(signed)).toMatchObject({ status: 400, code: 'INVALID' })
    await signedBy(app, device)
    await runJob(app, 'forget-expired')
    expect(await app.connection.db.$count(passkeyChallenges)).toBe(1)
  })

  test('takes no challenge that was given for something else, nor one of nobody’s', async () => {
    const { device, token } = await makeOwner()
    const confirming = await app.call(calls.startPasskeyConfirmation, {}, { token })
    expect((await signIn(device.sign(confirming.data))).status).toBe(400)
    expect((await signIn(await signedBy(app, device, { challenge: 'AAAA' }))).status).toBe(400)
  })

  test('by a key that nobody has, or that is said to be another’s, is refused', async () => {
    const [one, other] = [await makeOwner(), await makeOwner()]
    const nobodys = new Authenticator()
    nobodys.userHandle = one.device.userHandle
    // Said so that the device which brought it can forget it.
    expect(await signIn(await signedBy(app, nobodys))).toMatchObject({
      status: 401,
      errors: { passkey_unknown: [expect.stringContaining('no longer know this passkey')] },
    })
    const foreign = await signedBy(app, one.device)
    foreign.response.userHandle = other.device.userHandle
    const refused = await signIn(foreign)
    expect([refused.status, refused.errors]).toEqual([401, undefined])
    const borrowed = await signedBy(app, one.device)
    borrowed.response.userHandle = other.device.userHandle
    const as = { id: other.device.id, rawId: other.device.id }
    expect((await signIn({ ...borrowed, ...as })).status).toBe(401)
  })

  test('of who is suspended or leaves is refused with the words of the password’s', async () => {
    const operator = await makeUser(app, 'admin')
    const { id, device } = await makeOwner()
    await app.call(suspendUser, { id, reason: 'conduct' }, operator)
    expect(await signIn(await signedBy(app, device))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
    const leaving = await makeOwner('jobseeker')
    await closeOwn(app, leaving.id)
    expect(await signIn(await signedBy(app, leaving.device))).toMatchObject({
      code: 'ACCOUNT_CLOSING',
    })
  })

  test('by a copy of a counting key is refused, and from then on by the key', async () => {
    const person = await makeUser(app, 'employer')
    const device = await addPasskeyTo(app, person, new Authenticator({ counter: 3 }))
    const copy = device.clone()
    expect((await signIn(await signedBy(app, device))).status).toBe(200)
    expect(await signIn(await signedBy(app, copy))).toMatchObject({ status: 401 })
    expect(await signIn(await signedBy(app, device))).toMatchObject({
      status: 401,
      message: expect.stringContaining('blocked'),
    })
    expect(await audited(person.id, 'passkey.blocked')).toBe(1)
    expect((await app.call(getMe, {}, person)).status).toBe(401)
    const [row] = await app.connection.db.select().from(users).where(eq(users.id, person.id))
    expect(app.lastMessage(row!.phoneNumber)?.text).toContain('blocked')
  })

  test('a forged signature with an old counter blocks nobody’s key', async () => {
    const person = await makeUser(app, 'employer')
    const device = await addPasskeyTo(app, person, new Authenticator({ counter: 3 }))
    const forger = Object.assign(new Authenticator({ counter: 0 }), { id: device.id })
    forger.userHandle = device.userHandle
    expect((await signIn(await signedBy(app, forger))).status).toBe(401)
    expect((await signIn(await signedBy(app, device))).status).toBe(200)
  })
})

describe('one’s keys', () => {
  test('get another name, and go, with every other session', async () => {
    const { device, id, token } = await makeOwner()
    const row = await rowOf(device)
    const renamed = await app.call(
      calls.renamePasskey,
      { id: row!.id, name: ' My phone ' },
      { token },
    )
    expect(renamed.data.name).toBe('My phone')
    const elsewhere = (await signIn(await signedBy(app, device))).data
    expect(await app.call(calls.removePasskey, { id: row!.id }, elsewhere)).toMatchObject({
      status: 200,
      data: { credential_id: device.id },
    })
    expect((await app.call(getMe, {}, { token })).status).toBe(401)
    expect((await app.call(listSessions, {}, elsewhere)).data.sessions).toHaveLength(1)
    expect((await signIn(await signedBy(app, device))).status).toBe(401)
    expect(await audited(id, 'passkey.removed')).toBe(1)
  })

  test('are nobody else’s', async () => {
    const [one, other] = [await makeOwner(), await makeOwner()]
    const { id } = (await rowOf(one.device))!
    expect((await app.call(calls.renamePasskey, { id, name: 'Mine' }, other)).status).toBe(404)
    expect((await app.call(calls.removePasskey, { id }, other)).status).toBe(404)
    expect((await app.call(calls.listPasskeys, {}, other)).data.passkeys).toHaveLength(1)
  })

  test('an operator’s last one stays until she has another factor', async () => {
    const { device, token } = await makeOwner('admin')
    const { id } = (await rowOf(device))!
    const remove = () => app.call(calls.removePasskey, { id }, { token })
    expect(await remove()).toMatchObject({ status: 409 })
    const second = await addPasskeyTo(app, { token })
    expect((await remove()).status).toBe(200)
    const left = await app.call(calls.listPasskeys, {}, { token })
    expect(left.data.passkeys).toMatchObject([{ can_remove: false }])
    expect((await signIn(await signedBy(app, second), 'admin')).status).toBe(200)
  })

  test.each([
    ['listPasskeys', calls.listPasskeys],
    ['startPasskey', calls.startPasskey],
    ['addPasskey', calls.addPasskey],
    ['renamePasskey', calls.renamePasskey],
    ['removePasskey', calls.removePasskey],
    ['startPasskeyConfirmation', calls.startPasskeyConfirmation],
  ] as const)('%s needs a session', async (_, call) => {
    expect((await app.call(call, { id: 1, name: 'x' })).status).toBe(401)
  })
})
