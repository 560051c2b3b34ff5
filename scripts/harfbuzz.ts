import fs from 'node:fs'
import fontverter from 'fontverter'
import {
  Blob,
  Buffer as Run,
  Face,
  Feature,
  Font,
  shape,
  shapeWithTrace,
  TracePhase,
} from 'harfbuzzjs'

/** The part of HarfBuzz that makes a face smaller, which harfbuzzjs brings but doesn't wrap. */
interface Subsetter {
  memory: WebAssembly.Memory
  _initialize: () => void
  malloc: (size: number) => number
  hb_blob_create: (at: number, size: number, mode: number, data: number, free: number) => number
  hb_blob_get_data: (blob: number, size: number) => number
  hb_blob_get_length: (blob: number) => number
  hb_face_create: (blob: number, index: number) => number
  hb_face_reference_blob: (face: number) => number
  hb_set_add: (set: number, value: number) => void
  hb_set_clear: (set: number) => void
  hb_subset_input_create_or_fail: () => number
  hb_subset_input_set: (input: number, which: number) => number
  hb_subset_input_set_flags: (input: number, flags: number) => void
  hb_subset_input_unicode_set: (input: number) => number
  hb_subset_input_glyph_set: (input: number) => number
  hb_subset_input_set_axis_range: (
    ...given: [
      input: number,
      face: number,
      axis: number,
      least: number,
      most: number,
      usual: number,
    ]
  ) => number
  hb_subset_or_fail: (face: number, input: number) => number
}

const writable = 2
const layoutFeatures = 6
const withoutHints = 1
const withoutClosure = 0x200

/** How letters join and where signs stand: of a whole face without its pairs of letters that stand closer, which are half of some. */
const features =
  'locl ccmp nukt akhn rphf rkrf blwf abvf half pstf pref vatu cjct init pres abvs blws psts haln dist abvm blwm mark mkmk rlig rclt calt isol fina medi liga'

const tagOf = (name: string): number =>
  [...name].reduce((tag, letter) => (tag << 8) + letter.charCodeAt(0), 0)

async function openSubsetter(): Promise<Subsetter> {
  const file = new URL('harfbuzz-subset.wasm', import.meta.resolve('harfbuzzjs'))
  const { instance } = await WebAssembly.instantiate(fs.readFileSync(file))
  const subsetter = instance.exports as unknown as Subsetter
  subsetter._initialize()
  return subsetter
}

interface Part {
  letters: string
  /** Only those, and none that letters could become. */
  glyphs?: ReadonlySet<number>
  weights?: [least: number, most: number]
}

/** Part of a face, as woff2. */
export async function subsetFace(
  whole: Uint8Array,
  { letters, glyphs, weights }: Part,
): Promise<Buffer> {
  // One for each face: what it takes is given back with it.
  const hb = await openSubsetter()
  const font = await fontverter.convert(whole, 'sfnt')
  const at = hb.malloc(font.length)
  new Uint8Array(hb.memory.buffer).set(font, at)
  const face = hb.hb_face_create(hb.hb_blob_create(at, font.length, writable, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  const add = (set: number, values: Iterable<number>) => {
    for (const value of values) hb.hb_set_add(set, value)
  }
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0)
  add(hb.hb_subset_input_unicode_set(input), points)
  hb.hb_subset_input_set_flags(input, withoutHints + (glyphs ? withoutClosure : 0))
  if (glyphs) {
    add(hb.hb_subset_input_glyph_set(input), glyphs)
    const kept = hb.hb_subset_input_set(input, layoutFeatures)
    hb.hb_set_clear(kept)
    add(kept, features.split(' ').map(tagOf))
  }
  if (weights) hb.hb_subset_input_set_axis_range(input, face, tagOf('wght'), ...weights, Number.NaN)
  const made = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input))
  const begin = hb.hb_blob_get_data(made, 0)
  const bytes = new Uint8Array(hb.memory.buffer).slice(begin, begin + hb.hb_blob_get_length(made))
  return fontverter.convert(bytes, 'woff2', 'sfnt')
}

async function openFont(face: Uint8Array): Promise<Font> {
  return new Font(new Face(new Blob(await fontverter.convert(face, 'sfnt')), 0))
}

function runOf(word: string): Run {
  const run = new Run()
  run.addText(word)
  run.guessSegmentProperties()
  return run
}

/** The glyphs of a face that words are drawn with, and those that letters are on the way to them. */
export async function glyphsOf(face: Uint8Array, words: readonly string[]): Promise<Set<number>> {
  const font = await openFont(face)
  const glyphs = new Set<number>()
  for (const word of words)
    for (const step of shapeWithTrace(font, runOf(word), [], 0, TracePhase.DONT_STOP))
      if (step.glyphs) for (const { g } of step.t as { g: number }[]) glyphs.add(g)
  return glyphs
}

/** How wide each word is in a face: as wide as in another, it is joined in the same way. */
export async function widthsOf(face: Uint8Array, words: readonly string[]): Promise<number[]> {
  const font = await openFont(face)
  return words.map((word) => {
    const run = runOf(word)
    shape(font, run, [new Feature('kern', 0)])
    return run.getGlyphPositions().reduce((width, glyph) => width + glyph.xAdvance, 0)
  })
}
