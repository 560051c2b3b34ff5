import type { Context } from '../../../platform/server/context.ts'
import type { Locale } from '../../../platform/shared/locale.ts'

/** What must be known of someone to tell her something. */
export interface Receiver {
  locale: Locale
  /** E.164. */
  phoneNumber: string
  /** Only an address that its owner has confirmed. */
  email: string | null
  /** Suspended or leaving: she is told nothing. */
  isSilent: boolean
}

type Lookup = (ctx: Context, userId: number) => Promise<Receiver | null>
let lookUp: Lookup = async () => null

/** Accounts knows who people are and stands above this capability: it gives the lookup. */
export const registerReceivers = (lookup: Lookup): void => void (lookUp = lookup)

export const findReceiver: Lookup = (ctx, userId) => lookUp(ctx, userId)
