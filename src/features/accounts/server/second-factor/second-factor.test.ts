import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext } from '../../../../../test/people.ts'
import { appCode, enrol, makeWithPassword, wrongCode } from '../../../../../test/second-factors.ts'
import { keyedHash } from '../../../../platform/server/keyed-hash.ts'
import { listAllOrders } from '../../../billing/contract.ts'
import { getCandidate } from '../../../profiles/contract.ts'
import { getMe, logInAs } from '../../contract.ts'
import * as calls from '../../second-factor-contract.ts'
import { stepUp } from '../../step-up-contract.ts'
import { startSession } from '../sign-in-api.ts'
import { getUser } from '../queries.ts'
import { recoveryCodes, secondFactors } from '../tables.ts'

const app = useTestApp()
// A window of its own for each test, as limits count by the quarter of an hour.
beforeEach(() => travel(86_400))

const travel = (seconds: number) =>
  void (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000))
const codeOf = (secret: string, steps = 0) => appCode(app, secret, steps)

/** An operator who signed in with her password alone. */
async function makeOperator() {
  const operator = await makeWithPassword(app, 'admin')
  const user = await getUser(jobContext(app), operator.id)
  return { ...operator, token: (await startSession(jobContext(app), user)).token }
}

async function makeEnrolled() {
  const operator = await makeOperator()
  return { ...operator, ...(await enrol(app, operator)) }
}

describe('enrolment', () => {
  // spec: 3.4 Sign-in with a second factor
  test('leads from a session without it to one that opens the console', async () => {
    const operator = await makeOperator()
    expect((await app.call(calls.getSecondFactor, {}, operator)).data).toMatchObject({
      is_enrolled: false,
      is_given: false,
      is_demanded: true,
    })
    expect(await app.call(listAllOrders, {}, operator)).toMatchObject({
      status: 403,
      code: 'SECOND_FACTOR_REQUIRED',
    })
    const started = (await app.call(calls.startSecondFactor, {}, operator)).data
    expect(started.uri).toContain(`secret=${started.secret}`)
    expect((await app.call(listAllOrders, {}, operator)).status).toBe(403)
    const refused = await app.call(
      calls.confirmSecondFactor,
      { code: wrongCode(codeOf(started.secret)) },
      operator,
    )
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, ['code']])
    const { status, data } = await app.call(
      calls.confirmSecondFactor,
      { code: ` ${codeOf(started.secret)} ` },
      operator,
    )
    expect([status, new Set(data.recovery_codes).size]).toEqual([200, calls.recoveryCodeCount])
    expect((await app.call(listAllOrders, {}, operator)).status).toBe(200)
    expect((await app.call(calls.getSecondFactor, {}, operator)).data).toMatchObject({
      is_enrolled: true,
      is_given: true,
      recovery_codes_left: 10,
    })
    expect(app.lastMessage(operator.phone_number)?.template).toBe('factorChanged')
  })

  // asvs: 11.3.3
  // asvs: 6.5.2
  test('keeps neither secret nor recovery codes readable', async () => {
    const { id, secret, codes } = await makeEnrolled()
    const [factor] = await app.connection.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, id))
    const rows = await app.connection.db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, id))
    const kept = JSON.stringify([factor, rows])
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(text)
    for (const { codeHash } of rows)
      expect(codeHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('happens once: neither a new secret nor a second confirmation touches it', async () => {
    const operator = await makeEnrolled()
    expect((await app.call(calls.startSecondFactor, {}, operator)).status).toBe(409)
    expect(
      (await app.call(calls.confirmSecondFactor, { code: codeOf(operator.secret) }, operator))
        .status,
    ).toBe(409)
    const other = await makeOperator()
    expect((await app.call(calls.confirmSecondFactor, { code: '123456' }, other)).status).toBe(409)
  })
})

