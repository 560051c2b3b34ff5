import { eq, sql } from 'drizzle-orm'
import { releaseFile } from '../../../gateways/files/index.ts'
import { publish } from '../../../platform/server/capability.ts'
import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { confirmByCode, sendConfirmationCode } from '../../accounts/server/sign-in-api.ts'
import { getUser } from '../../accounts/server/index.ts'
import { setAvatar } from '../../accounts/server/own-account-api.ts'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import {
  checksOf,
  deleteUnnamed,
  emptyRecord,
  publication,
  notifyVisibility,
  type CandidateRow,
  candidateDocuments,
  candidates,
} from '../../profiles/server/record-api.ts'
import { presentOwn, getManagedCandidate } from '../../profiles/server/managed-api.ts'
import { recordClaimed } from './ports.ts'
import {
  endChecksOfName,
  moveChecks,
  noteForReview,
  deleteReviews,
} from '../../reviews/server/checks-api.ts'
import { broadcastCandidates } from '../../profiles/server/index.ts'
import { mergedColumns } from './merged-columns.ts'
import { forgetObjection } from './objections.ts'
import { claimBlockerOf } from './blockers.ts'
import { getUnclaimed } from './queries.ts'
import { notifyAgency } from './notify-agency.ts'
import { claimRefusal } from './policy.ts'

const what = (id: number): string => `claim:${id}`

/** Sends her a code for one record. Her number may be another's by now: having it once is not enough. */
export async function sendClaimCode(ctx: SignedIn, id: number): Promise<{ resend_after: number }> {
  await refuseClaim(ctx, await getManagedCandidate(ctx, 'own'))
  await getUnclaimed(ctx, id)
  return sendConfirmationCode(ctx, what(id))
}

/** Makes a record that an agency keeps under her number her own, by the code sent there. The record she had goes into it. */
export async function claimRecord(asker: SignedIn, id: number, code: string): Promise<OwnProfile> {
  await getUnclaimed(asker, id)
  return confirmByCode(asker, what(id), code, async (inside) => {
    const ctx = { ...inside, actor: asker.actor }
    const own = await getManagedCandidate(ctx, 'own', true)
    await refuseClaim(ctx, own)
    const { candidate, agency } = await getUnclaimed(ctx, id, true)
    // Before the record that she had goes into it: what others have of that one comes along.
    await publish(ctx, recordClaimed, {
      candidateId: id,
      userId: ctx.actor.userId,
      formerId: own.id,
    })
    const after = await takeOver(ctx, own, candidate)
    await forgetObjection(ctx, agency.agencyId, after.phoneNumber ?? '')
    await noteForReview(ctx, candidate, after)
    await audit(ctx, 'candidate.claimed', `candidate:${id}`, {
      agencyId: agency.agencyId,
      from: own.id,
    })
    await notifyAgency(ctx, agency.agencyId, { kind: 'record_claimed', candidate: after })
    await notifyVisibility(
      ctx,
      { ...candidate, isPublished: candidate.isPublished || own.isPublished },
      after,
    )
    for (const changed of [id, own.id]) await broadcastCandidates(ctx, [changed])
    return presentOwn(after, ctx, await checksOf(ctx, after.id))
  })
}

async function refuseClaim(ctx: SignedIn, own: CandidateRow): Promise<void> {
  enforce(claimRefusal(await claimBlockerOf(ctx, own)))
}

/** Her own words, papers and pictures go into the agency's record, which takes the place of hers. */
async function takeOver(
  ctx: SignedIn,
  own: CandidateRow,
  managed: CandidateRow,
): Promise<CandidateRow> {
  const { fullName, phoneNumber } = await getUser(ctx, ctx.actor.userId)
  const merged = mergedColumns(own, managed)
  if (merged.profileImageFile !== undefined)
    for (const file of [managed.profileImageFile, managed.fullImageFile])
      await releaseFile(ctx, file)
  if (merged.profileVideoFile !== undefined)
    for (const file of [managed.profileVideoFile, managed.videoPosterFile])
      await releaseFile(ctx, file)
  // What the operator hid stays hidden, whichever of the two it was.
  const hiddenAt = managed.hiddenAt ?? own.hiddenAt
  const shown = publication({ ...managed, ...merged, hiddenAt, objectedAt: null }, ctx.now)
  await ctx.db
    .update(candidateDocuments)
    .set({ candidateId: managed.id })
    .where(eq(candidateDocuments.candidateId, own.id))
  await endChecksOfName(ctx, own.id, { before: own.fullName, after: fullName })
  await endChecksOfName(ctx, managed.id, { before: managed.fullName, after: fullName })
  await moveChecks(ctx, own.id, managed.id)
  await giveUp(ctx, own.id)
  const [after] = await ctx.db
    .update(candidates)
    .set({
      ...merged,
      ...shown,
      hiddenAt,
      userId: ctx.actor.userId,
      fullName,
      phoneNumber,
      claimedAt: ctx.now,
      objectedAt: null,
      profileSavedAt: managed.profileSavedAt ?? ctx.now,
      profileVersion: sql`${candidates.profileVersion} + 1`,
      updatedAt: ctx.now,
    })
    .where(eq(candidates.id, managed.id))
    .returning()
  if (!after) throw new AppError('NOT_FOUND', { message: 'claimNotFound' })
  await setAvatar(ctx, ctx.actor.userId, after.profileImageKey)
  return after
}

/** The record that she had is gone; what others have of it keeps its bare id, without her. */
async function giveUp(ctx: SignedIn, id: number): Promise<void> {
  if ((await deleteUnnamed(ctx, [id])).length === 0) return
  await deleteReviews(ctx, id)
  await emptyRecord(ctx, id)
  await ctx.db.update(candidates).set({ userId: null }).where(eq(candidates.id, id))
}
