import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { callWithProof } from '../../../../../test/proofs.ts'
import {
  freshAddress,
  freshPhone,
  password,
  requestCode,
  signUp,
  signUpForm,
} from '../../../../../test/sign-up.ts'
import { logInAs, registerAs, sendCodeTo } from '../../contract.ts'

const app = useTestApp()
/** At a code, and as many at a password. */
const guesses = 5000
const atOnce = 50

/** The statuses of many guesses, some at once, with how often each came. */
async function guess(
  one: (turn: number) => Promise<{ status: number }>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (let done = 0; done < guesses; done += atOnce) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, index) => one(done + index)),
    )
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

describe('of ten thousand guesses, half of each kind,', { timeout: 120_000 }, () => {
  // asvs: 6.6.3
  test('at a code, the server looks at five; the owner signs up with the next', async () => {
    const phone = freshPhone()
    const code = await requestCode(app, phone)
    const notIt = (turn: number): string =>
      String((Number(code) + 1 + turn) % 1_000_000).padStart(6, '0')
    const counts = await guess((turn) =>
      app.call(registerAs.employer, signUpForm(phone, notIt(turn))),
    )
    expect(counts).toEqual({ 400: guesses })
    expect((await app.call(registerAs.employer, signUpForm(phone, code))).status).toBe(400)
    expect(
      (await app.call(registerAs.employer, signUpForm(phone, await requestCode(app, phone))))
        .status,
    ).toBe(200)
  })

  test('at a code from everywhere, the server looks at twenty; who asked for it signs up with it', async () => {
    const [phone, address] = [freshPhone(), freshAddress()]
    const sent = await app.call(sendCodeTo.employer, { phone_number: phone }, { address })
    const code = app.lastMessage(phone)?.code
    const notIt = (turn: number): string =>
      String((Number(code) + 1 + turn) % 1_000_000).padStart(6, '0')
    const words = new Map<string, number>()
    const counts = await guess(async (turn) => {
      const form = signUpForm(phone, notIt(turn))
      const answer = await app.call(registerAs.employer, form, { address: freshAddress() })
      words.set(answer.message ?? '', (words.get(answer.message ?? '') ?? 0) + 1)
      return answer
    })
    expect([sent.status, counts]).toEqual([200, { 400: guesses }])
    expect([...words.values()].toSorted((a, b) => a - b)).toEqual([20, guesses - 20])
    const form = signUpForm(phone, code)
    expect((await app.call(registerAs.employer, form, { address })).status).toBe(200)
  })

  // spec: 3.3 Ten thousand guesses
  // asvs: 6.3.1
  test('at a password from everywhere, the server looks at fifty; the owner gets in meanwhile, with a proof of work where she is new, and later', async () => {
    const { phone, address } = await signUp(app)
    const logIn = (secret: string, from: string) =>
      app.call(logInAs.employer, { phone_number: phone, password: secret }, { address: from })
    const counts = await guess((turn) => logIn(`guess ${turn}`, freshAddress()))
    expect(counts).toEqual({ 401: 50, 429: guesses - 50 })
    expect((await logIn(password, address)).status).toBe(200)
    const elsewhere = freshAddress()
    expect(await logIn(password, elsewhere)).toMatchObject({ status: 429, code: 'PROOF_REQUIRED' })
    const credentials = { phone_number: phone, password }
    const proved = await callWithProof(app, logInAs.employer, credentials, {
      address: freshAddress(),
    })
    expect(proved.status).toBe(200)
    app.clock.now = new Date(app.clock.now.getTime() + 900_000)
    expect((await logIn(password, elsewhere)).status).toBe(200)
  })
})
