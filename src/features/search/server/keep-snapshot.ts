import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { inTurn } from '../../../platform/server/in-turn.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { identityOf, positionOf } from '../../../platform/server/record-changes.ts'
import type { IndexHost } from './follow-changes.ts'
import type { Loaded } from './load-everybody.ts'
import { lastListedId } from './queries.ts'
import { createSearchIndex, restoreIndex } from './search-index.ts'
import {
  type Snapshot,
  SnapshotFile,
  type SnapshotHead,
  type SnapshotWriter,
} from './snapshot-file.ts'

/** Of fewer the database tells as fast. */
const fewest = 1000
/** A snapshot is renewed after one to two hours: processes that began together do it at different times. */
const renewMs = 3_600_000

/** Keeps a snapshot of what the index holds, and begins with it. */
export class Snapshots {
  readonly #host: IndexHost
  readonly #file: SnapshotFile
  /** When the snapshot was written that was looked at last. */
  #looked: number | undefined
  readonly #renewAfterMs = renewMs * (1 + Math.random())

  constructor(host: IndexHost) {
    this.#host = host
    this.#file = new SnapshotFile(host.config, stampOfBuild())
  }

  /** An index as it was when the snapshot was taken; null where there is none of this build and this database. */
  async load(): Promise<Loaded | null> {
    const { connection, log } = this.#host
    try {
      this.#looked = await this.#file.writtenAt()
      const snapshot = await this.#read()
      if (snapshot === null) return null
      const { position, day, blocks } = snapshot
      const index = createSearchIndex(day)
      index.reserve(await lastListedId(connection.db))
      await restoreIndex(index, blocks)
      return { index, position, day }
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the snapshot of the candidate index is of no use')
      return null
    }
  }

  /** The same of one that another process has written since this one looked last. */
  async loadNewer(): Promise<Loaded | null> {
    return (await this.#file.writtenAt()) === this.#looked ? null : this.load()
  }

  /** Keeps what an index holds. */
  async keep({ index, position, day }: Loaded): Promise<void> {
    if (index.size < fewest) return
    const writer = await this.#begin({ position, day })
    try {
      for (const block of index.dump()) await writer?.add(block)
      await writer?.end()
    } finally {
      await writer?.leave()
    }
  }

  /** Writes it anew when it is old, one process after the other. */
  async renew(loaded: Loaded): Promise<void> {
    if (loaded.index.size < fewest || !(await this.#isOld())) return
    await inTurn(this.#host.connection.pool, 'search snapshot', async () => {
      if (await this.#isOld()) await this.keep(loaded)
    })
  }

  async #isOld(): Promise<boolean> {
    const writtenAt = await this.#file.writtenAt()
    return writtenAt === undefined || Date.now() - writtenAt > this.#renewAfterMs
  }

  /** The snapshot, if it is of this database and of before now. */
  async #read(): Promise<Snapshot | null> {
    const { db } = this.#host.connection
    const found = await this.#file.read()
    if (found === null) return null
    const isOurs = found.database === (await identityOf(db))
    if (isOurs && BigInt(found.position) <= BigInt(await positionOf(db))) return found
    await found.leave()
    return null
  }

  /** A disk that takes nothing costs the snapshot, and nothing else. */
  async #begin(asOf: Pick<SnapshotHead, 'position' | 'day'>): Promise<SnapshotWriter | undefined> {
    const { connection, log } = this.#host
    const give = (error: unknown) =>
      void log.warn({ reason: reasonOf(error) }, 'no snapshot of the candidate index could be kept')
    const begin = async () =>
      this.#file.begin({ ...asOf, database: await identityOf(connection.db) })
    const writer = await begin().catch(give)
    if (!writer) return undefined
    let isWell = true
    const attempt = async (work: () => Promise<void>) => {
      if (!isWell) return
      await work().catch((error: unknown) => {
        isWell = false
        give(error)
      })
    }
    return {
      add: (block) => attempt(() => writer.add(block)),
      end: () => attempt(() => writer.end()),
      leave: () => writer.leave(),
    }
  }
}

const sources = path.resolve(import.meta.dirname, '../../..')
/** What makes of a candidate what the index holds of her: her record, the index, and how words, money and days are read. */
export const stamped = ['features/search', 'features/profiles', 'platform/shared']
let stamp: string | undefined

/** What the code is by which a candidate becomes what the index holds of her. */
export function stampOfBuild(): string {
  if (stamp !== undefined) return stamp
  const hash = crypto.createHash('sha256')
  for (const folder of stamped)
    for (const name of sourcesIn(path.join(sources, folder)))
      hash.update(`${name}\n`).update(fs.readFileSync(path.join(sources, folder, name)))
  return (stamp = hash.digest('hex'))
}

const sourcesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|web\/.*)\.ts$/.test(name))
    .toSorted()
