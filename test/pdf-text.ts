import zlib from 'node:zlib'

/** A run of glyphs as a page shows it: from left to right, with the point where it begins. */
export interface ShownRun {
  x: number
  y: number
  /** The signs that the glyphs stand for, leftmost first. */
  text: string
  /** Numbers of the glyphs: the same letter has another one at the start, in the middle and at the end of a word. */
  glyphs: string[]
}

/** Reads what the pages of a file made by `openPdf` show. */
export function shownRuns(file: Buffer): ShownRun[][] {
  const objects = objectsOf(file)
  const fonts = new Map<string, Map<string, string>>()
  for (const { text } of objects.values()) {
    for (const [, name = '', ref = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(ref)?.text ?? '')?.[1]
      if (unicode) fonts.set(name, unicodeOf(objects.get(unicode)?.stream ?? ''))
    }
  }
  const pages = [...objects.values()].filter(({ text }) => /\/Type \/Page\b(?!s)/.test(text))
  return pages.map(({ text }) =>
    runsOf(objects.get(/\/Contents (\d+) 0 R/.exec(text)?.[1] ?? '')?.stream ?? '', fonts),
  )
}

/** All that the pages show, as one line. */
export const shownWords = (file: Buffer): string =>
  shownRuns(file)
    .flat()
    .map((run) => run.text)
    .join(' ')

function objectsOf(file: Buffer): Map<string, { text: string; stream: string }> {
  const all = file.toString('latin1')
  const found = new Map<string, { text: string; stream: string }>()
  for (const [, id = '', body = ''] of all.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const start = body.indexOf('stream\n')
    const text = start < 0 ? body : body.slice(0, start)
    const bytes =
      start < 0
        ? Buffer.alloc(0)
        : Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1')
    const stream = text.includes('/FlateDecode') ? zlib.inflateSync(bytes) : bytes
    found.set(id, { text, stream: stream.toString('latin1') })
  }
  return found
}

function unicodeOf(map: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, first = '', list = ''] of map.matchAll(
    /<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi,
  )) {
    // A ligature stands for several signs, with blanks between them.
    for (const [index, [, entry = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const signs = entry.match(/[0-9a-f]{4}/gi) ?? []
      found.set(
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        signs.map((sign) => String.fromCharCode(Number.parseInt(sign, 16))).join(''),
      )
    }
  }
  return found
}

function runsOf(content: string, fonts: Map<string, Map<string, string>>): ShownRun[] {
  const runs: ShownRun[] = []
  for (const [, block = ''] of content.matchAll(/BT\n([\s\S]*?)ET/g)) {
    const at = /1 0 0 1 (\S+) (\S+) Tm/.exec(block)
    const font = /\/(F\d+) \S+ Tf/.exec(block)?.[1] ?? ''
    const glyphs = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    )
    runs.push({
      x: Number(at?.[1]),
      y: Number(at?.[2]),
      text: glyphs.map((glyph) => fonts.get(font)?.get(glyph) ?? '?').join(''),
      glyphs,
    })
  }
  return runs
}
