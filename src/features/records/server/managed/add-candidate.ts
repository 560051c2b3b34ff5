import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { invalid } from '../../../../platform/shared/errors.ts'
import type { OwnProfile } from '../../../profiles/own-profile-contract.ts'
import type { ProfileChange } from '../../../profiles/profile-rules.ts'
import { type MediaFiles, storeMedia } from '../own-profile/media.ts'
import { saveProfile } from '../own-profile/update-profile.ts'
import { candidates } from '../../../profiles/server/record-api.ts'

/** A new record that an agency keeps. It is not published before someone says so: the worker may not know yet. */
export async function addCandidate(
  ctx: SignedIn,
  agencyId: number,
  profile: ProfileChange,
  files: MediaFiles,
): Promise<OwnProfile> {
  const { full_name: fullName } = profile
  if (fullName === undefined) throw invalid('full_name', 'required')
  const media = await storeMedia(ctx, profile, files)
  return transaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .insert(candidates)
      .values({
        agencyId,
        fullName,
        profileSavedAt: ctx.now,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .returning({ id: candidates.id })
    if (!row) throw new Error('no candidate was written')
    await audit(ctx, 'candidate.added', `candidate:${row.id}`, { agencyId })
    return saveProfile(ctx, { agencyId, candidateId: row.id }, profile, media)
  })
}
