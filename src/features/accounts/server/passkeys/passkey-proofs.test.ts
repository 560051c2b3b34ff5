import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPasskeyTo, type Authenticator, signedBy } from '../../../../../test/authenticator.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeUser, signIn as newSession } from '../../../../../test/people.ts'
import { listAllOrders } from '../../../billing/contract.ts'
import { logOut } from '../../contract.ts'
import * as calls from '../../passkeys-contract.ts'
import { stepUp } from '../../step-up-contract.ts'
import { passkeys } from '../tables.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })

type Response = ReturnType<Authenticator['sign']>
const signIn = (response: Response, role?: 'agency' | 'admin') =>
  app.call(calls.signInWithPasskey, { response, ...(role && { role }) })
const rowOf = async (device: Authenticator) =>
  (await app.connection.db.select().from(passkeys).where(eq(passkeys.credentialId, device.id)))[0]
const minutesLater = (userId: number, minutes: number) =>
  app.connection.pool.query(
    `update sessions set created_at = created_at - $2 * interval '1 minute',
     proved_at = proved_at - $2 * interval '1 minute' where user_id = $1`,
    [userId, minutes],
  )
const byPasskey = (response: Response) => ({ method: 'passkey', response })

/** Someone with a passkey. */
async function makeOwner(role: 'employer' | 'jobseeker' | 'agency' | 'admin' = 'employer') {
  const person = await makeUser(app, role)
  return { ...person, device: await addPasskeyTo(app, person) }
}

describe('proving in a session', () => {
  // asvs: 7.5.1 (passkeys)
  test('is asked for before a passkey is added or removed, and a passkey is a proof', async () => {
    const { device, id, token } = await makeOwner()
    const key = (await rowOf(device))!.id
    await minutesLater(id, 11)
    for (const call of [calls.startPasskey, calls.addPasskey, calls.removePasskey])
      expect((await app.call(call, { id: key }, { token })).code).toBe('STEP_UP_REQUIRED')
    const refused = await app.call(calls.removePasskey, { id: key }, { token })
    expect(JSON.parse(refused.body)).toMatchObject({
      step_up: { methods: ['password', 'passkey'], needs_code: false },
    })
    expect((await app.call(calls.renamePasskey, { id: key, name: 'Mine' }, { token })).status).toBe(
      200,
    )
    const asked = await app.call(calls.startPasskeyConfirmation, {}, { token })
    expect((await app.call(stepUp, byPasskey(device.sign(asked.data)), { token })).status).toBe(200)
    expect((await app.call(calls.removePasskey, { id: key }, { token })).status).toBe(200)
  })

  test('by password takes a recovery code of who needs a second factor and has a passkey', async () => {
    const { id, token } = await makeOwner('admin')
    await minutesLater(id, 11)
    const refused = await app.call(calls.startPasskey, {}, { token })
    expect(JSON.parse(refused.body)).toMatchObject({
      step_up: { methods: ['password', 'passkey'], needs_code: true },
    })
  })

  test('opens the console to an operator who came without', async () => {
    const { device, id } = await makeOwner('admin')
    await app.connection.pool.query(
      'update sessions set second_factor_at = null where user_id = $1',
      [id],
    )
    const { data } = await signIn(await signedBy(app, device), 'admin')
    await app.connection.pool.query(
      'update sessions set second_factor_at = null where user_id = $1',
      [id],
    )
    expect((await app.call(listAllOrders, {}, data)).code).toBe('SECOND_FACTOR_REQUIRED')
    // Nor does she add a way in beside the one that she has.
    expect((await app.call(calls.startPasskey, {}, data)).code).toBe('SECOND_FACTOR_REQUIRED')
    const asked = await app.call(calls.startPasskeyConfirmation, {}, data)
    expect(asked.data.allowCredentials).toMatchObject([{ id: device.id }])
    const response = device.sign(asked.data)
    expect((await app.call(stepUp, byPasskey(response), data)).status).toBe(200)
    expect((await app.call(listAllOrders, {}, data)).status).toBe(200)
  })

  test('takes her own key alone, once, in the session that asked', async () => {
    const [one, other] = [await makeOwner(), await makeOwner()]
    const confirm = async (
      device: Authenticator,
      asker: { token: string },
      bringer: { token: string },
    ) => {
      const asked = await app.call(calls.startPasskeyConfirmation, {}, asker)
      const response = device.sign(asked.data)
      return (await app.call(stepUp, byPasskey(response), bringer)).status
    }
    expect(await confirm(other.device, one, one)).toBe(400)
    expect(await confirm(one.device, other, one)).toBe(400)
    expect(await confirm(one.device, one, one)).toBe(200)
    const elsewhere = { token: await newSession(app, one.id) }
    expect(await confirm(one.device, one, elsewhere)).toBe(400)
    const without = await makeUser(app, 'employer')
    expect((await app.call(calls.startPasskeyConfirmation, {}, without)).status).toBe(409)
  })

  test('takes nothing in a session that has ended, and nothing that was asked in one', async () => {
    const { device, id, token } = await makeOwner()
    const asked = (await app.call(calls.startPasskeyConfirmation, {}, { token })).data
    const response = device.sign(asked)
    await app.call(logOut, {}, { token })
    expect((await app.call(stepUp, byPasskey(response), { token })).status).toBe(401)
    const again = { token: await newSession(app, id) }
    expect((await app.call(stepUp, byPasskey(response), again)).status).toBe(400)
  })
})
