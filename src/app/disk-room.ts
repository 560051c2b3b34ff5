import fs from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import { arrivals } from '../gateways/files/index.ts'
import type { Config } from '../platform/server/config.ts'

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

/** Tells how much room is left; nothing where nothing may be written. */
export function measureDisk(registry: Registry, config: Config): void {
  const gauge: Gauge = new Gauge({
    name: 'disk_free_bytes',
    help: 'Room on the disk that this process writes to',
    registers: [registry],
    collect: async () => {
      await freeBytes(config).then(
        (bytes) => gauge.set(bytes),
        () => gauge.set(0),
      )
    },
  })
}
