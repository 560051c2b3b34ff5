import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT_FILE = /\.(css|html|ico|js|json|mjs|svg|ttf|txt|wasm|webmanifest|xml)$/
const WORTH_IT_FROM_BYTES = 512
const CONCURRENCY = 8

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes the brotli and gzip form of every text file below a folder beside it, where that is smaller; what languages share is compressed once. */
export async function precompress(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const queue = [...Map.groupBy(files, contentOf).values()]
  const work = async (): Promise<void> => {
    for (let same = queue.pop(); same; same = queue.pop()) await compressFiles(same)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
}

const contentOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex')

async function compressFiles(files: readonly string[]): Promise<void> {
  const bytes = await fs.readFile(files[0] ?? '')
  if (bytes.length < WORTH_IT_FROM_BYTES) return
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const forms = {
    br: await brotli(bytes, { params: quality }),
    gz: await zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const file of files)
    for (const [ending, form] of Object.entries(forms))
      if (form.length < bytes.length) await writeWhole(`${file}.${ending}`, form)
}

/** A server may be sending from the folder already. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await fs.writeFile(`${file}.part`, bytes)
  await fs.rename(`${file}.part`, file)
}
