import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT_FILE = /\.(css|html|ico|js|json|mjs|svg|ttf|txt|wasm|webmanifest|xml)$/
const WORTH_IT_FROM_BYTES = 512
const CONCURRENCY = 8

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes the brotli and gzip form of every text file below a folder beside it, where that is smaller. */
export async function precompress(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const queue = entries
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await fs.readFile(file)
  if (bytes.length < WORTH_IT_FROM_BYTES) return
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeIfSmaller(`${file}.br`, await brotli(bytes, { params: quality }), bytes.length)
  await writeIfSmaller(
    `${file}.gz`,
    await zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
    bytes.length,
  )
}

async function writeIfSmaller(file: string, bytes: Buffer, than: number): Promise<void> {
  if (bytes.length < than) await fs.writeFile(file, bytes)
}
