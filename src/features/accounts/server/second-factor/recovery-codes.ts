import crypto from 'node:crypto'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { keyedHash } from '../../../../platform/server/keyed-hash.ts'
import { recoveryCodeCount } from '../../second-factor-contract.ts'
import { saltOf, slowHash } from '../passwords/slow-hash.ts'
import { recoveryCodes } from '../tables.ts'

// Signs that aren't taken for each other; twelve of them, so that none is taken for the six digits of an app.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 12

/** What the hash of a code is made from: without the server's key it can't be searched. */
const keyed = (ctx: Context, userId: number, code: string): string =>
  keyedHash(ctx.config, 'recovery-code', String(userId), code)

const newCode = (): string =>
  Array.from({ length }, () => alphabet[crypto.randomInt(alphabet.length)]).join('')

/** Puts new recovery codes in place of the old ones: as they are shown, this once. Those of a set share their salt, so that a try costs one slow hash. */
export async function replaceRecoveryCodes(ctx: Context, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const salt = crypto.randomBytes(16)
  const hashes = await Promise.all(codes.map((code) => slowHash(keyed(ctx, userId, code), salt)))
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await ctx.db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

/** Uses up a code of hers; false when it is none, or was used. Of two who bring one at once it is true for one. */
export async function takeRecoveryCode(
  ctx: Context,
  userId: number,
  code: string,
): Promise<boolean> {
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
  const kept = await ctx.db.select().from(recoveryCodes).where(unused)
  const text = keyed(ctx, userId, code)
  const salts = new Set(kept.map(({ codeHash }) => saltOf(codeHash)?.toString('hex')))
  // Codes handed out before 23 November 2026 are kept as the keyed hash alone.
  const hashes = await Promise.all(
    [...salts].map((salt) =>
      salt === undefined ? text : slowHash(text, Buffer.from(salt, 'hex')),
    ),
  )
  if (hashes.length === 0) return false
  const used = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.now })
    .where(and(unused, inArray(recoveryCodes.codeHash, hashes)))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

export async function countRecoveryCodes(ctx: Context, userId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}
