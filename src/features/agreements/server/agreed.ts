import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { SignedIn, Context } from '../../../platform/server/context.ts'
import { isLive } from '../choices.ts'
import type { Terms } from '../terms-contract.ts'
import { areSameTerms } from '../terms-rules.ts'
import { agreementsTopic } from './notify-sides.ts'
import type { Pair } from './ports.ts'
import { findLast, updateAgreement } from './queries.ts'

/** What a household and a candidate have both said yes to, and when; null while they have not. */
export async function findAgreed(
  ctx: Context,
  { employerId, candidateId }: Pair,
): Promise<{ terms: Terms; at: Date } | null> {
  const row = await findLast(ctx, { employerId, candidateId })
  return row?.status === 'agreed' && row.answeredAt !== null
    ? { terms: row.terms, at: row.answeredAt }
    : null
}

/** Whoever signs the letter of some terms has said yes to them: no question of the pair stays open. Take the lock of the pair first. */
export async function agreeBySignature(
  ctx: SignedIn,
  { employerId, candidateId }: Pair,
  terms: Terms,
): Promise<void> {
  const row = await findLast(ctx, { employerId, candidateId }, true)
  if (row === null || !isLive(row.status)) return
  if (row.status === 'agreed' && areSameTerms(row.terms, terms)) return
  await updateAgreement(ctx, row.id, {
    status: 'agreed',
    terms,
    previousTerms: row.terms,
    version: row.version + 1,
    proposedBy: 'household',
    changedAt: ctx.now,
    answeredAt: ctx.now,
    answeredBy: ctx.actor.userId,
  })
  await audit(ctx, 'agreement.accept', `candidate:${candidateId}`, {
    employerId,
    agreement: row.id,
    version: row.version + 1,
    side: 'worker',
  })
  await broadcastToUsers(ctx, [employerId, ctx.actor.userId], agreementsTopic)
}
