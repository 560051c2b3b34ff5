import type { Browser, Page } from '@playwright/test'
import { type Account, keepSession } from './accounts.ts'
import { watch } from './journey.ts'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'

/** Where somebody sits, and what goes wrong there. */
export interface Seat {
  origin: string
  faults: string[]
  /** In the page, before its scripts. */
  prepare?: () => void
}

/** Somebody at a browser of her own; without an account, whoever came by a link. */
export async function at(
  browser: Browser,
  account: Account | SessionGrant | null,
  { origin, faults, prepare }: Seat,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...options,
    baseURL: origin,
  })
  if (prepare !== undefined) await context.addInitScript(prepare)
  const page = await context.newPage()
  watch(page, new URL(origin).origin, faults)
  if (account !== null) await keepSession(page, account)
  return page
}

/** The headers by which somebody calls. */
export const as = ({ token }: Pick<SessionGrant, 'token'>) => ({
  headers: { authorization: `Bearer ${token}` },
})
