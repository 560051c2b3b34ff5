import { password } from './sign-up.ts'
import { closeOwnAccount } from '../src/features/privacy/contract.ts'
import type { TestApp } from './harness.ts'

export const day = 86_400_000

/** Accounts that close, and days that pass. */
export function closingTools(app: TestApp) {
  const later = (days: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + days * day)
  }

  const close = (token: string, values: Record<string, unknown> = {}) =>
    app.call(closeOwnAccount, { password, word: 'DELETE', ...values }, { token })

  return { later, close }
}
