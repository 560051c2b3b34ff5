import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Store, storeOf } from '../../gateways/files/index.ts'
import type { Config } from '../../platform/server/config.ts'
import { hashFile, Meter } from './hashing.ts'
import { BackupError, type CopiedFile, objectFile } from './manifest.ts'

/**
 * Copies each file whose bytes the target does not have, and lists all of them. `known` are the files of an earlier copy: one that the store
 * still has in the same version is not read again. One that vanishes meanwhile was deleted, and is left out.
 */
export async function copyFilesOut(
  config: Config,
  target: string,
  known: ReadonlyMap<string, CopiedFile>,
): Promise<Map<string, CopiedFile>> {
  const store = storeOf(config)
  const files = new Map<string, CopiedFile>()
  for await (const key of keysOf(store)) {
    const file = await copyOut(store, target, key, known.get(key))
    if (file) files.set(key, file)
  }
  return files
}

async function copyOut(
  store: Store,
  target: string,
  key: string,
  before: CopiedFile | undefined,
): Promise<CopiedFile | undefined> {
  try {
    const { contentLength, lastModified } = await store.disk.getMetaData(key)
    const version = `${contentLength} ${lastModified.toISOString()}`
    if (before?.version === version && fs.existsSync(objectFile(target, before.sha256)))
      return before
    const { sha256, bytes } = await storeObject(store, target, key)
    return { key, sha256, bytes, version }
  } catch (error) {
    if (await store.disk.exists(key)) throw error
    return undefined
  }
}

/** Under the name of its hash, whole or not at all. */
async function storeObject(
  store: Store,
  target: string,
  key: string,
): Promise<{ sha256: string; bytes: number }> {
  const arriving = path.join(target, 'objects', `arriving-${crypto.randomUUID()}`)
  fs.mkdirSync(path.dirname(arriving), { recursive: true })
  const meter = new Meter()
  try {
    await pipeline(await store.read(key), meter, fs.createWriteStream(arriving, { flush: true }))
    const sha256 = meter.sha256()
    const place = objectFile(target, sha256)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.renameSync(arriving, place)
    return { sha256, bytes: meter.bytes }
  } finally {
    fs.rmSync(arriving, { force: true })
  }
}

/** Puts every file where the product looks for it. */
export async function copyFilesIn(
  config: Config,
  target: string,
  files: readonly CopiedFile[],
): Promise<void> {
  const { disk } = storeOf(config)
  for (const { key, sha256 } of files)
    await disk.putStream(key, fs.createReadStream(objectFile(target, sha256)))
}

/** Each object once: there, and with the bytes that its name says. Gives what is wrong. */
export async function checkObjects(
  target: string,
  files: readonly CopiedFile[],
): Promise<string[]> {
  const faults: string[] = []
  for (const [hash, key] of new Map(files.map(({ sha256, key }) => [sha256, key]))) {
    const place = objectFile(target, hash)
    if (!fs.existsSync(place)) faults.push(`the bytes of ${key} are missing`)
    else if ((await hashFile(place)) !== hash) faults.push(`the bytes of ${key} have changed`)
  }
  return faults
}

/** Refuses a store that holds anything: what is there could not be told from what came back. */
export async function refuseFilledStore(config: Config): Promise<void> {
  for await (const _ of keysOf(storeOf(config)))
    throw new BackupError('There are files already. Restore where nothing is yet.')
}

async function* keysOf({ disk }: Store): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await disk
      .listAll('', { recursive: true, ...(paginationToken !== undefined && { paginationToken }) })
      .catch((error: Error) => {
        if (isMissingFolder(error)) return { objects: [] }
        throw error
      })
    for (const object of page.objects) if (object.isFile) yield object.key
    paginationToken = 'paginationToken' in page ? page.paginationToken : undefined
  } while (paginationToken !== undefined)
}

/** A store that nothing was put into has no folder yet. */
const isMissingFolder = (error: Error): boolean =>
  (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
