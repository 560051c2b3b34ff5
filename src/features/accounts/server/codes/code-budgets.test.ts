import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeUser } from '../../../../../test/people.ts'
import { callWithProof, challengeOf, proofOf } from '../../../../../test/proofs.ts'
import { freshAddress, freshPhone, signUp, signUpForm } from '../../../../../test/sign-up.ts'
import { forgotPassword, registerAs, sendCodeTo, verifyResetCode } from '../../contract.ts'
import { budgetsOf } from './code-limits.ts'

const app = useTestApp({ METRICS_TOKEN: 'a token for metrics' })
const call: typeof app.call = (...given) => app.call(...given)

const ask = (phone: string, address = freshAddress()) =>
  app.call(sendCodeTo.employer, { phone_number: phone }, { address })
const askWithProof = (phone: string, address = freshAddress()) =>
  callWithProof(app, sendCodeTo.employer, { phone_number: phone }, { address })

/** Numbers of a country with a small budget that nobody has. */
let greeks = 0
const greek = (): string => `+3069${String(45_000_000 + ++greeks)}`

async function metric(line: RegExp): Promise<number> {
  const { body } = await app.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a token for metrics' },
  })
  return Number(line.exec(body)?.[1] ?? 0)
}

describe('a budget of codes', { timeout: 120_000 }, () => {
  // asvs: 2.4.1
  test('costs a proof of work from 70 %, ends at its maximum, and its alarm reaches the operators once for each', async () => {
    const operator = await makeUser(app, 'admin')
    const free = []
    for (let sent = 0; sent < 140; sent++) free.push((await ask(greek())).status)
    expect(new Set(free)).toEqual(new Set([200]))
    const asked = await ask(greek())
    expect(asked).toMatchObject({ status: 429, code: 'PROOF_REQUIRED' })
    expect(asked.headers['retry-after']).toBeUndefined()
    expect(asked.message).toContain('JavaScript')
    const proved = []
    for (let sent = 0; sent < 61; sent++) proved.push((await askWithProof(greek())).status)
    expect(proved).toEqual([...Array<number>(60).fill(200), 429])
    expect((await ask(freshPhone())).status).toBe(200)

    const { rows } = await app.connection.pool.query(
      "select params ->> 'percent' as percent, params ->> 'name' as name from notices where user_id = $1 and kind = 'code_budget_reached' order by id",
      [operator.id],
    )
    expect(rows).toEqual([
      { percent: '70', name: '+30' },
      { percent: '100', name: '+30' },
    ])
    const audited = await app.connection.pool.query(
      "select detail from audit_log where action = 'codes.budget_reached' and subject = 'codes:+30' order by id",
    )
    expect(audited.rows.map(({ detail }) => detail.percent)).toEqual([70, 100])
    expect(
      await metric(/codes_sent_total\{dial_code="\+30",purpose="sign-up",kind="unknown"\} (\d+)/),
    ).toBe(200)
    expect(
      await metric(/code_budgets_reached_total\{budget="unknown \+30",percent="100"\} (\d+)/),
    ).toBe(1)
  })

  test('gives what is left to networks that had little, and a code that is used counts for nothing', async () => {
    const address = freshAddress()
    const country = () => `+4176${String(2_000_000 + ++greeks)}`
    for (let sent = 0; sent < 140; sent++) await ask(country())
    expect((await askWithProof(country(), address)).status).toBe(200)
    expect(await askWithProof(country(), address)).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    })
    const elsewhere = freshAddress()
    for (let turn = 0; turn < 3; turn++) {
      const phone = country()
      expect((await askWithProof(phone, elsewhere)).status).toBe(200)
      const form = signUpForm(phone, app.lastMessage(phone)?.code)
      expect((await call(registerAs.employer, form, { address: elsewhere })).status).toBe(200)
    }
  })
})

