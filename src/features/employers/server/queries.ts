import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { employerProfiles, type EmployerProfileRow } from './tables.ts'

export async function findProfile(
  ctx: Context,
  employerId: number,
): Promise<EmployerProfileRow | null> {
  const [row] = await ctx.db
    .select()
    .from(employerProfiles)
    .where(eq(employerProfiles.employerId, employerId))
  return row ?? null
}

/** The row, made when there is none yet, and locked until the transaction ends. */
export async function lockProfile(ctx: Context, employerId: number): Promise<EmployerProfileRow> {
  await ctx.db
    .insert(employerProfiles)
    .values({ employerId, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflictDoNothing()
  const [row] = await ctx.db
    .select()
    .from(employerProfiles)
    .where(eq(employerProfiles.employerId, employerId))
    .for('update')
  if (!row) throw new Error('the profile that was just made is gone')
  return row
}

export async function saveProfile(
  ctx: Context,
  employerId: number,
  values: Partial<EmployerProfileRow>,
): Promise<void> {
  await ctx.db
    .update(employerProfiles)
    .set({ ...values, updatedAt: ctx.now })
    .where(eq(employerProfiles.employerId, employerId))
}
