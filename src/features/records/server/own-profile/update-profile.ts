import { eq, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { lockUser } from '../../../accounts/server/index.ts'
import {
  recordConsent,
  setAvatar,
  updateDetails,
} from '../../../accounts/server/own-account-api.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import type { OwnProfile } from '../../../profiles/own-profile-contract.ts'
import type { ProfileChange } from '../../../profiles/profile-rules.ts'
import { lockObjections, refuseObjected } from '../../../claims/server/index.ts'
import { agencyEditRefusal, olderRefusal } from '../policy.ts'
import {
  type CandidateRow,
  checksOf,
  notifyVisibility,
  candidates,
} from '../../../profiles/server/record-api.ts'
import {
  presentOwn,
  getManagedCandidate,
  type ManagedBy,
} from '../../../profiles/server/managed-api.ts'
import { broadcastCandidates } from '../../../profiles/server/index.ts'
import { wageFloor } from '../../../profiles/server/ports.ts'
import { endChecksOfName, noteForReview } from '../../../reviews/server/checks-api.ts'
import { changedColumns } from './changed-columns.ts'
import { exchangeMedia, type MediaFiles, type NewMedia, storeMedia } from './media.ts'
import { loggedChange } from './logged-change.ts'

type Change = ProfileChange & { version?: number | undefined }

/** Saves what was changed of a profile. With a version, only over that version. */
export async function updateProfile(
  ctx: SignedIn,
  managedBy: ManagedBy,
  change: Change,
  files: MediaFiles,
): Promise<OwnProfile> {
  // Looked at twice: what will be refused is refused before its pictures are drawn.
  const seen = await getManagedCandidate(ctx, managedBy)
  enforce(olderRefusal(change, seen))
  if (managedBy !== 'own') enforce(agencyEditRefusal(change, Object.keys(files), seen))
  const columns = changedColumns(change, seen, { now: ctx.now, floor: await wageFloor(ctx) })
  if (managedBy !== 'own')
    await refuseObjected(ctx, managedBy.agencyId, { ...seen, ...columns }, seen)
  return saveProfile(ctx, managedBy, change, await storeMedia(ctx, change, files))
}

/** Writes a change and what is new of pictures and films, whole or not at all. */
export function saveProfile(
  ctx: SignedIn,
  managedBy: ManagedBy,
  change: Change,
  media: NewMedia,
): Promise<OwnProfile> {
  return transaction(ctx, async (ctx) => {
    // Name and picture are her account's: that comes first, as in every change of hers.
    if (managedBy === 'own') await lockUser(ctx, ctx.actor.userId)
    if (managedBy !== 'own' && givesNumber(change))
      await lockObjections(ctx, managedBy.agencyId, 'shared')
    const before = await getManagedCandidate(ctx, managedBy, true)
    enforce(olderRefusal(change, before))
    if (managedBy !== 'own') enforce(agencyEditRefusal(change, mediaOf(media), before))
    const columns = {
      ...changedColumns(change, before, { now: ctx.now, floor: await wageFloor(ctx) }),
      ...(await exchangeMedia(ctx, media, before)),
    }
    if (managedBy !== 'own')
      await refuseObjected(ctx, managedBy.agencyId, { ...before, ...columns }, before)
    if (managedBy === 'own') await followAccount(ctx, change, media, { before, after: columns })
    const [after] = await ctx.db
      .update(candidates)
      .set({
        ...columns,
        profileVersion: sql`${candidates.profileVersion} + 1`,
        updatedAt: ctx.now,
      })
      .where(eq(candidates.id, before.id))
      .returning()
    if (!after) throw new AppError('NOT_FOUND')
    await endChecksOfName(ctx, before.id, { before: before.fullName, after: after.fullName })
    await noteForReview(ctx, before, after)
    await notifyVisibility(ctx, before, after, change.is_published)
    if (managedBy === 'own') await logConsents(ctx, after)
    await audit(
      ctx,
      'candidate.profile_saved',
      `candidate:${before.id}`,
      loggedChange(before, after),
    )
    await broadcastCandidates(ctx, [before.id])
    return presentOwn(after, ctx, await checksOf(ctx, after.id))
  })
}

async function logConsents(
  ctx: SignedIn,
  { consentSpecialDataAt, indexProfile }: CandidateRow,
): Promise<void> {
  await recordConsent(ctx, ctx.actor.userId, 'special_data', consentSpecialDataAt !== null)
  await recordConsent(ctx, ctx.actor.userId, 'index_profile', indexProfile)
}

const givesNumber = (change: Change): boolean =>
  change.phone_number !== undefined || change.whatsapp !== undefined

const mediaOf = ({ image, video }: NewMedia): string[] => [
  ...(image === undefined ? [] : ['profile_image']),
  ...(video === undefined ? [] : ['profile_video']),
]

/** Name and picture of a job seeker are those of her account. */
async function followAccount(
  ctx: SignedIn,
  change: Change,
  media: NewMedia,
  record: { before: CandidateRow; after: Partial<CandidateRow> },
) {
  const { full_name: fullName } = change
  if (fullName !== undefined && fullName !== record.before.fullName)
    await updateDetails(ctx, { fullName })
  if (media.image !== undefined)
    await setAvatar(ctx, ctx.actor.userId, record.after.profileImageKey ?? null)
}
