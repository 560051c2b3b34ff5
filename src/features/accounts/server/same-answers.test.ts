import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { freshAddress, freshPhone, signUp } from '../../../../test/sign-up.ts'
import * as calls from '../contract.ts'

const app = useTestApp()

/** A statement without its columns and values, which differ with whom a message is for. */
const shapeOf = (statement: string): string =>
  statement
    .replace(/ \((?:"\w+"(?:, )?)+\) values \(.*?\)/, '')
    .replace(/^(update "\w+" set ).* (where )/, '$1$2')
    .replace(/\$\d+/g, '$')

/** Set in what an act does, and not in what the app does meanwhile by itself. */
const acting = new AsyncLocalStorage<true>()

/** What the database is asked for an act, in order, without whom it is about; and how many hashes of passwords are made. */
async function workOf(act: () => Promise<unknown>): Promise<{ asked: string[]; hashes: number }> {
  const asked: string[] = []
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  const queries = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [statement] = args as [string | { text: string }]
    if (acting.getStore())
      asked.push(shapeOf(typeof statement === 'string' ? statement : statement.text))
    return query.apply(this, args)
  })
  let hashes = 0
  // What the native module does beside the thread has no name of its own.
  const watch = createHook({ init: (_, type) => void (hashes += type === 'undefined' ? 1 : 0) })
  watch.enable()
  await acting.run(true, act)
  watch.disable()
  queries.mockRestore()
  return { asked, hashes }
}

const from = () => ({ address: freshAddress() })

describe('how long an answer takes says nothing about a number: the same is done', () => {
  test('at sign-in with a wrong password', async () => {
    const { phone } = await signUp(app)
    const logIn = (phone_number: string) => () =>
      app.call(calls.logInAs.employer, { phone_number, password: 'not it' }, from())
    const [known, unknown] = [await workOf(logIn(phone)), await workOf(logIn(freshPhone()))]
    expect(known.asked.length).toBeGreaterThan(4)
    expect(unknown).toEqual(known)
    expect(known.hashes).toBe(1)
  })

  test('at sign-in past the free tries: one look-up, and nothing is written', async () => {
    const { phone } = await signUp(app)
    const address = freshAddress()
    const logIn = (phone_number: string) => () =>
      app.call(calls.logInAs.employer, { phone_number, password: 'not it' }, { address })
    const works = []
    for (const number of [phone, freshPhone()]) {
      for (let tries = 0; tries < 10; tries += 1) await logIn(number)()
      works.push(await workOf(logIn(number)))
    }
    const [known, unknown] = works
    expect(known?.asked).toEqual([expect.stringMatching(/^select .* from "rate_limits"/)])
    expect(known?.hashes).toBe(0)
    expect(unknown).toEqual(known)
  })

  test('when a new password is asked for', async () => {
    const { phone } = await signUp(app)
    const ask = (phoneNumber: string) => () =>
      app.call(calls.forgotPassword, { phoneNumber }, from())
    const [known, unknown] = [await workOf(ask(phone)), await workOf(ask(freshPhone()))]
    expect(known.asked.length).toBeGreaterThan(8)
    expect(unknown).toEqual(known)
    expect(app.lastMessage(phone)?.template).toBe('resetPassword')
  })

  test('when a code to sign up is asked for', async () => {
    const { phone } = await signUp(app)
    const ask = (phone_number: string) => () =>
      app.call(calls.sendCodeTo.employer, { phone_number }, from())
    const [known, unknown] = [await workOf(ask(phone)), await workOf(ask(freshPhone()))]
    expect(known.asked.length).toBeGreaterThan(5)
    expect(unknown).toEqual(known)
  })

  test('when a code for a new password is typed that is wrong', async () => {
    const { phone } = await signUp(app)
    const other = freshPhone()
    const address = freshAddress()
    for (const phoneNumber of [phone, other])
      await app.call(calls.forgotPassword, { phoneNumber }, { address })
    const type = (phoneNumber: string) => () =>
      app.call(calls.verifyResetCode, { phoneNumber, otp_code: '000000' }, { address })
    const [known, unknown] = [await workOf(type(phone)), await workOf(type(other))]
    expect(unknown).toEqual(known)
  })
})
