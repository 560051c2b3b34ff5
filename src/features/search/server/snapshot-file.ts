import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Config } from '../../../platform/server/config.ts'
import type { Position } from '../../../platform/server/record-changes.ts'
import { sealBytes, unsealBytes } from '../../../platform/server/seal.ts'
import type { IndexedCandidate } from './index-fields.ts'

const deflate = promisify(zlib.deflate)
const inflate = promisify(zlib.inflate)
const purpose = 'search-snapshot'
/** Nothing of ours is longer: what says so is not of ours. */
const longestPart = 64 * 1_048_576
/** Those of other builds go when nobody has written them for so long. */
const staleMs = 48 * 3_600_000

export type Parts = AsyncGenerator<IndexedCandidate[], void, undefined>

export interface SnapshotWriter {
  add(rows: readonly IndexedCandidate[]): Promise<void>
  /** It is whole. */
  end(): Promise<void>
  /** Gives back what the writing took, whether it came to an end or not. */
  leave(): Promise<void>
}

/** When and of what a snapshot was taken. */
export interface SnapshotHead {
  /** What the index holds, and how: another build may hold something else. */
  stamp: string
  database: string
  position: Position
  day: string
}

export interface Snapshot extends SnapshotHead {
  parts: Parts
  /** Where its parts are not asked for. */
  leave(): Promise<unknown>
}

/**
 * What the index holds of everybody, in a file beside the data, sealed: a start reads it instead of asking the database for everybody.
 * It is one of this build, whole and as it was written, or none.
 */
export class SnapshotFile {
  readonly #config: Pick<Config, 'secrets'>
  readonly #folder: string
  readonly #stamp: string
  readonly #file: string

  constructor(config: Pick<Config, 'dataDir' | 'secrets'>, stamp: string) {
    this.#config = config
    this.#stamp = stamp
    this.#folder = path.join(config.dataDir, 'search')
    this.#file = path.join(this.#folder, `${stamp.slice(0, 16)}.snapshot`)
  }

  /** Begins one that takes the place of the one before once it is whole. */
  async begin(head: Omit<SnapshotHead, 'stamp'>): Promise<SnapshotWriter> {
    await fs.mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const id = crypto.randomUUID()
    const fresh = `${this.#file}.${id}`
    const out = await fs.open(fresh, 'wx', 0o600)
    let number = 0
    const add = async (what: object) =>
      out.appendFile(await this.#pack({ id, number: number++, ...what }))
    await add({ head: { ...head, stamp: this.#stamp } })
    return {
      add: (rows) => add({ rows }),
      end: async () => {
        await add({ end: true })
        await out.sync()
        await fs.rename(fresh, this.#file)
        await this.#sweep()
      },
      leave: async () => {
        await out.close()
        await fs.rm(fresh, { force: true })
      },
    }
  }

  remove(): Promise<void> {
    return fs.rm(this.#file, { force: true })
  }

  /** When, in milliseconds; undefined where there is none. */
  async writtenAt(): Promise<number | undefined> {
    return (await fs.stat(this.#file).catch(() => undefined))?.mtimeMs
  }

  /** What was written; null where there is nothing of ours. Its parts throw where they are not whole. */
  async read(): Promise<Snapshot | null> {
    const input = await fs.open(this.#file).catch(() => null)
    if (input === null) return null
    const packed = unpack(this.#config, input)
    try {
      const { value: first } = await packed.next()
      const head = first?.head
      if (first && head?.stamp === this.#stamp)
        return { ...head, parts: rowsOf(packed, first.id), leave: () => packed.return() }
    } catch {
      // Not ours, or not whole.
    }
    await packed.return()
    return null
  }

  async #pack(part: object): Promise<Buffer> {
    const bytes = sealBytes(
      this.#config,
      { purpose },
      await deflate(JSON.stringify(part), { level: 1 }),
    )
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    return Buffer.concat([length, bytes])
  }

  async #sweep(): Promise<void> {
    for (const name of await fs.readdir(this.#folder)) {
      const file = path.join(this.#folder, name)
      const { mtimeMs } = await fs.stat(file)
      if (Date.now() - mtimeMs > staleMs) await fs.rm(file, { force: true })
    }
  }
}

interface Part {
  id: string
  number: number
  head?: SnapshotHead
  rows?: IndexedCandidate[]
  end?: boolean
}

async function* unpack(
  config: Pick<Config, 'secrets'>,
  input: fs.FileHandle,
): AsyncGenerator<Part, void, undefined> {
  try {
    for (let number = 0; ; number++) {
      const length = (await readWhole(input, 4)).readUInt32BE()
      if (length > longestPart) throw new Error('a part is too long')
      const bytes = unsealBytes(config, { purpose }, await readWhole(input, length))
      const part = JSON.parse((await inflate(bytes)).toString()) as Part
      if (part.number !== number) throw new Error('a part is not in its place')
      yield part
      if (part.end) return
    }
  } finally {
    await input.close()
  }
}

async function* rowsOf(parts: AsyncGenerator<Part, void, undefined>, id: string): Parts {
  for await (const part of parts) {
    if (part.id !== id) throw new Error('a part is of another file')
    if (part.rows) yield part.rows
  }
}

async function readWhole(input: fs.FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  for (let filled = 0; filled < length;) {
    const { bytesRead } = await input.read(bytes, filled, length - filled)
    if (bytesRead === 0) throw new Error('the file ends too soon')
    filled += bytesRead
  }
  return bytes
}
