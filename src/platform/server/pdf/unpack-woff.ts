import zlib from 'node:zlib'

const headerSize = 44
const entrySize = 20

/** The plain font within a WOFF file: of a compressed one fontkit inflates a whole table for each glyph that it looks at. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) =>
    tableAt(woff, headerSize + index * entrySize),
  )
  const directory = Buffer.alloc(12 + count * 16)
  const power = Math.floor(Math.log2(count))
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(2 ** power * 16, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE((count - 2 ** power) * 16, 10)
  const parts: Buffer[] = [directory]
  let end = directory.length
  tables.forEach(({ tag, checksum, body }, index) => {
    const entry = 12 + index * 16
    tag.copy(directory, entry)
    directory.writeUInt32BE(checksum, entry + 4)
    directory.writeUInt32BE(end, entry + 8)
    directory.writeUInt32BE(body.length, entry + 12)
    const padding = Buffer.alloc(-body.length & 3)
    parts.push(body, padding)
    end += body.length + padding.length
  })
  return Buffer.concat(parts)
}

function tableAt(woff: Buffer, entry: number): { tag: Buffer; checksum: number; body: Buffer } {
  const [offset, packedLength, length] = [4, 8, 12].map((field) =>
    woff.readUInt32BE(entry + field),
  ) as [number, number, number]
  const packed = woff.subarray(offset, offset + packedLength)
  const body = packedLength < length ? zlib.inflateSync(packed) : packed
  return { tag: woff.subarray(entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), body }
}
