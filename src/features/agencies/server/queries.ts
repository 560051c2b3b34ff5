import { desc, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { agencyLicences, type LicenceRow } from './tables.ts'

/** The licence that the agency handed in last. */
export async function findLastLicence(ctx: Context, agencyId: number): Promise<LicenceRow | null> {
  const [row] = await ctx.db
    .select()
    .from(agencyLicences)
    .where(eq(agencyLicences.agencyId, agencyId))
    .orderBy(desc(agencyLicences.id))
    .limit(1)
  return row ?? null
}
