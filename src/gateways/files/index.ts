import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../../platform/server/config.ts'

/** Where files live: a folder beside the data. Keys are paths such as 'portraits/12.svg'. */
export function files(config: Pick<Config, 'dataDir'>): Disk {
  let disk = disks.get(config.dataDir)
  if (!disk) {
    disk = new Disk(new FSDriver({ location: path.join(config.dataDir, 'files'), visibility: 'private' }))
    disks.set(config.dataDir, disk)
  }
  return disk
}

const disks = new Map<string, Disk>()
