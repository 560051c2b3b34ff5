import { forgetArrival } from '../../../../gateways/files/index.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import type { OwnProfile } from '../../area-contract.ts'
import { storeVideo } from './media.ts'
import type { Kept } from './queries.ts'
import { takeResumable } from './resumable.ts'
import { saveProfile } from './update-profile.ts'

/** Makes a film that has arrived whole the film of a profile. */
export async function attachVideo(ctx: SignedIn, kept: Kept, uploadId: string): Promise<OwnProfile> {
  const upload = await takeResumable(ctx, uploadId)
  try {
    return await saveProfile(ctx, kept, {}, { video: await storeVideo(ctx, upload) })
  } catch (error) {
    throw error instanceof AppError && error.code === 'INVALID'
      ? new AppError('INVALID', { message: error.message, errors: { profile_video: [error.message] } })
      : error
  } finally {
    await forgetArrival(ctx.config, uploadId)
  }
}
