import bidiFactory from 'bidi-js'
import { directionOf } from '../../shared/locale.ts'
import type { Locale } from '../../shared/locales.ts'

const bidi = bidiFactory()

/** The part of a family that holds a sign: fonts come cut by script. */
export type FontPart =
  | 'latin'
  | 'latin-ext'
  | 'arabic'
  | 'devanagari'
  | 'bengali'
  | 'sinhala'
  | 'tamil'
  | 'ethiopic'

/** A piece of a line in the order in which the eye meets it, from left to right. */
export interface VisualRun {
  /** As it is handed to the shaper: Arabic in reading order, which the shaper turns round; all else as it is seen. */
  text: string
  part: FontPart
}

/** Signs that only steer direction and have no shape. */
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const arabic = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff\u200c\u200d]/
/** Scripts of other families; the joiners of a script stay with the letters before them. */
const others: readonly [FontPart, RegExp][] = [
  ['devanagari', /\p{Script_Extensions=Devanagari}/u],
  ['bengali', /\p{Script_Extensions=Bengali}/u],
  ['tamil', /\p{Script_Extensions=Tamil}/u],
  ['sinhala', /\p{Script_Extensions=Sinhala}/u],
  ['ethiopic', /\p{Script_Extensions=Ethiopic}/u],
]
const joiner = /[\u200c\u200d]/
const extended = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/

/** The pieces of one line by the Unicode bidirectional algorithm, read in the direction of the language. */
export function visualRuns(text: string, locale: Locale): VisualRun[] {
  const { levels } = bidi.getEmbeddingLevels(text, directionOf(locale))
  const pieces: (VisualRun & { level: number })[] = []
  for (let index = 0; index < text.length; index++) {
    const sign = text.charAt(index)
    if (invisible.test(sign)) continue
    const level = levels[index] ?? 0
    const isRightToLeft = level % 2 === 1
    const last = pieces.at(-1)
    const part = partOf(
      sign,
      last?.level === level ? last.part : isRightToLeft ? 'arabic' : 'latin',
    )
    if (last?.level === level && last.part === part) last.text += sign
    else pieces.push({ text: sign, part, level })
  }
  return inVisualOrder(pieces).map(({ text, part, level }) => ({
    text: level % 2 === 1 && part !== 'arabic' ? mirrored(text) : text,
    part,
  }))
}

/** A space stays in the font of what it follows, so that a phrase is shaped as one; that of Sinhala is twice as wide as others. */
function partOf(sign: string, before: FontPart): FontPart {
  if (sign === ' ') return before === 'sinhala' ? 'latin' : before
  if (joiner.test(sign) && before !== 'latin') return before
  if (arabic.test(sign)) return 'arabic'
  const other = others.find(([, letters]) => letters.test(sign))
  if (other) return other[0]
  return extended.test(sign) ? 'latin-ext' : 'latin'
}

/** Rule L2: from the highest level down to the lowest odd one, every stretch of at least that level is turned round. */
function inVisualOrder<T extends { level: number }>(pieces: readonly T[]): T[] {
  const ordered = [...pieces]
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = Math.max(start, end)
    }
  }
  return ordered
}

const mirrored = (text: string): string =>
  [...text]
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('')
