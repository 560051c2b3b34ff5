import { generateSync } from 'otplib'
import { logInAs } from '../src/features/accounts/contract.ts'
import {
  confirmSecondFactor,
  startSecondFactor,
} from '../src/features/accounts/second-factor-contract.ts'
import { createUser, hashPassword } from '../src/features/accounts/server/sign-in-api.ts'
import type { Role } from '../src/platform/shared/roles.ts'
import type { TestApp } from './harness.ts'
import { jobContext } from './people.ts'
import { freshAddress, freshPhone } from './sign-up.ts'

/** What an authenticator app shows at the test's time, or so many steps of half a minute later. */
export const appCode = (app: TestApp, secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(app.clock.now.getTime() / 1000) + steps * 30 })

/** Another one. */
export const wrongCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Sets up an authenticator app in someone's session; a minute later, so that its next code is another. */
export async function enrol(
  app: TestApp,
  session: { token: string },
): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await app.call(startSecondFactor, {}, session)).data
  const confirmed = await app.call(confirmSecondFactor, { code: appCode(app, secret) }, session)
  if (confirmed.status !== 200) throw new Error(`no app was set up: ${confirmed.body}`)
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  return { secret, codes: confirmed.data.recovery_codes }
}

const password = 'a-long-enough-password'
const passwordHash = hashPassword(password)

/** Somebody who signs in with a password, from elsewhere each time; not signed in yet. */
export async function makeWithPassword(app: TestApp, role: Role) {
  const phone_number = freshPhone()
  const { id } = await createUser(jobContext(app), {
    role,
    fullName: 'Op Erator',
    phoneNumber: phone_number,
    passwordHash: await passwordHash,
  })
  const logIn = (code?: string) =>
    app.call(
      logInAs[role],
      { phone_number, password, ...(code !== undefined && { code }) },
      { address: freshAddress() },
    )
  return { id, phone_number, password, logIn }
}
