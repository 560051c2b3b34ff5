import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import { promisify } from 'node:util'
import { storePicture, type StoredFile, type Upload } from '../../../../gateways/files/index.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'

const run = promisify(execFile)
const giveUpAfterMs = 15_000

/** A picture of a film from its first second; null where the machine has no ffmpeg or it can't read the film. */
export async function drawPoster(ctx: SignedIn, film: Upload): Promise<StoredFile | null> {
  const path = `${film.path}.jpg`
  try {
    await run('ffmpeg', ['-v', 'error', '-y', '-ss', '0.5', '-i', film.path, '-frames:v', '1', '-vf', "scale='min(1280,iw)':-2", path], {
      timeout: giveUpAfterMs,
    })
    return await storePicture(ctx, { ...film, path, extension: 'jpg', type: 'image/jpeg' }, { purpose: 'posters' })
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') ctx.log.info({ code: (error as { code?: string | number }).code }, 'no poster could be drawn')
    return null
  } finally {
    await fs.rm(path, { force: true })
  }
}
