import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { agencySupply } from './tables.ts'

/** What the agency that keeps a record is called; null for a record that no agency keeps. */
export async function agencyNameOf(ctx: Context, agencyId: number | null): Promise<string | null> {
  if (agencyId === null) return null
  const [row] = await ctx.db
    .select({ name: agencySupply.name })
    .from(agencySupply)
    .where(eq(agencySupply.agencyId, agencyId))
  return row?.name ?? null
}
