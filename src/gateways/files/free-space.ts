import fs from 'node:fs/promises'
import type { Config } from '../../platform/server/config/config.ts'
import { AppError } from '../../platform/shared/errors.ts'

/** The database and what others write have so much of the disk for themselves. */
const keptFree = 512 * 1_048_576

/** Refuses with 503 what the disk has no room for. */
export async function refuseWithoutRoom(
  config: Pick<Config, 'dataDir'>,
  bytes: number,
): Promise<void> {
  const { bavail, bsize } = await fs.statfs(config.dataDir)
  if (bavail * bsize - bytes < keptFree)
    throw new AppError('UNAVAILABLE', { message: 'noRoomForFile', retryAfterSeconds: 300 })
}
