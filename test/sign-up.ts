import { registerAs, sendCodeTo, type SessionGrant } from '../src/features/accounts/contract.ts'
import type { SelfServiceRole } from '../src/features/accounts/role-rules.ts'
import type { TestApp } from './harness.ts'

/** The password of everyone who signs up in tests. */
export const password = 'correct horse'

let numbers = 0

/** A mobile number of Qatar that nobody has yet; not one whose few digits read as a repeat. */
export const freshPhone = (): string => `+9743${String(5_126_000 + ++numbers)}`

/** An address from which nobody has called yet. */
export const freshAddress = (): string =>
  `10.${(++numbers >> 16) & 255}.${(numbers >> 8) & 255}.${numbers & 255}`

/** The form of sign-up, filled in rightly but for the code. */
export const signUpForm = (phone: string, otp_code: string | undefined) => ({
  phone_number: phone,
  full_name: 'Aisha Al Kuwari',
  password,
  confirm_password: password,
  otp_code,
})

/** Asks for a code and reads it from the outbox. */
export async function requestCode(
  app: TestApp,
  phone: string,
  role: SelfServiceRole = 'employer',
): Promise<string> {
  const sent = await app.call(
    sendCodeTo[role],
    { phone_number: phone },
    { address: freshAddress() },
  )
  const code = app.lastMessage(phone)?.code
  if (sent.status !== 200 || code === undefined) throw new Error(`no code was sent: ${sent.body}`)
  return code
}

/** Signs someone up through the API as a browser does, with `password`. */
export async function signUp(
  app: TestApp,
  role: SelfServiceRole = 'employer',
  phone = freshPhone(),
  address = freshAddress(),
): Promise<SessionGrant & { phone: string; address: string }> {
  const code = await requestCode(app, phone, role)
  const registered = await app.call(registerAs[role], signUpForm(phone, code), { address })
  if (registered.status !== 200) throw new Error(`no account was made: ${registered.body}`)
  return { ...registered.data, phone, address }
}
