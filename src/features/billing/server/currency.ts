import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { defaultCurrency } from '../../../platform/shared/money.ts'
import type { Context } from '../../../platform/server/context.ts'
import { readSetting } from '../../../platform/server/settings.ts'

/** The operator's currency as the settings keep it. */
export const currencySetting = {
  key: 'currency',
  schema: z.object({ code: z.string().regex(/^[A-Z]{3}$/) }),
}

export const readCurrency = async (ctx: Context): Promise<string> =>
  (await readSetting(ctx, currencySetting.key, currencySetting.schema, { code: defaultCurrency }))
    .code

/** Until the transaction ends: many may open orders side by side, and nobody meanwhile changes what they are in. */
export async function lockCurrency(ctx: Context, to: 'use' | 'change'): Promise<void> {
  const lock = to === 'use' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`
  await ctx.db.execute(sql`select ${lock}(hashtextextended('currency', 0))`)
}

/** The currency of an order that is being opened: it stays so until the transaction ends. */
export async function currencyForOrder(ctx: Context): Promise<string> {
  await lockCurrency(ctx, 'use')
  return readCurrency(ctx)
}
