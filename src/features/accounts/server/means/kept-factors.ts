import { and, eq, isNotNull, notInArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import type { Sealed } from '../../../../platform/server/seal.ts'
import { passkeysOf } from '../second-factor/held-factors.ts'
import { meansChanges, type PasskeyRow, passkeys, recoveryCodes, secondFactors } from '../tables.ts'

/** A record as JSON keeps it. */
type Kept<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K]
}
type AppRow = typeof secondFactors.$inferSelect
type CodeRow = typeof recoveryCodes.$inferSelect

/** What somebody had beside her password, before it changed; the secret of her app stays sealed in a column of its own. */
export interface KeptFactors {
  app: Kept<Pick<AppRow, 'confirmedAt' | 'createdAt' | 'lastStep'>> | null
  codes: Kept<Pick<CodeRow, 'codeHash' | 'usedAt'>>[]
  passkeys: Kept<Omit<PasskeyRow, 'id' | 'userId'>>[]
}

/** Secrets of apps that were replaced or removed, for as long as that can be undone. */
export const sealedWithChange: Sealed = {
  purpose: 'second-factor',
  table: meansChanges,
  key: meansChanges.id,
  value: meansChanges.appSecret,
  where: isNotNull(meansChanges.appSecret),
}

/** What she has now, to be kept with a change of it. */
export async function keepFactors(
  ctx: Context,
  userId: number,
): Promise<{ factors: KeptFactors; appSecret: string | null }> {
  const [app] = await ctx.db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
  const codes = await ctx.db
    .select({ codeHash: recoveryCodes.codeHash, usedAt: recoveryCodes.usedAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  const keys = await passkeysOf(ctx, userId)
  const factors = {
    app: app
      ? { confirmedAt: app.confirmedAt, createdAt: app.createdAt, lastStep: app.lastStep }
      : null,
    codes,
    passkeys: keys.map((key) => ({ ...key, id: undefined, userId: undefined })),
  }
  return { factors: asKept(factors), appSecret: app?.secret ?? null }
}

const asKept = (factors: object): KeptFactors => JSON.parse(JSON.stringify(factors)) as KeptFactors

/** Puts back what was kept: what came since goes, what went since comes back, and what stayed is left as it is, with its counters. */
export async function putFactorsBack(
  ctx: Context,
  userId: number,
  { factors, appSecret }: { factors: KeptFactors; appSecret: string | null },
): Promise<void> {
  const ids = factors.passkeys.map(({ credentialId }) => credentialId)
  await ctx.db
    .delete(passkeys)
    .where(
      and(
        eq(passkeys.userId, userId),
        ids.length > 0 ? notInArray(passkeys.credentialId, ids) : undefined,
      ),
    )
  for (const key of factors.passkeys)
    await ctx.db
      .insert(passkeys)
      .values({
        ...key,
        userId,
        createdAt: new Date(key.createdAt),
        lastUsedAt: dateOf(key.lastUsedAt),
        blockedAt: dateOf(key.blockedAt),
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
  await putAppBack(ctx, userId, factors.app, appSecret)
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const codes = factors.codes.map(({ codeHash, usedAt }) => ({
    userId,
    codeHash,
    usedAt: dateOf(usedAt),
  }))
  if (codes.length > 0) await ctx.db.insert(recoveryCodes).values(codes)
}

async function putAppBack(
  ctx: Context,
  userId: number,
  app: KeptFactors['app'],
  secret: string | null,
): Promise<void> {
  const [now] = await ctx.db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  if (app !== null && now?.createdAt.toISOString() === app.createdAt) return
  await ctx.db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  if (app !== null && secret !== null)
    await ctx.db.insert(secondFactors).values({
      userId,
      secret,
      confirmedAt: dateOf(app.confirmedAt),
      lastStep: app.lastStep,
      createdAt: new Date(app.createdAt),
    })
}

const dateOf = (kept: string | null): Date | null => (kept === null ? null : new Date(kept))
