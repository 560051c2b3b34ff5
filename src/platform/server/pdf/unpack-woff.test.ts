import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unpackWoff } from './unpack-woff.ts'

/** The sum of a table's words of four bytes, as OpenType counts it. */
function sumOf(table: Buffer): number {
  const whole = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}

test.each(['latin-400', 'latin-ext-600', 'arabic-400', 'arabic-600'])(
  '%s: each table of the plain font is whole, by its own checksum',
  (name) => {
    const woff = fs.readFileSync(
      fileURLToPath(
        import.meta.resolve(`@fontsource/readex-pro/files/readex-pro-${name}-normal.woff`),
      ),
    )
    const font = unpackWoff(woff)
    // The size that the packed font promises.
    expect(font.length).toBe(woff.readUInt32BE(16))
    const tags: string[] = []
    for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
      const [checksum, offset, length] = [4, 8, 12].map((field) =>
        font.readUInt32BE(entry + field),
      ) as [number, number, number]
      const table = Buffer.from(font.subarray(offset, offset + length))
      const tag = font.toString('latin1', entry, entry + 4)
      // The sum of the whole font stands in this one, and counts as nothing.
      if (tag === 'head') table.writeUInt32BE(0, 8)
      expect([tag, offset % 4, sumOf(table)]).toEqual([tag, 0, checksum])
      tags.push(tag)
    }
    expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']))
  },
)
