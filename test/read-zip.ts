import zlib from 'node:zlib'

/** The files of a zip archive, by their names: read from its own table of contents. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = archive.readUInt32LE(end + 16)
  const files = new Map<string, Buffer>()
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, nameLength, extraLength, commentLength] = [
      at + 10,
      at + 20,
      at + 28,
      at + 30,
      at + 32,
    ].map((place, index) =>
      index === 1 ? archive.readUInt32LE(place) : archive.readUInt16LE(place),
    ) as [number, number, number, number, number]
    const start = archive.readUInt32LE(at + 42)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    const packed = archive.subarray(from, from + size)
    files.set(name, method === 0 ? packed : zlib.inflateRawSync(packed))
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}
