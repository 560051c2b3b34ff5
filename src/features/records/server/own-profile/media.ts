import type { SignedIn } from '../../../../platform/server/context.ts'
import {
  keepFile,
  releaseFile,
  storeFile,
  type StoredFile,
  storePictures,
  type Upload,
} from '../../../../gateways/files/index.ts'
import type { ProfileChange } from '../../../profiles/profile-rules.ts'
import type { CandidateRow } from '../../../profiles/server/record-api.ts'
import { drawPoster } from './draw-poster.ts'

/** What may come as files with a save. */
export interface MediaFiles {
  profile_image?: Upload
  profile_video?: Upload
}

/** What of the pictures and films is new: stored, null where it is taken away, undefined where it stays. */
export interface NewMedia {
  image?: { square: StoredFile; whole: StoredFile } | null
  video?: { film: StoredFile; poster: StoredFile | null } | null
}

/** Stores what came with a save; call it before the transaction. */
export async function storeMedia(
  ctx: SignedIn,
  change: ProfileChange,
  files: MediaFiles,
): Promise<NewMedia> {
  const media: NewMedia = {}
  if (change.profile_image === null) media.image = null
  if (change.profile_video === null) media.video = null
  if (files.profile_image) {
    const cut = { purpose: 'portraits', crop: change.profile_image_crop, square: true }
    const [square, whole] = await storePictures(ctx, files.profile_image, [
      cut,
      { purpose: 'portraits' },
    ])
    media.image = { square, whole }
  }
  if (files.profile_video) media.video = await storeVideo(ctx, files.profile_video)
  return media
}

/** Stores a film, with a picture of it where the machine can draw one. */
export async function storeVideo(
  ctx: SignedIn,
  upload: Upload,
): Promise<{ film: StoredFile; poster: StoredFile | null }> {
  const poster = await drawPoster(ctx, upload)
  return { poster, film: await storeFile(ctx, upload, 'videos') }
}

type MediaColumns = Partial<
  Pick<
    CandidateRow,
    | 'profileImageKey'
    | 'profileImageFile'
    | 'fullImageKey'
    | 'fullImageFile'
    | 'profileVideoKey'
    | 'profileVideoFile'
    | 'videoPosterKey'
    | 'videoPosterFile'
  >
>

/** Keeps the new, gives up what it replaces, and says what to write: in the transaction of the save. */
export async function exchangeMedia(
  ctx: SignedIn,
  media: NewMedia,
  before: CandidateRow,
): Promise<MediaColumns> {
  const columns: MediaColumns = {}
  if (media.image !== undefined) {
    await releaseFile(ctx, before.profileImageFile)
    await releaseFile(ctx, before.fullImageFile)
    if (media.image)
      for (const file of [media.image.square, media.image.whole]) await keepFile(ctx, file)
    Object.assign(columns, {
      profileImageKey: media.image?.square.keys[0] ?? null,
      profileImageFile: media.image?.square.id ?? null,
      fullImageKey: media.image?.whole.keys[0] ?? null,
      fullImageFile: media.image?.whole.id ?? null,
    } satisfies MediaColumns)
  }
  if (media.video !== undefined) {
    await releaseFile(ctx, before.profileVideoFile)
    await releaseFile(ctx, before.videoPosterFile)
    const { film, poster } = media.video ?? { film: null, poster: null }
    for (const file of [film, poster]) if (file) await keepFile(ctx, file)
    Object.assign(columns, {
      // A film that is held back has no address until the scanner has passed it.
      profileVideoKey: film && !film.isHeld ? (film.keys[0] ?? null) : null,
      profileVideoFile: film?.id ?? null,
      videoPosterKey: poster?.keys[0] ?? null,
      videoPosterFile: poster?.id ?? null,
    } satisfies MediaColumns)
  }
  return columns
}
