import crypto from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { keyedHash } from '../../../../platform/server/keyed-hash.ts'
import { recoveryCodeCount } from '../../second-factor-contract.ts'
import { recoveryCodes } from '../tables.ts'

// Signs that aren't taken for each other; twelve of them, so that none is taken for the six digits of an app.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 12

export const recoveryCodeHash = (ctx: Context, userId: number, code: string): string =>
  keyedHash(ctx.config, 'recovery-code', String(userId), code)

const newCode = (): string =>
  Array.from({ length }, () => alphabet[crypto.randomInt(alphabet.length)]).join('')

/** Puts new recovery codes in place of the old ones: as they are shown, this once. */
export async function replaceRecoveryCodes(ctx: Context, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await ctx.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: recoveryCodeHash(ctx, userId, code) })))
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

export async function countRecoveryCodes(ctx: Context, userId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}
