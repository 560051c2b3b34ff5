import crypto from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Lets bytes pass and knows afterwards how many they were and their SHA-256. */
export class Meter extends Transform {
  #hash = crypto.createHash('sha256')
  bytes = 0

  override _transform(
    chunk: Buffer,
    _encoding: string,
    pass: (error: null, chunk: Buffer) => void,
  ): void {
    this.#hash.update(chunk)
    this.bytes += chunk.length
    pass(null, chunk)
  }

  /** Once, after all has passed. */
  sha256 = (): string => this.#hash.digest('hex')
}

/** The SHA-256 of all that comes. */
export async function hashOf(bytes: Readable): Promise<string> {
  const meter = new Meter()
  await pipeline(bytes, meter, async (chunks) => {
    for await (const _ of chunks);
  })
  return meter.sha256()
}
