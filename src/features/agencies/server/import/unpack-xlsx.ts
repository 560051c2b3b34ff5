import type { Readable } from 'node:stream'
import { fromBufferPromise } from 'yauzl'
import { AppError } from '../../../../platform/shared/errors.ts'
import { importLimits } from '../../import-fields.ts'
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
    const stream = await file.openReadStreamPromise(entry)
    const isSheet = entry.fileName.startsWith('xl/worksheets/')
    const part = await readAtMost(stream, left, isSheet ? countRows() : undefined)
    left -= part.length
    parts.set(entry.fileName, part)
  }
  return parts
}

/** Rows with a format but nothing in them stand in the file too: far more than there may be people is told while it unpacks. */
function countRows(): (piece: Buffer) => void {
  const mark = '<row'
  let rows = 0
  let rest = Buffer.alloc(0)
  return (piece) => {
    // A mark may begin in one piece and end in the next.
    const text = Buffer.concat([rest, piece])
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) rows += 1
    if (rows > 4 * importLimits.rows) throw refusedFile('importTooManyRows')
    rest = Buffer.from(text.subarray(-(mark.length - 1)))
  }
}

async function readAtMost(
  stream: Readable,
  most: number,
  look?: (piece: Buffer) => void,
): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    bytes += piece.length
    look?.(piece)
    if (bytes > most) throw refusedFile('importUnpacksTooLarge', 'TOO_LARGE')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
