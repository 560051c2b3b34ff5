import fs from 'node:fs/promises'
import { arrivals } from '../gateways/files/index.ts'
import type { Config } from '../platform/server/config/config.ts'
import type { Measure } from '../platform/server/measures.ts'

/** Files are written and PostgreSQL goes on while so much of the disk is free; below it nobody new is sent here. */
const leastFreeBytes = 256 * 1_048_576

/** Where this process writes: the data folder, with the embedded database and the files in it; with both elsewhere, what comes in on its way to the store. */
const writtenTo = (config: Config): string =>
  config.databaseUrl !== undefined && config.files.driver === 's3'
    ? arrivals(config)
    : config.dataDir

/** The bytes that may still be written; throws where nothing may. */
async function freeBytes(config: Config): Promise<number> {
  const folder = writtenTo(config)
  await fs.mkdir(folder, { recursive: true })
  await fs.access(folder, fs.constants.W_OK)
  const { bavail, bsize } = await fs.statfs(folder)
  return bavail * bsize
}

/** Throws when the disk is about to be full. */
export async function expectRoom(config: Config): Promise<void> {
  if ((await freeBytes(config)) < leastFreeBytes) throw new Error('the disk is almost full')
}

/** How much room is left; none where nothing may be written. */
export const diskMeasure = (config: Config): Measure => ({
  name: 'disk_free_bytes',
  help: 'Room on the disk that this process writes to',
  read: () => freeBytes(config).catch(() => 0),
})