describe('sign-in', () => {
  // spec: 3.4 Sign-in with a second factor
  test('asks for the code once the password is right, and takes it', async () => {
    const operator = await makeEnrolled()
    expect(await operator.logIn()).toMatchObject({ status: 401, code: 'SECOND_FACTOR_REQUIRED' })
    expect(
      await app.call(logInAs.admin, { phone_number: operator.phone_number, password: 'another' }),
    ).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    const right = await operator.logIn(codeOf(operator.secret))
    expect(right.status).toBe(200)
    expect((await app.call(listAllOrders, {}, right.data)).status).toBe(200)
  })

  // spec: 3.4 Sign-in with a second factor
  // asvs: 6.5.1
  test('takes no code twice, none before the last, and neighbours of the present one', async () => {
    const operator = await makeEnrolled()
    expect((await operator.logIn(codeOf(operator.secret, 1))).status).toBe(200)
    for (const steps of [1, 0, -1])
      expect(await operator.logIn(codeOf(operator.secret, steps))).toMatchObject({
        status: 401,
        code: 'INVALID_CREDENTIALS',
      })
    travel(120)
    expect((await operator.logIn(codeOf(operator.secret, 2))).status).toBe(401)
    expect((await operator.logIn(codeOf(operator.secret, -1))).status).toBe(200)
  })

  test('takes no code of a phone whose clock is ten minutes off, and the right one in Arabic digits', async () => {
    const operator = await makeEnrolled()
    for (const steps of [-20, 20])
      expect((await operator.logIn(codeOf(operator.secret, steps))).status).toBe(401)
    const typed = codeOf(operator.secret).replace(
      /\d/g,
      (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '',
    )
    expect((await operator.logIn(typed)).status).toBe(200)
  })

  test('of ten who send the same code at once, one comes in', async () => {
    const operator = await makeEnrolled()
    const code = codeOf(operator.secret)
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => operator.logIn(code)))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  // spec: 3.4 Sign-in with a second factor
  test('takes each recovery code once, however it is typed', async () => {
    const operator = await makeEnrolled()
    const [first = '', second = ''] = operator.codes
    expect((await operator.logIn(first.toUpperCase())).status).toBe(200)
    expect((await operator.logIn(first)).status).toBe(401)
    expect((await operator.logIn(second.replaceAll('-', ' '))).status).toBe(200)
    const session = (await operator.logIn(codeOf(operator.secret))).data
    expect((await app.call(calls.getSecondFactor, {}, session)).data.recovery_codes_left).toBe(8)
  })

  test('takes a recovery code that was handed out before they were hashed slowly', async () => {
    const operator = await makeEnrolled()
    const code = 'abcdefghjkmn'
    await app.connection.db.insert(recoveryCodes).values({
      userId: operator.id,
      codeHash: keyedHash(app.config, 'recovery-code', String(operator.id), code),
    })
    expect((await operator.logIn(code)).status).toBe(200)
    expect((await operator.logIn(code)).status).toBe(401)
    expect((await operator.logIn(operator.codes[0]!)).status).toBe(200)
  })

  test("someone else's codes open nothing", async () => {
    const [one, other] = [await makeEnrolled(), await makeEnrolled()]
    expect((await one.logIn(other.codes[0])).status).toBe(401)
    expect((await one.logIn(codeOf(other.secret))).status).toBe(401)
  })

  // spec: 3.4 Sign-in with a second factor
  test('is tried a few times, then has to wait', async () => {
    const operator = await makeEnrolled()
    const code = wrongCode(codeOf(operator.secret))
    for (let tries = 0; tries < 5; tries += 1) expect((await operator.logIn(code)).status).toBe(401)
    const limited = await operator.logIn(codeOf(operator.secret))
    expect([limited.status, Number(limited.headers['retry-after'])]).toEqual([
      429,
      expect.any(Number),
    ])
    travel(900)
    expect((await operator.logIn(codeOf(operator.secret))).status).toBe(200)
  })

  // asvs: 6.4.3
  test('a session from before goes on to nothing of an operator’s until the code is given in it', async () => {
    const operator = await makeEnrolled()
    const { token } = await startSession(
      jobContext(app),
      await getUser(jobContext(app), operator.id),
    )
    expect(await app.call(listAllOrders, {}, { token })).toMatchObject({
      status: 403,
      code: 'SECOND_FACTOR_REQUIRED',
    })
    expect((await app.call(getMe, {}, { token })).status).toBe(200)
    // In public calls she is nobody in particular: nothing that is an operator's shows.
    expect((await app.call(getCandidate, { id: 1 }, { token })).status).toBe(404)
    expect((await app.call(calls.verifySecondFactor, { code: '000000' }, { token })).status).toBe(
      400,
    )
    expect(
      (await app.call(calls.verifySecondFactor, { code: codeOf(operator.secret) }, { token })).data,
    ).toMatchObject({ is_given: true })
    expect((await app.call(listAllOrders, {}, { token })).status).toBe(200)
  })
})

describe('changes', () => {
  test('new recovery codes end the old ones', async () => {
    const operator = await makeEnrolled()
    const renewed = await app.call(calls.renewRecoveryCodes, {}, operator)
    const fresh = renewed.data.recovery_codes
    expect((await operator.logIn(operator.codes[0])).status).toBe(401)
    expect((await operator.logIn(fresh[0])).status).toBe(200)
  })

  test('turning it off shuts the console and ends every other session', async () => {
    const operator = await makeEnrolled()
    const elsewhere = (await operator.logIn(operator.codes[0])).data
    expect((await app.call(calls.turnOffSecondFactor, {}, operator)).data).toMatchObject({
      is_enrolled: false,
      is_demanded: true,
    })
    expect((await app.call(listAllOrders, {}, operator)).status).toBe(403)
    expect((await app.call(getMe, {}, elsewhere)).status).toBe(401)
    expect((await operator.logIn()).status).toBe(200)
    expect((await app.call(calls.turnOffSecondFactor, {}, operator)).status).toBe(409)
    expect((await app.call(calls.startSecondFactor, {}, operator)).status).toBe(200)
  })

  test('each takes a recent proof, with a code where there is a second factor', async () => {
    const operator = await makeEnrolled()
    await app.connection.pool.query(
      `update sessions set created_at = created_at - interval '11 minutes' where user_id = $1`,
      [operator.id],
    )
    for (const call of [
      calls.startSecondFactor,
      calls.confirmSecondFactor,
      calls.renewRecoveryCodes,
      calls.turnOffSecondFactor,
    ])
      expect((await app.call(call, {}, operator)).code).toBe('STEP_UP_REQUIRED')
    const { password } = operator
    expect((await app.call(stepUp, { method: 'password', password }, operator)).errors).toEqual({
      code: [expect.any(String)],
    })
    const given = { method: 'password', password, code: codeOf(operator.secret) }
    expect((await app.call(stepUp, given, operator)).status).toBe(200)
    expect((await app.call(calls.turnOffSecondFactor, {}, operator)).status).toBe(200)
  })

  test.each(
    Object.entries(calls).filter(
      (entry): entry is [string, (typeof calls)['getSecondFactor']] => typeof entry[1] === 'object',
    ),
  )('%s needs a session', async (_name, call) => {
    expect((await app.call(call, { password: 'a guess', code: '123456' })).status).toBe(401)
  })
})
