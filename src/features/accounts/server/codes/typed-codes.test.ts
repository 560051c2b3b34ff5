import { expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import {
  freshAddress,
  freshPhone,
  password,
  requestCode,
  signUp,
  signUpForm,
} from '../../../../../test/sign-up.ts'
import { forgotPassword, logInAs, registerAs, verifyResetCode } from '../../contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })

/** A number as an Arabic or a Persian keyboard types it, in groups. */
const typedFrom = (zero: number, digits: string): string =>
  [...digits]
    .map((digit) => (/\d/.test(digit) ? String.fromCharCode(zero + Number(digit)) : digit))
    .join('')
    .replace(/(...)$/, ' $1')

test.each([
  ['Arabic', 0x660],
  ['Persian', 0x6f0],
])(
  '%s digits are good for a number and its code, at sign-up, sign-in and reset',
  async (_, zero) => {
    const phone = freshPhone()
    const code = await requestCode(app, phone)
    const typed = typedFrom(zero, phone)
    const wrong = typedFrom(zero, code === '000000' ? '000001' : '000000')
    const form = (otp_code: string) => ({ ...signUpForm(typed, otp_code) })
    const refused = await app.call(registerAs.employer, form(wrong), { address: freshAddress() })
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, ['otp_code']])
    const made = await app.call(registerAs.employer, form(typedFrom(zero, code)), {
      address: freshAddress(),
    })
    expect(made.data.user.phone_number).toBe(phone)
    const signedIn = await app.call(
      logInAs.employer,
      { phone_number: typed, password },
      { address: freshAddress() },
    )
    expect(signedIn.status).toBe(200)
  },
)

test('a code for a new password is read in Arabic digits, and from nobody else’s number', async () => {
  const [her, other] = [await signUp(app), await signUp(app)]
  await app.call(forgotPassword, { phoneNumber: her.phone }, { address: freshAddress() })
  const otp_code = typedFrom(0x660, app.lastMessage(her.phone)?.code ?? '')
  const verify = (phoneNumber: string) =>
    app.call(verifyResetCode, { phoneNumber, otp_code }, { address: freshAddress() })
  expect((await verify(other.phone)).status).toBe(400)
  expect((await verify(typedFrom(0x660, her.phone))).status).toBe(200)
})
