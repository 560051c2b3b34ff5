import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Config } from '../../../platform/server/config/config.ts'
import type { Position } from '../../../platform/server/record-changes.ts'
import { sealBytes, unsealBytes } from '../../../platform/server/seal.ts'
import type { Block } from './bitmap/dump.ts'

const deflate = promisify(zlib.deflate)
const inflate = promisify(zlib.inflate)
const purpose = 'search-snapshot'
/** Nothing of ours is longer: what says so is not of ours. */
const longestPart = 64 * 1_048_576
/** Those of other builds go when nobody has written them for so long. */
const staleMs = 48 * 3_600_000

export type Blocks = AsyncGenerator<Block, void, undefined>

export interface SnapshotWriter {
  add(block: Block): Promise<void>
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
  blocks: Blocks
  /** Where its blocks are not asked for. */
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
    const add = async (what: Omit<Part, 'id' | 'number'>) =>
      out.appendFile(await this.#pack({ id, number: number++, ...what }))
    await add({ head: { ...head, stamp: this.#stamp } })
    return {
      add: (block) => add({ block }),
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
        return { ...head, blocks: blocksOf(packed, first.id), leave: () => packed.return() }
    } catch {
      // Not ours, or not whole.
    }
    await packed.return()
    return null
  }

  /** How long what is said of the part is, that, and its records. */
  async #pack({ block, ...part }: Part): Promise<Buffer> {
    const said = Buffer.from(JSON.stringify({ ...part, ...(block && { names: block.names }) }))
    const before = Buffer.alloc(4)
    before.writeUInt32BE(said.length)
    const records = block ? Buffer.from(block.records.buffer) : Buffer.alloc(0)
    const bytes = sealBytes(
      this.#config,
      { purpose },
      await deflate(Buffer.concat([before, said, records]), { level: 1 }),
    )
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    return Buffer.concat([length, bytes])
  }

  async #sweep(): Promise<void> {
    for (const name of await fs.readdir(this.#folder)) {
      const file = path.join(this.#folder, name)
      // Another process may have put it in its place meanwhile.
      const written = await fs.stat(file).catch(() => undefined)
      if (written && Date.now() - written.mtimeMs > staleMs) await fs.rm(file, { force: true })
    }
  }
}

interface Part {
  id: string
  number: number
  head?: SnapshotHead
  block?: Block
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
      const part = partIn(await inflate(bytes))
      if (part.number !== number) throw new Error('a part is not in its place')
      yield part
      if (part.end) return
    }
  } finally {
    await input.close()
  }
}

function partIn(bytes: Buffer): Part {
  const end = 4 + bytes.readUInt32BE()
  const { names, ...part } = JSON.parse(bytes.toString('utf8', 4, end)) as Part &
    Partial<Pick<Block, 'names'>>
  if (!names) return part
  // Apart, so that it begins where numbers can.
  const records = new Int32Array(new Uint8Array(bytes.subarray(end)).buffer)
  return { ...part, block: { names, records } }
}

async function* blocksOf(parts: AsyncGenerator<Part, void, undefined>, id: string): Blocks {
  for await (const part of parts) {
    if (part.id !== id) throw new Error('a part is of another file')
    if (part.block) yield part.block
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
