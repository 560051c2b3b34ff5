import zlib from 'node:zlib'
import sharp from 'sharp'

/** A small PDF of one empty page. */
export function samplePdf(title = 'paper'): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n% ${title}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )
}

/** A PDF of exactly so many bytes. */
export function pdfOf(bytes: number): Buffer {
  const whole = Buffer.alloc(bytes, 0x20)
  whole.write('%PDF-1.4\n', 0)
  whole.write('\n%%EOF\n', bytes - 7)
  return whole
}

/** A picture with noise in it, so that cutting it short shows. */
export function samplePicture(
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  width = 300,
  height = 200,
): Promise<Buffer> {
  const noise = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251),
  )
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

/** A picture whose camera wrote down where it was taken, and that it lies on its side. */
export async function samplePhoto(): Promise<Buffer> {
  return sharp(await samplePicture('jpeg', 300, 200))
    .withExif({
      IFD0: { Make: 'Camera Works', Orientation: '6' },
      IFD3: { GPSLatitude: '25/1 17/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A PNG that says it has 30,000 x 30,000 pixels, in a hundred bytes. */
export function pixelBomb(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([8, 2], 8)
  const chunks = [
    ['IHDR', header] as const,
    ['IDAT', zlib.deflateSync(Buffer.alloc(1000))] as const,
    ['IEND', Buffer.alloc(0)] as const,
  ]
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...chunks.map(([name, body]) => pngChunk(name, body)),
  ])
}

function pngChunk(name: string, body: Buffer): Buffer {
  const chunk = Buffer.alloc(body.length + 12)
  chunk.writeUInt32BE(body.length, 0)
  chunk.write(name, 4, 'latin1')
  body.copy(chunk, 8)
  chunk.writeUInt32BE(zlib.crc32(chunk.subarray(4, body.length + 8)), body.length + 8)
  return chunk
}

/** An empty old Word document: the compound file with the one stream that makes it one. */
export function sampleDoc(stream = 'WordDocument'): Buffer {
  const file = Buffer.alloc(512 * 4)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(0x3e, 24)
  file.writeUInt16LE(3, 26)
  file.writeUInt16LE(0xfffe, 28)
  file.writeUInt16LE(9, 30)
  file.writeUInt32LE(1, 48)
  Buffer.from('Root Entry', 'utf16le').copy(file, 1024)
  Buffer.from(stream, 'utf16le').copy(file, 1024 + 128)
  return file
}

/** The smallest beginning of an MP4 film. */
export function sampleVideo(bytes = 4096): Buffer {
  const film = Buffer.alloc(bytes)
  Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex').copy(film)
  film.writeUInt32BE(bytes - 24, 24)
  film.write('mdat', 28)
  return film
}

/** A multipart body with text fields and files, as a browser sends it. */
export function formOf(
  fields: Record<string, string>,
  files: Record<string, { name: string; body: Buffer; type?: string }> = {},
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = '----manzil-test'
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  )
  for (const [field, { name, body, type = 'application/octet-stream' }] of Object.entries(files)) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
    parts.push(Buffer.from(head), body, Buffer.from('\r\n'))
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
