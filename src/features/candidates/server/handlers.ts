import type { Context } from '../../../platform/server/context.ts'
import type { ContactAccess } from '../contract.ts'

type OpenContact = (ctx: Context, candidateId: number) => Promise<ContactAccess>

let registered: OpenContact = async () => 'hidden'

/** Names who decides whether someone may see how to reach a candidate, and writes down that she did. */
export const registerContactAccess = (open: OpenContact): void => void (registered = open)

export const openContact: OpenContact = (ctx, candidateId) => registered(ctx, candidateId)
