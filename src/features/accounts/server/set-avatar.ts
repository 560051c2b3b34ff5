import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { users } from './tables.ts'

/** The picture beside someone's name, by its key in the store; null for none. */
export async function setAvatar(ctx: Context, userId: number, key: string | null): Promise<void> {
  await ctx.db.update(users).set({ avatarKey: key }).where(eq(users.id, userId))
}
