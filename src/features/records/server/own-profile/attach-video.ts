import { forgetArrival, type Upload } from '../../../../gateways/files/index.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import type { OwnProfile } from '../../../profiles/own-profile-contract.ts'
import { storeVideo } from './media.ts'
import type { ManagedBy } from '../../../profiles/server/managed-api.ts'
import { takeResumable } from './resumable.ts'
import { saveProfile } from './update-profile.ts'

/** Makes a film that has arrived whole the film of a profile. */
export const attachVideo = (
  ctx: SignedIn,
  managedBy: ManagedBy,
  uploadId: string,
): Promise<OwnProfile> =>
  takeResumable(ctx, uploadId, (film) => attach(ctx, managedBy, uploadId, film))

async function attach(
  ctx: SignedIn,
  managedBy: ManagedBy,
  uploadId: string,
  upload: Upload,
): Promise<OwnProfile> {
  let isLater = false
  try {
    return await saveProfile(ctx, managedBy, {}, { video: await storeVideo(ctx, upload) })
  } catch (error) {
    isLater = error instanceof AppError && error.code === 'UNAVAILABLE'
    throw error instanceof AppError && error.code === 'INVALID'
      ? new AppError('INVALID', {
          message: error.message,
          errors: { profile_video: [error.message] },
        })
      : error
  } finally {
    // What could not be taken now is still there when it is asked for again.
    if (!isLater) await forgetArrival(ctx, uploadId)
  }
}
