import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { joinAgency, makeAgency } from '../../../../../test/agencies.ts'
import { addPasskeyTo, Authenticator, signedBy } from '../../../../../test/authenticator.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeUser } from '../../../../../test/people.ts'
import { appCode, enrol, makeWithPassword, wrongCode } from '../../../../../test/second-factors.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import type { Role } from '../../../../platform/shared/roles.ts'
import type { MemberRole } from '../../../agencies/choices.ts'
import { getAgency } from '../../../agencies/contract.ts'
import { getMe } from '../../contract.ts'
import { addPasskey, signInWithPasskey, startPasskey } from '../../passkeys-contract.ts'
import * as calls from '../../second-factor-contract.ts'
import { removeFactorsOf } from '../../users-contract.ts'
import { sessions } from '../tables.ts'

const app = useTestApp()
// A window of its own for each test, as limits count by the quarter of an hour.
beforeEach(() => travel(86_400))

const travel = (seconds: number) =>
  void (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000))
const codeOf = (secret: string, steps = 0) => appCode(app, secret, steps)

/** Somebody with a password who has just signed in with it alone. */
async function makePerson(role: Role) {
  const person = await makeWithPassword(app, role)
  return { ...person, token: (await person.logIn()).data.token }
}

describe('of whoever wants one', () => {
  test.each(['employer', 'jobseeker', 'agency'] as const)(
    '%s is asked for it at sign-in once it is set up, and not before',
    async (role) => {
      const person = await makePerson(role)
      expect((await app.call(calls.getSecondFactor, {}, person)).data).toMatchObject({
        is_enrolled: false,
        is_required: false,
        is_demanded: false,
      })
      const elsewhere = (await person.logIn()).data
      const { secret, codes } = await enrol(app, person)
      expect((await app.call(getMe, {}, elsewhere)).status).toBe(401)
      expect(app.lastMessage(person.phone_number)?.template).toBe('factorChanged')
      expect(await person.logIn()).toMatchObject({ status: 401, code: 'SECOND_FACTOR_REQUIRED' })
      expect((await person.logIn(wrongCode(codeOf(secret)))).errors).toHaveProperty('code')
      expect((await person.logIn(codeOf(secret))).status).toBe(200)
      expect((await person.logIn(codes[0])).status).toBe(200)
    },
  )

  test('a household takes the digits of its app in Arabic', async () => {
    const person = await makePerson('employer')
    const { secret } = await enrol(app, person)
    const arabic = codeOf(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect((await person.logIn(arabic)).status).toBe(200)
  })

  test('an app whose clock is ten minutes off is refused, a recovery code lets her in', async () => {
    const person = await makePerson('jobseeker')
    const { secret, codes } = await enrol(app, person)
    for (const steps of [20, -20])
      expect((await person.logIn(codeOf(secret, steps))).status).toBe(401)
    expect((await person.logIn(codes[3])).status).toBe(200)
  })

  test('a passkey is a way of its own: her password goes on without a code', async () => {
    const person = await makePerson('employer')
    await addPasskeyTo(app, person)
    expect((await person.logIn()).status).toBe(200)
    const { secret } = await enrol(app, person)
    expect((await person.logIn()).code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await person.logIn(codeOf(secret))).status).toBe(200)
  })

  test('with an app, a session that has not given it adds no passkey and no other app', async () => {
    const person = await makePerson('employer')
    await enrol(app, person)
    await app.connection.db
      .update(sessions)
      .set({ secondFactorAt: null })
      .where(eq(sessions.userId, person.id))
    expect((await app.call(startPasskey, {}, person)).code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await app.call(calls.startSecondFactor, {}, person)).code).toBe(
      'SECOND_FACTOR_REQUIRED',
    )
  })
})

