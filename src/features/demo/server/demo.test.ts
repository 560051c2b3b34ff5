import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext } from '../../../../test/people.ts'
import { freshPhone, requestCode, signUp } from '../../../../test/sign-up.ts'
import { getMe } from '../../accounts/contract.ts'
import { createUser } from '../../accounts/server/sign-in-api.ts'
import { getDemo, signInToDemo } from '../contract.ts'
import { masked } from './mask.ts'
import { roles } from '../../../platform/shared/roles.ts'

const numbers = {
  employer: '+97433000001',
  jobseeker: '+97433000002',
  agency: '+97433000003',
  admin: '+97433000004',
} as const

const makeDemoUsers = async (app: ReturnType<typeof useTestApp>) => {
  for (const role of roles)
    await createUser(jobContext(app), {
      role,
      fullName: `Demo ${role}`,
      phoneNumber: numbers[role],
      passwordHash: 'unusable',
    })
}

describe('in a demo', () => {
  const app = useTestApp({ DEMO: 'on' })
  beforeAll(() => makeDemoUsers(app))

  test('the accounts stand there, and the newest messages first, with their codes', async () => {
    const phones = [freshPhone(), freshPhone()]
    const codes = [await requestCode(app, phones[0]!), await requestCode(app, phones[1]!)]
    const answer = await app.call(getDemo, {})
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.data.accounts).toEqual(
      roles.map((role) => ({ role, full_name: `Demo ${role}`, phone_number: numbers[role] })),
    )
    expect(answer.data.messages.map(({ to, code }) => ({ to, code }))).toEqual([
      { to: phones[1], code: codes[1] },
      { to: phones[0], code: codes[0] },
    ])
  })

  test('from another machine nobody reads a number, a code or a link that was sent to someone else', async () => {
    const { phone, token } = await signUp(app)
    const code = app.lastMessage(phone)?.code ?? ''
    const [newest] = (await app.call(getDemo, {}, { address: '203.0.113.9' })).data.messages
    expect(newest).toMatchObject({ code: null, to: expect.stringMatching(/^\+974•••\d\d$/) })
    expect(newest?.text).not.toContain(code)
    expect(
      (await app.call(getDemo, {}, { headers: { 'x-forwarded-for': '127.0.0.1' } })).data
        .messages[0]?.code,
    ).toBeNull()
    const own = (await app.call(getDemo, {}, { address: '203.0.113.9', token })).data.messages
    expect(own.find(({ to }) => to === phone)?.code).toBe(code)
    expect(own.filter(({ to }) => !to.includes('•')).every(({ to }) => to === phone)).toBe(true)
  })

  test.each([
    ['Your code is 123456.', 'Your code is •••.'],
    ['رمزك ١٢٣٤٥٦', 'رمزك •••'],
    ['Open https://manzil.example/reset-password/abc now', 'Open ••• now'],
    ['Tue 24 Nov, 7:30 pm', 'Tue 24 Nov, 7:30 pm'],
  ])('%s is read as %s', (text, shown) => {
    expect(masked({ to: 'noora@example.com', text, code: '123456' })).toEqual({
      to: 'n•••@example.com',
      text: shown,
      code: null,
    })
  })

  test.each(roles)('one call signs in as %s', async (role) => {
    const answer = await app.call(signInToDemo, { role })
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.data.user).toMatchObject({ role, phone_number: numbers[role] })
    const me = await app.call(getMe, {}, { token: answer.data.token })
    expect(me.data.user.full_name).toBe(`Demo ${role}`)
  })

  test.each([{}, { role: 'owner' }, { role: 7 }])('refuses %j', async (input) => {
    const answer = await app.call(signInToDemo, input)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.errors ?? {})).toEqual(['role'])
  })
})

describe('outside a demo', () => {
  const app = useTestApp()
  beforeAll(() => makeDemoUsers(app))

  // asvs: 6.3.2
  // asvs: 15.2.3
  test('neither the messages nor the accounts are there, even for numbers that someone has', async () => {
    expect(await app.call(getDemo, {})).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await app.call(signInToDemo, { role: 'admin' })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })
})
