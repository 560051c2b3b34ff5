import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import { promisify } from 'node:util'
import {
  giveWay,
  inPictureQueue,
  ownerOf,
  storePicture,
  type StoredFile,
  type Upload,
} from '../../../../gateways/files/index.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'

const run = promisify(execFile)
const giveUpAfterMs = 15_000
const drawing = (film: string) => [
  '-v',
  'error',
  '-y',
  '-threads',
  '1',
  '-ss',
  '0.5',
  '-i',
  film,
  '-frames:v',
  '1',
  '-vf',
  "scale='min(1280,iw)':-2",
]

/** A picture of a film from its first second; null where the machine has no ffmpeg or it can't read the film. 503 when too many wait. */
export async function drawPoster(ctx: SignedIn, film: Upload): Promise<StoredFile | null> {
  const path = `${film.path}.jpg`
  try {
    await inPictureQueue(ownerOf(ctx), () => {
      const drawn = run('ffmpeg', [...drawing(film.path), path], { timeout: giveUpAfterMs })
      giveWay(ctx.config, drawn.child)
      return drawn
    })
    return await storePicture(
      ctx,
      { ...film, path, extension: 'jpg', type: 'image/jpeg' },
      { purpose: 'posters' },
    )
  } catch (error) {
    // A film without a picture would stay so: whoever sent it may send it again.
    if (error instanceof AppError && error.code === 'UNAVAILABLE') throw error
    if ((error as { code?: string }).code !== 'ENOENT')
      ctx.log.info({ code: (error as { code?: string | number }).code }, 'no poster could be drawn')
    return null
  } finally {
    await fs.rm(path, { force: true })
  }
}