describe('of an agency’s owner', () => {
  const office = getAgency

  async function makeOwner(role: MemberRole = 'owner') {
    const agency = await makeAgency(app)
    const person = await makePerson('agency')
    await joinAgency(app, agency.id, person.id, role)
    return person
  }

  test('is asked for at the next sign-in: until it is set up her agency stays shut', async () => {
    const owner = await makeOwner()
    // The session from before goes on.
    expect((await app.call(office, {}, owner)).status).toBe(200)
    const fresh = (await owner.logIn()).data
    expect(await app.call(office, {}, fresh)).toMatchObject({
      status: 403,
      code: 'SECOND_FACTOR_REQUIRED',
    })
    expect((await app.call(calls.getSecondFactor, {}, fresh)).data).toMatchObject({
      is_required: true,
      is_demanded: true,
    })
    const { secret } = await enrol(app, fresh)
    expect((await app.call(office, {}, fresh)).status).toBe(200)
    expect((await owner.logIn()).code).toBe('SECOND_FACTOR_REQUIRED')
    const again = (await owner.logIn(codeOf(secret))).data
    expect((await app.call(office, {}, again)).status).toBe(200)
  })

  test('a passkey does as well, and brings recovery codes', async () => {
    const owner = await makeOwner()
    const fresh = (await owner.logIn()).data
    const device = new Authenticator()
    const asked = await app.call(startPasskey, {}, fresh)
    const added = await app.call(
      addPasskey,
      { response: device.create(asked.data), name: 'Phone' },
      fresh,
    )
    expect(added.data.recovery_codes).toHaveLength(calls.recoveryCodeCount)
    expect((await app.call(office, {}, fresh)).status).toBe(200)
    // Her password alone is no longer enough, and a recovery code stands for a lost phone.
    expect((await owner.logIn()).code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await owner.logIn('000000')).status).toBe(401)
    const back = await owner.logIn(added.data.recovery_codes[0])
    expect((await app.call(office, {}, back.data)).status).toBe(200)
    const response = await signedBy(app, device)
    const byKey = await app.call(signInWithPasskey, { response, role: 'agency' })
    expect((await app.call(office, {}, byKey.data)).status).toBe(200)
  })

  test.each(['viewer', 'editor'] as const)('is not asked of a member who is %s', async (role) => {
    const member = await makeOwner(role)
    const fresh = (await member.logIn()).data
    expect((await app.call(office, {}, fresh)).status).toBe(200)
  })
})

describe('lost with its recovery codes', () => {
  test('an operator takes it away: every session ends, she is told, her password lets her in', async () => {
    const person = await makePerson('jobseeker')
    await enrol(app, person)
    const operator = await makeUser(app, 'admin')
    const take = (by: { token: string }, id = person.id) =>
      app.call(removeFactorsOf, { id, identified_by: 'in_person' }, by)
    expect((await take(operator)).status).toBe(200)
    expect((await app.call(getMe, {}, person)).status).toBe(401)
    expect(app.lastMessage(person.phone_number)?.template).toBe('factorChanged')
    expect((await person.logIn()).status).toBe(200)
    expect((await take(operator)).status).toBe(409)
    const entries = await app.connection.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `user:${person.id}`), eq(auditLog.actorId, operator.id)))
    expect(entries.map(({ action }) => action)).toContain('second_factor.taken_away')
  })

  test('nobody else does, nor an operator her own or another operator’s', async () => {
    const person = await makePerson('employer')
    await enrol(app, person)
    const [operator, other] = [await makeUser(app, 'admin'), await makeUser(app, 'admin')]
    const take = (by: { token: string }, id: number, identified_by = 'video_call') =>
      app.call(removeFactorsOf, { id, identified_by }, by)
    expect((await take(person, person.id)).status).toBe(403)
    expect((await take(operator, operator.id)).status).toBe(409)
    expect((await take(operator, other.id)).status).toBe(409)
    expect((await take(operator, 999_999)).status).toBe(404)
    expect((await take(operator, person.id, 'hearsay')).errors).toHaveProperty('identified_by')
    expect((await person.logIn()).code).toBe('SECOND_FACTOR_REQUIRED')
  })
})
