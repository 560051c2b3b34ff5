import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import type { Passkey } from '../../passkeys-contract.ts'
import { addPasskeyRefusal, removePasskeyRefusal } from '../policy.ts'
import { getUser } from '../queries.ts'
import { isFactorRequired } from '../second-factor/is-factor-required.ts'
import { findEnrolment, passkeysOf } from '../second-factor/held-factors.ts'
import type { PasskeyRow } from '../tables.ts'

/** What else lets someone in whose role demands a second factor. */
export async function factorsOf(ctx: Context, userId: number) {
  return {
    isRequired: await isFactorRequired(ctx, await getUser(ctx, userId)),
    hasApp: (await findEnrolment(ctx, userId)) !== null,
    keys: await passkeysOf(ctx, userId),
  }
}
export type Factors = Awaited<ReturnType<typeof factorsOf>>

export const presentPasskey = (row: PasskeyRow, factors: Factors): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  is_backed_up: row.isBackedUp,
  is_blocked: row.blockedAt !== null,
  can_remove: removePasskeyRefusal(row, factors) === null,
})

export async function listPasskeys(
  ctx: SignedIn,
): Promise<{ passkeys: Passkey[]; can_add: boolean }> {
  const factors = await factorsOf(ctx, ctx.actor.userId)
  return {
    passkeys: factors.keys.map((row) => presentPasskey(row, factors)),
    can_add: addPasskeyRefusal(factors.keys.length) === null,
  }
}
