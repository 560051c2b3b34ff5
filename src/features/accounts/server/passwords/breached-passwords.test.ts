import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import {
  freshPhone,
  password as clean,
  requestCode,
  signUp,
  signUpForm,
} from '../../../../../test/sign-up.ts'
import { readCounter } from '../../../../platform/server/counters.ts'
import * as calls from '../../contract.ts'

const stolen = 'stolen elsewhere 1'
const hashOf = (password: string): string =>
  crypto.createHash('sha1').update(password).digest('hex').toUpperCase()

/** How the list behaves: as it should, hangs up, breaks, sends on, or never answers. */
let mood: 'well' | 'away' | 'broken' | 'elsewhere' | 'silent' = 'well'
const asked: { path: string; padding: string | undefined }[] = []

const list = http.createServer((request, response) => {
  asked.push({
    path: request.url ?? '',
    padding: request.headers['add-padding'] as string | undefined,
  })
  if (mood === 'away') return void request.socket.destroy()
  if (mood === 'silent') return
  if (mood === 'elsewhere') return void response.writeHead(302, { location: '/x' }).end()
  if (mood === 'broken') return void response.writeHead(500).end(`${hashOf(stolen).slice(5)}:7`)
  const padding = hashOf(clean).slice(5)
  response.end(`${'0'.repeat(35)}:0\r\n${padding}:0\r\n${hashOf(stolen).slice(5)}:23\r\n`)
})

const settings: Record<string, string> = {}
beforeAll(async () => {
  await new Promise<void>((resolve) => void list.listen(0, '127.0.0.1', resolve))
  const { port } = list.address() as AddressInfo
  settings.BREACHED_PASSWORDS_URL = `http://127.0.0.1:${port}/range/`
})
afterAll(() => {
  list.closeAllConnections()
  list.close()
})
beforeEach(() => {
  mood = 'well'
  asked.length = 0
})
const app = useTestApp(settings)
const without = useTestApp()

const words = /stolen from another site/
const refused = (field: string) => ({
  status: 400,
  code: 'INVALID',
  message: expect.stringMatching(words),
  errors: { [field]: [expect.stringMatching(words)] },
})
const counted = (outcome: string): number =>
  readCounter(app.registry, 'breach_checks').find(({ labels }) => labels.outcome === outcome)
    ?.value ?? 0
const pair = (password: string) => ({ password, confirmPassword: password })
const register = (of: typeof app, phone: string, otp_code: string | undefined, password: string) =>
  of.call(calls.registerAs.employer, {
    ...signUpForm(phone, otp_code),
    password,
    confirm_password: password,
  })

describe('a password that was stolen elsewhere', () => {
  // asvs: 6.2.12
  test('is refused before a code is sent, and at sign-up, in both languages', async () => {
    const phone = freshPhone()
    const form = { phone_number: phone, password: stolen }
    expect(await app.call(calls.sendCodeTo.employer, form)).toMatchObject(refused('password'))
    expect(app.lastMessage(phone)).toBeUndefined()
    const inArabic = { headers: { 'accept-language': 'ar' } }
    expect((await app.call(calls.sendCodeTo.employer, form, inArabic)).message).toMatch(/سُرقت/)
    const code = await requestCode(app, phone)
    expect(await register(app, phone, code, stolen)).toMatchObject(refused('password'))
    expect((await register(app, phone, code, clean)).status).toBe(200)
  })

  test('is asked for by five signs of its hash, padded, and by nothing else of it', async () => {
    await app.call(calls.sendCodeTo.employer, { phone_number: freshPhone(), password: stolen })
    expect(asked).toEqual([{ path: `/range/${hashOf(stolen).slice(0, 5)}`, padding: 'true' }])
  })

  test('is refused at a change, by a link, which stays good, and when a change is undone', async () => {
    const someone = await signUp(app)
    const change = { currentPassword: clean, newPassword: stolen, confirmPassword: stolen }
    expect(await app.call(calls.updatePassword, change, someone)).toMatchObject(
      refused('newPassword'),
    )
    await app.call(calls.forgotPassword, { phoneNumber: someone.phone })
    const linkIn = (path: string): string =>
      new RegExp(`${path}/([\\w-]+)`).exec(app.lastMessage(someone.phone)?.text ?? '')?.[1] ?? ''
    const token = linkIn('reset-password')
    const reset = (password: string, by = token) =>
      app.call(calls.resetPassword, { token: by, ...pair(password) })
    expect(await reset(stolen)).toMatchObject(refused('password'))
    asked.length = 0
    expect((await reset(stolen, 'x'.repeat(43))).status).toBe(400)
    expect(asked).toEqual([])
    expect((await reset('entirely new one')).status).toBe(200)
    const undo = (password: string) =>
      app.call(calls.undoChange, {
        token: linkIn('undo-change'),
        oldPassword: clean,
        ...pair(password),
      })
    await app.deliver()
    expect(await undo(stolen)).toMatchObject(refused('password'))
    expect((await undo('another new one')).status).toBe(200)
  })

  test.each(['away', 'broken', 'elsewhere', 'silent'] as const)(
    'is taken while the list is %s, which is counted',
    async (how) => {
      const phone = freshPhone()
      const code = await requestCode(app, phone)
      const before = counted('unanswered')
      mood = how
      expect((await register(app, phone, code, stolen)).status).toBe(200)
      expect(counted('unanswered')).toBe(before + 1)
    },
  )

  test('is looked up sixty times an hour for a network, and then taken', async () => {
    const address = '78.100.9.9'
    const ask = () => {
      const form = { phone_number: freshPhone(), password: stolen }
      return app.call(calls.sendCodeTo.employer, form, { address })
    }
    const answers = []
    for (let turn = 0; turn < 61; turn++) answers.push((await ask()).status)
    expect(answers).toEqual([...Array<number>(60).fill(400), 200])
    expect([asked.length, counted('skipped')]).toEqual([60, 1])
  })

  test('is not looked up where no list is set', async () => {
    const phone = freshPhone()
    const code = await requestCode(without, phone)
    expect((await register(without, phone, code, stolen)).status).toBe(200)
    expect(asked).toEqual([])
  })
})

test.each(['ftp://lists.example/range', 'lists.example'])(
  'a list at %s is refused at the start',
  async (url) => {
    const { readConfig } = await import('../../../../platform/server/config/config.ts')
    expect(() => readConfig({ BREACHED_PASSWORDS_URL: url, DATA_DIR: app.config.dataDir })).toThrow(
      'BREACHED_PASSWORDS_URL',
    )
  },
)
