import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { piecesFolder, type Store, storeOf } from '../../gateways/files/index.ts'
import type { Config } from '../../platform/server/config/config.ts'
import { BackupError } from './backup-error.ts'
import { hashOf, Meter } from './hashing.ts'
import { type CopiedFile, objectFile, objects } from './manifest.ts'
import { addFile, type Target } from './target.ts'

/**
 * Copies each file whose bytes the target does not have, and lists all of them. `known` are the files of an earlier copy: one that the store
 * still has in the same version is not read again. One that vanishes meanwhile was deleted, and is left out.
 */
export async function copyFilesOut(
  config: Config,
  target: Target,
  known: ReadonlyMap<string, CopiedFile>,
): Promise<Map<string, CopiedFile>> {
  const store = storeOf(config)
  const there = new Set(await target.list(objects))
  const files = new Map<string, CopiedFile>()
  for await (const key of keysOf(store)) {
    // Uploads that are under way.
    if (key.startsWith(piecesFolder)) continue
    const before = known.get(key)
    const usable = before && there.has(objectFile(before.sha256)) ? before : undefined
    const file = await copyOut(store, target, key, usable)
    if (file) files.set(key, file)
  }
  return files
}

async function copyOut(
  store: Store,
  target: Target,
  key: string,
  before: CopiedFile | undefined,
): Promise<CopiedFile | undefined> {
  try {
    const { contentLength, lastModified } = await store.disk.getMetaData(key)
    const version = `${contentLength} ${lastModified.toISOString()}`
    if (before?.version === version) return before
    const { sha256, bytes } = await storeObject(store, target, key)
    return { key, sha256, bytes, version }
  } catch (error) {
    if (error instanceof BackupError || (await store.disk.exists(key))) throw error
    return undefined
  }
}

/** Under the name of its hash. */
async function storeObject(
  store: Store,
  target: Target,
  key: string,
): Promise<{ sha256: string; bytes: number }> {
  const meter = new Meter()
  let sha256 = ''
  await addFile(target, async (file) => {
    await pipeline(await store.read(key), meter, fs.createWriteStream(file, { flush: true }))
    sha256 = meter.sha256()
    return objectFile(sha256)
  })
  return { sha256, bytes: meter.bytes }
}

/** Puts every file where the product looks for it. */
export async function copyFilesIn(
  config: Config,
  target: Target,
  files: readonly CopiedFile[],
): Promise<void> {
  const { disk } = storeOf(config)
  for (const { key, sha256, bytes } of files)
    await disk.putStream(key, await target.read(objectFile(sha256)), { contentLength: bytes })
}

/** Each object once: there, and with the bytes that its name says. Gives what is wrong. */
export async function checkObjects(
  target: Target,
  files: readonly CopiedFile[],
): Promise<string[]> {
  const faults: string[] = []
  const there = new Set(await target.list(objects))
  for (const [hash, key] of new Map(files.map(({ sha256, key }) => [sha256, key]))) {
    const place = objectFile(hash)
    if (!there.has(place)) faults.push(`the bytes of ${key} are missing`)
    else if ((await hashOf(await target.read(place))) !== hash)
      faults.push(`the bytes of ${key} have changed`)
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
