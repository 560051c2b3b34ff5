import { partsOf } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import { hasContact } from '../../billing/server/contact-api.ts'
import { contactWays, type Pair } from './ports.ts'

/** Whether household and candidate may know how to reach each other: by a hire, a plan's opening, or a way that another capability adds. */
export async function contactIsOpen(ctx: Context, pair: Pair): Promise<boolean> {
  if (await hasContact(ctx, pair)) return true
  for (const isOpen of partsOf(ctx, contactWays)) if (await isOpen(ctx, pair)) return true
  return false
}
