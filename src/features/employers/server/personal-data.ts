import { eq } from 'drizzle-orm'
import { eraseFiles, findFiles } from '../../../gateways/files/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import type { PersonalDataProvider } from '../../../platform/server/personal-data.ts'
import { hasFamilyData, noFamilyData } from './family-data.ts'
import { findProfile, saveProfile } from './queries.ts'
import { employerProfiles } from './tables.ts'

/** What a household says of itself, its family and its staff. */
export const personalData: PersonalDataProvider = {
  name: 'household',
  tables: { employer_profiles: 'erased' },
  async collect(ctx, { userId }) {
    const [profile] = await ctx.db
      .select()
      .from(employerProfiles)
      .where(eq(employerProfiles.employerId, userId))
    const photo = profile?.photoFileId
      ? (await findFiles(ctx, [profile.photoFileId])).get(profile.photoFileId)
      : undefined
    const [key] = photo?.keys ?? []
    return {
      data: profile ?? null,
      files: key === undefined ? [] : [{ path: 'pictures/household.webp', key }],
    }
  },
  special: {
    async stands(ctx, { userId }) {
      const profile = await findProfile(ctx, userId)
      return profile !== null && hasFamilyData(profile)
    },
    async withdraw(ctx, { userId }) {
      const profile = await findProfile(ctx, userId)
      if (profile === null || !hasFamilyData(profile)) return
      await saveProfile(ctx, userId, noFamilyData)
      await audit(ctx, 'employer.special_data_withdrawn', `user:${userId}`)
    },
  },
  async erase(ctx, { userId }) {
    const gone = await ctx.db
      .delete(employerProfiles)
      .where(eq(employerProfiles.employerId, userId))
      .returning()
    await eraseFiles(
      ctx,
      gone.map(({ photoFileId }) => photoFileId),
    )
  },
}
