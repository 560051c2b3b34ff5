import { and, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import { notify } from '../../../notifications/server/index.ts'
import type { Passkey } from '../../passkeys-contract.ts'
import { lockUser } from '../own/close-account.ts'
import { recordChange } from '../means/record-change.ts'
import { removePasskeyRefusal } from '../policy.ts'
import { getUser } from '../queries.ts'
import { expectFactorGiven } from '../second-factor/session-factor.ts'
import { passkeys } from '../tables.ts'
import { type Factors, factorsOf, presentPasskey } from './list-passkeys.ts'

/** Gives a key of one's own another name. */
export async function renamePasskey(ctx: SignedIn, id: number, name: string): Promise<Passkey> {
  const [row] = await ctx.db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, ctx.actor.userId)))
    .returning()
  if (!row) throw new AppError('NOT_FOUND')
  return presentPasskey(row, await factorsOf(ctx, ctx.actor.userId))
}

/** Removes a key of one's own, and ends the other sessions; who needs a second factor keeps one. */
export async function removePasskey(ctx: SignedIn, id: number): Promise<{ credential_id: string }> {
  const { userId, sessionId } = ctx.actor
  await expectFactorGiven(ctx, await getUser(ctx, userId))
  return transaction(ctx, async (tx) => {
    const user = await lockUser(tx, userId)
    const factors = await factorsOf(tx, userId)
    const row = keyOf(factors, id)
    enforce(removePasskeyRefusal(row, factors))
    await recordChange(tx, user, 'passkey', sessionId)
    await tx.db.delete(passkeys).where(eq(passkeys.id, row.id))
    await audit(tx, 'passkey.removed', `user:${userId}`, { passkey: row.id })
    await notify(tx, { userId, kind: 'passkey_changed', path: '/account/security' })
    return { credential_id: row.credentialId }
  })
}

function keyOf({ keys }: Factors, id: number) {
  const row = keys.find((key) => key.id === id)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
