import crypto from 'node:crypto'
import fs from 'node:fs'
import { Transform } from 'node:stream'
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

export async function hashFile(file: string): Promise<string> {
  const meter = new Meter()
  await pipeline(fs.createReadStream(file), meter, async (chunks) => {
    for await (const _ of chunks);
  })
  return meter.sha256()
}
