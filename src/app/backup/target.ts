import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../../platform/server/config/config.ts'
import { BackupError } from './backup-error.ts'
import { bucketTarget } from './bucket-target.ts'

/** Where copies lie: a folder, or a part of a bucket. Keys have slashes on every system. */
export interface Target {
  /** As a command takes it. */
  name: string
  /** The keys of all files in a folder, in order; none where there is no such folder. */
  list(folder: string): Promise<string[]>
  has(key: string): Promise<boolean>
  read(key: string): Promise<Readable>
  /** A path on this machine for a file that is to be put. */
  arriving(): string
  /** Takes such a file under a key, whole or not at all. */
  put(key: string, file: string): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  removeFolder(folder: string): Promise<void>
}

/** Adds a file that `write` fills and gives the key of. */
export async function addFile(
  target: Target,
  write: (file: string) => Promise<string>,
): Promise<void> {
  const file = target.arriving()
  try {
    await target.put(await write(file), file)
  } finally {
    fs.rmSync(file, { force: true })
  }
}

export const addText = (target: Target, key: string, text: string): Promise<void> =>
  addFile(target, async (file) => {
    fs.writeFileSync(file, text, { mode: 0o600, flush: true })
    return key
  })

export async function readText(target: Target, key: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await target.read(key)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** The place that an address names: a folder, or s3://bucket/prefix. */
export function openTarget(address: string, config: Config): Target {
  if (address.startsWith('s3:')) return bucketTarget(address, config)
  if (/^[a-z0-9]{2,}:\/\//.test(address))
    throw new BackupError(`${address}: copies go to a folder or to s3://bucket/prefix.`)
  return folderTarget(path.resolve(address))
}

function folderTarget(folder: string): Target {
  const at = (key: string): string => path.join(folder, key)
  return {
    name: folder,
    list(inside) {
      if (!fs.existsSync(at(inside))) return Promise.resolve([])
      const entries = fs.readdirSync(at(inside), { recursive: true, withFileTypes: true })
      const keys = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      return Promise.resolve(keys.map((key) => key.split(path.sep).join('/')).sort())
    },
    has: (key) => Promise.resolve(fs.existsSync(at(key))),
    // Opened first: what isn't there is said before anything is read.
    read: async (key) => (await fs.promises.open(at(key))).createReadStream(),
    arriving() {
      // Beside what is there already: a rename doesn't leave its disk.
      fs.mkdirSync(at('objects'), { recursive: true, mode: 0o700 })
      return at(`objects/arriving-${crypto.randomUUID()}`)
    },
    async put(key, file) {
      fs.mkdirSync(path.dirname(at(key)), { recursive: true, mode: 0o700 })
      await fs.promises.rename(file, at(key))
    },
    async remove(keys) {
      for (const key of keys) await fs.promises.rm(at(key), { force: true })
    },
    removeFolder: (inside) => fs.promises.rm(at(inside), { recursive: true, force: true }),
  }
}
