import type { Readable } from 'node:stream'
import { fromBufferPromise } from 'yauzl'
import { AppError } from '../../../../platform/shared/errors.ts'
import { refusedFile } from './table.ts'

/** All that a spreadsheet of the largest size unpacks to, with room; a zip bomb ends here. */
export const unpackedMax = 48 * 1_048_576
const entriesMax = 500

/** The parts that hold values; macros, drawings, links and whatever else a file brings are never unpacked. */
const wanted =
  /^xl\/(?:_rels\/workbook\.xml\.rels|workbook\.xml|styles\.xml|sharedStrings\.xml|worksheets\/sheet\d+\.xml)$/

/** The parts of a spreadsheet that hold its values, by their names; refuses what unpacks to more than `most` bytes, however small it came. */
export async function unpackXlsx(zip: Buffer, most = unpackedMax): Promise<Map<string, Buffer>> {
  try {
    return await unpackParts(zip, most)
  } catch (error) {
    throw error instanceof AppError ? error : refusedFile('importUnreadable')
  }
}

async function unpackParts(zip: Buffer, most: number): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>()
  // What counts is what comes out, not the size that the directory names.
  const file = await fromBufferPromise(zip, { lazyEntries: true, validateEntrySizes: false })
  if (file.entryCount > entriesMax) throw refusedFile('importUnreadable')
  let left = most
  for await (const entry of file.eachEntry()) {
    if (!wanted.test(entry.fileName)) continue
    if (parts.has(entry.fileName) || entry.isEncrypted()) throw refusedFile('importUnreadable')
    const part = await readAtMost(await file.openReadStreamPromise(entry), left)
    left -= part.length
    parts.set(entry.fileName, part)
  }
  return parts
}

async function readAtMost(stream: Readable, most: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > most) throw refusedFile('importUnpacksTooLarge', 'TOO_LARGE')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
