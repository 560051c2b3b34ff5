import { eq, sql } from 'drizzle-orm'
import type { Upload } from '../../../../gateways/files/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import { announce } from '../../../../platform/server/bus.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/db.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { setAvatar, updateDetails } from '../../../accounts/server/index.ts'
import type { OwnProfile, ProfileChange } from '../../area-contract.ts'
import { type CandidateRow, candidates } from '../tables.ts'
import { changedColumns } from './changed-columns.ts'
import { exchangeMedia, type NewMedia, storeMedia } from './media.ts'
import { presentOwn } from './present-own.ts'
import { getOwnCandidate } from './queries.ts'

type Change = ProfileChange & { version?: number | undefined }

/** Saves what a job seeker changed of her profile. With a version, only over that version. */
export async function updateProfile(ctx: SignedIn, change: Change, files: { profile_image?: Upload; profile_video?: Upload }): Promise<OwnProfile> {
  // Looked at twice: what will be refused is refused before its pictures are drawn.
  const seen = await getOwnCandidate(ctx)
  refuseOlder(change, seen)
  changedColumns(change, seen, ctx.now)
  return saveProfile(ctx, change, await storeMedia(ctx, change, files))
}

/** Writes a change and what is new of pictures and films, whole or not at all. */
export function saveProfile(ctx: SignedIn, change: Change, media: NewMedia): Promise<OwnProfile> {
  return transaction(ctx, async (ctx) => {
    const before = await getOwnCandidate(ctx, true)
    refuseOlder(change, before)
    const columns = { ...changedColumns(change, before, ctx.now), ...(await exchangeMedia(ctx, media, before)) }
    if (change.full_name !== undefined && change.full_name !== before.fullName) await updateDetails(ctx, { fullName: change.full_name })
    if (media.image !== undefined) await setAvatar(ctx, ctx.actor.userId, columns.profileImageKey ?? null)
    const [after] = await ctx.db
      .update(candidates)
      .set({
        ...columns,
        profileVersion: sql`${candidates.profileVersion} + 1`,
        profileSavedAt: before.profileSavedAt ?? ctx.now,
        updatedAt: ctx.now,
      })
      .where(eq(candidates.id, before.id))
      .returning()
    if (!after) throw new AppError('NOT_FOUND')
    await audit(ctx, 'candidate.profile_saved', `candidate:${before.id}`, { fields: Object.keys(columns), published: after.isPublished })
    await announce(ctx, 'candidates', before.id)
    return presentOwn(after, ctx.now)
  })
}

function refuseOlder({ version }: Change, { profileVersion }: CandidateRow): void {
  if (version !== undefined && version !== profileVersion) throw new AppError('CONFLICT', { message: 'profileChangedElsewhere' })
}
