import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { refusedFile } from './table.ts'

const inflate = promisify(zlib.inflateRaw)

/** All that a spreadsheet of the largest size unpacks to, with room; a zip bomb ends here. */
export const unpackedMax = 48 * 1_048_576
const entriesMax = 500

/** The parts that hold values; macros, drawings, links and whatever else a file brings are never unpacked. */
const wanted =
  /^xl\/(?:_rels\/workbook\.xml\.rels|workbook\.xml|styles\.xml|sharedStrings\.xml|worksheets\/sheet\d+\.xml)$/

/** The parts of a spreadsheet that hold its values, by their names; refuses what unpacks to more than `most` bytes, however small it came. */
export async function unpackXlsx(zip: Buffer, most = unpackedMax): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>()
  let left = most
  for (const entry of directoryOf(zip)) {
    if (!wanted.test(entry.name)) continue
    if (parts.has(entry.name) || entry.isSecret) throw refusedFile('importUnreadable')
    const part = await unpack(dataOf(zip, entry), entry.method, left)
    left -= part.length
    parts.set(entry.name, part)
  }
  return parts
}

async function unpack(data: Buffer, method: number, most: number): Promise<Buffer> {
  if (method === 0 && data.length <= most) return data
  if (method !== 8) throw refusedFile(method === 0 ? 'importUnpacksTooLarge' : 'importUnreadable')
  try {
    return await inflate(data, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw isTooLarge
      ? refusedFile('importUnpacksTooLarge', 'TOO_LARGE')
      : refusedFile('importUnreadable')
  }
}

interface Entry {
  name: string
  method: number
  isSecret: boolean
  packedBytes: number
  /** Of its own header in the file. */
  offset: number
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const headerMark = 0x04034b50

/** The directory at the end of a zip, which is what every spreadsheet program reads. */
function directoryOf(zip: Buffer): Entry[] {
  const end = findEnd(zip)
  const count = zip.readUInt16LE(end + 10)
  if (count > entriesMax) throw refusedFile('importUnreadable')
  const entries: Entry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== entryMark)
      throw refusedFile('importUnreadable')
    const nameBytes = zip.readUInt16LE(at + 28)
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameBytes),
      method: zip.readUInt16LE(at + 10),
      isSecret: (zip.readUInt16LE(at + 8) & 1) === 1,
      packedBytes: zip.readUInt32LE(at + 20),
      offset: zip.readUInt32LE(at + 42),
    })
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

function findEnd(zip: Buffer): number {
  for (let at = zip.length - 22; at >= 0 && at >= zip.length - 65_557; at--)
    if (zip.readUInt32LE(at) === endMark) return at
  throw refusedFile('importUnreadable')
}

function dataOf(zip: Buffer, { offset, packedBytes }: Entry): Buffer {
  if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== headerMark)
    throw refusedFile('importUnreadable')
  const from = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  if (from + packedBytes > zip.length) throw refusedFile('importUnreadable')
  return zip.subarray(from, from + packedBytes)
}
