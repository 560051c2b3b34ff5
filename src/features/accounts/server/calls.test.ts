import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeUser } from '../../../../test/people.ts'
import { freshAddress } from '../../../../test/sign-up.ts'
import type { Endpoint } from '../../../platform/shared/endpoint.ts'
import * as calls from '../contract.ts'
import { type Role, roles } from '../../../platform/shared/roles.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const tokens = {} as Record<Role, string>
beforeAll(async () => {
  for (const role of roles) tokens[role] = (await makeUser(app, role)).token
})

const phone = '+97433112233'
const secret = 'long enough'
const signUp = {
  phone_number: phone,
  full_name: 'Aisha',
  password: secret,
  confirm_password: secret,
  otp_code: '123456',
}
const signIn = { phone_number: phone, password: secret }

/** Every call of accounts that takes something, with what it demands. */
const demands: [Endpoint, Record<string, unknown>][] = [
  [calls.sendCodeTo.employer, { phone_number: phone }],
  [calls.sendCodeTo.jobseeker, { phone_number: phone }],
  [calls.registerAs.employer, signUp],
  [calls.registerAs.jobseeker, signUp],
  [calls.logInAs.employer, signIn],
  [calls.logInAs.jobseeker, signIn],
  [calls.logInAs.agency, signIn],
  [calls.logInAs.admin, signIn],
  [calls.refreshSession, { refreshToken: 'x' }],
  [calls.updateDetails, { fullName: 'Aisha' }],
  [
    calls.updatePassword,
    { currentPassword: 'current one', newPassword: secret, confirmPassword: secret },
  ],
  [calls.forgotPassword, { phoneNumber: phone }],
  [calls.verifyResetCode, { phoneNumber: phone, otp_code: '123456' }],
  [calls.resetPassword, { token: 'x', password: secret, confirmPassword: secret }],
  [calls.sendPhoneChangeCode, { phone_number: phone }],
  [calls.changePhone, { phone_number: phone, otp_code: '123456' }],
]
const inPath = new Set(['token'])
const wrong = [undefined, null, '', '   ', 7, true, {}, [], ['x']]
// A password of spaces is one.
const isFine = (field: string, value: unknown): boolean =>
  value === '   ' && /password/i.test(field) && field !== 'confirm_password'

const fields = demands.flatMap(([call, form]) =>
  Object.keys(form)
    .filter((field) => !inPath.has(field))
    .map((field) => [`${call.method} ${call.path}`, field, call, form] as const),
)

describe('each field of each call', () => {
  // spec: 1.7 PUT /auth/update-details
  test.each(fields)('%s names %s when it is wrong', async (_name, field, call, form) => {
    for (const value of wrong) {
      if (isFine(field, value) || (field === 'refreshToken' && value === '   ')) continue
      const answer = await app.call(
        call,
        { ...form, [field]: value },
        { token: tokens.employer, address: freshAddress() },
      )
      expect([answer.status, Object.keys(answer.errors ?? {})], JSON.stringify(value)).toEqual([
        400,
        expect.arrayContaining([field]),
      ])
    }
  })
})

describe('each call', () => {
  const own: [Endpoint, Record<string, unknown>][] = [
    [calls.getMe, {}],
    [calls.getMeJobseeker, {}],
    [calls.listSessions, {}],
    [calls.endSession, { id: crypto.randomUUID() }],
    [calls.endSessions, {}],
    [calls.logOut, {}],
    [calls.logOutJobseeker, {}],
    [calls.sendEmailLink, { email: 'a@b.qa' }],
    ...demands.filter(([call]) => call.access !== 'public'),
  ]

  test.each(own.map(([call, form]) => [`${call.method} ${call.path}`, call, form] as const))(
    '%s refuses who has no session',
    async (_name, call, form) => {
      expect((await app.call(call, form)).status).toBe(401)
      expect((await app.call(call, form, { token: 'forged' })).status).toBe(401)
    },
  )

  test("of one role refuses the others'", async () => {
    const statuses = await Promise.all(
      roles.map(
        async (role) => (await app.call(calls.getMeJobseeker, {}, { token: tokens[role] })).status,
      ),
    )
    expect(statuses).toEqual([403, 200, 403, 403])
  })

  test('that changes what is one’s own answers the same when it comes again', async () => {
    const { token } = await makeUser(app, 'employer')
    const once = await app.call(calls.updateDetails, { fullName: 'Aisha', locale: 'ar' }, { token })
    const again = await app.call(
      calls.updateDetails,
      { fullName: 'Aisha', locale: 'ar' },
      { token },
    )
    expect([once.status, again.body]).toEqual([200, once.body])
    expect(once.data.user).toMatchObject({
      full_name: 'Aisha',
      locale: 'ar',
      email: null,
      email_verified: false,
    })
    expect(
      (await app.call(calls.updateDetails, { fullName: 'Aisha', locale: 'de' }, { token })).errors,
    ).toHaveProperty('locale')
  })
})