describe('a proof of work', { timeout: 60_000 }, () => {
  /** A network that has had all that is free. */
  async function spentNetwork(): Promise<string> {
    const address = freshAddress()
    await app.connection.pool.query(
      'insert into rate_limits (key, window_started_at, hits) values ($1, $2, 60)',
      [`send-code:network:${address}`, new Date(app.clock.now.getTime() - 1000)],
    )
    return address
  }

  test('is for one number and one purpose, once, soon, and as it was given out', async () => {
    const address = await spentNetwork()
    const phone = freshPhone()
    const withProof = (to: string, headers: Record<string, string>) =>
      call(sendCodeTo.employer, { phone_number: to }, { address, headers })
    const fresh = async (to = phone) => challengeOf(await ask(to, address))
    const refused = { status: 429, code: 'PROOF_REQUIRED' }

    const challenge = await fresh()
    const [first = '', ...rest] = challenge.signature ?? ''
    const otherSignature = [first === '0' ? '1' : '0', ...rest].join('')
    const proof = await proofOf(challenge)
    expect(await withProof(freshPhone(), proof)).toMatchObject(refused)
    expect(
      await call(forgotPassword, { phoneNumber: phone }, { address, headers: proof }),
    ).toMatchObject(refused)
    for (const changed of [
      { ...challenge, signature: otherSignature },
      { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
      { ...challenge, signature: undefined },
    ])
      expect(await withProof(phone, await proofOf(challenge, changed))).toMatchObject(refused)
    for (const sent of ['', 'nonsense', 'e30', Buffer.from('[]').toString('base64url')])
      expect(await withProof(phone, { 'x-proof-of-work': sent })).toMatchObject(refused)
    expect((await withProof(phone, proof)).status).toBe(200)
    expect(await withProof(phone, proof)).toMatchObject(refused)

    const late = await proofOf(await fresh())
    app.clock.now = new Date(app.clock.now.getTime() + 301_000)
    expect(await withProof(phone, late)).toMatchObject(refused)
  })

  test('brought by ten at once counts for one', async () => {
    const address = await spentNetwork()
    const phone = freshPhone()
    const headers = await proofOf(challengeOf(await ask(phone, address)))
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call(sendCodeTo.employer, { phone_number: phone }, { address, headers }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is asked for alike whether or not the number has an account', async () => {
    const address = await spentNetwork()
    const { phone } = await signUp(app)
    const shown = []
    for (const phoneNumber of [phone, freshPhone()]) {
      const asked = await call(forgotPassword, { phoneNumber }, { address })
      const { parameters } = challengeOf(asked)
      shown.push([asked.status, asked.code, asked.message, parameters.data?.difficulty])
    }
    expect(shown[0]).toEqual(shown[1])
  })
})

/** What a stranger had sent within the hour, as the limits count it. */
async function sentBefore(from: readonly string[], each: number, to: string): Promise<void> {
  const at = new Date(app.clock.now.getTime() - 1000)
  const rows = [
    ...from.flatMap((address) => [
      [`send-code:network:${address}`, each],
      [`send-code-unused:network:${address}`, each],
    ]),
    ...budgetsOf(to, 'unknown').map(({ key }) => [key, each * from.length]),
  ]
  for (const [key, hits] of rows)
    await app.connection.pool.query(
      'insert into rate_limits (key, window_started_at, hits) values ($1, $2, $3)',
      [key, at, hits],
    )
}

describe('a stranger with a hundred addresses', { timeout: 60_000 }, () => {
  // spec: 3.3 Nobody is kept out by asking for codes
  test('keeps no number of +974 from signing up and none from a new password', async () => {
    const owner = await signUp(app)
    const newcomer = freshPhone()
    const addresses = Array.from({ length: 100 }, freshAddress)
    const attack = (from: readonly string[], times: number, phone: () => string = freshPhone) =>
      Promise.all(
        from.map(async (address) => {
          const got = { sent: 0, proof: 0, refused: 0 }
          for (let turn = 0; turn < times; turn++) {
            const { status, code } =
              turn % 2 === 0
                ? await ask(phone(), address)
                : await app.call(forgotPassword, { phoneNumber: phone() }, { address })
            got[status === 200 ? 'sent' : code === 'PROOF_REQUIRED' ? 'proof' : 'refused'] += 1
          }
          return got
        }),
      )
    // At the two numbers first: all that can be sent to them is sent for the stranger.
    // One after the other, since of several codes the last holds.
    for (const address of addresses.slice(0, 3)) {
      await ask(newcomer, address)
      await app.call(forgotPassword, { phoneNumber: owner.phone }, { address })
    }
    await attack(addresses.slice(0, 30), 6, () => newcomer)
    await attack(addresses.slice(0, 30), 6, () => owner.phone)
    // Then at the country, from 26 of them fifty times each before this, until nothing goes out any more without a proof.
    await sentBefore(addresses.slice(0, 26), 50, newcomer)
    const got = await attack(addresses.slice(0, 30), 6)
    expect(got.every(({ proof, refused }) => proof + refused > 0)).toBe(true)
    const [budget] = budgetsOf(newcomer, 'unknown')
    const { rows } = await app.connection.pool.query<{ sent: string }>(
      'select sum(hits) as sent from rate_limits where key = $1',
      [budget?.key],
    )
    expect(Number(rows[0]?.sent)).toBeGreaterThanOrEqual(1400)
    // With proofs an address has five more and not one beside them: all together they can't have the rest.
    const fresh = addresses[99] ?? ''
    const proved = []
    for (let turn = 0; turn < 6; turn++)
      proved.push((await askWithProof(freshPhone(), fresh)).status)
    expect(proved).toEqual([200, 200, 200, 200, 200, 429])
    expect(70 * 5).toBeLessThan(2000 - 1400)

    // Somebody else signs up; so does whose number the stranger was at, and a forgotten password is set anew.
    const later = freshPhone()
    for (const phone of [later, newcomer]) {
      const address = freshAddress()
      expect((await askWithProof(phone, address)).status).toBe(200)
      const form = signUpForm(phone, app.lastMessage(phone)?.code)
      expect((await call(registerAs.employer, form, { address })).status).toBe(200)
    }
    for (const address of [owner.address, freshAddress()]) {
      const { status } = await callWithProof(
        app,
        forgotPassword,
        { phoneNumber: owner.phone },
        { address },
      )
      expect(status).toBe(200)
    }
    const otp_code = app.lastMessage(owner.phone)?.code ?? ''
    const verified = await call(verifyResetCode, { phoneNumber: owner.phone, otp_code })
    expect(verified.status).toBe(200)
  })
})
