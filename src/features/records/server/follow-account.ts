import { eq } from 'drizzle-orm'
import { publish } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import { followNumber } from '../../claims/server/index.ts'
import { candidatesWithdrawn } from '../../profiles/server/ports.ts'
import { endChecksOfName } from '../../reviews/server/checks-api.ts'
import { ownNumber, releasedNumber } from '../../accounts/server/index.ts'
import { broadcastCandidates } from '../../profiles/server/index.ts'
import { candidates } from '../../profiles/server/record-api.ts'

interface Person {
  id: number
  fullName: string
  phoneNumber: string
}

/** The empty, unpublished record of a job seeker who has just signed up. */
export async function createCandidateForUser(ctx: Context, user: Person): Promise<void> {
  await ctx.db.insert(candidates).values({
    userId: user.id,
    fullName: user.fullName,
    phoneNumber: user.phoneNumber,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  })
}

/** Her record follows the name and number of her account, and is hidden while that is suspended. */
export async function updateCandidateOfUser(
  ctx: Context,
  user: Person & { suspendedAt: Date | null },
): Promise<void> {
  const { id, fullName: name, phoneNumber } = candidates
  const before = await ctx.db
    .select({ id, name, phoneNumber })
    .from(candidates)
    .where(eq(candidates.userId, user.id))
  for (const { phoneNumber: number } of before)
    if (number !== user.phoneNumber)
      await followNumber(ctx, number ?? releasedNumber(user.id), user.phoneNumber)
  await ctx.db
    .select({ id })
    .from(candidates)
    .where(eq(candidates.userId, user.id))
    .for('no key update')
  for (const { id, name } of before)
    await endChecksOfName(ctx, id, { before: name, after: user.fullName })
  const rows = await ctx.db
    .update(candidates)
    .set({
      fullName: user.fullName,
      phoneNumber: ownNumber(user.phoneNumber),
      suspendedAt: user.suspendedAt,
      updatedAt: ctx.now,
    })
    .where(eq(candidates.userId, user.id))
    .returning({ id: candidates.id })
  for (const { id } of rows) await broadcastCandidates(ctx, [id])
  if (user.suspendedAt !== null)
    await publish(ctx, candidatesWithdrawn, { candidateIds: rows.map(({ id }) => id) })
}
