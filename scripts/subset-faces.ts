import fs from 'node:fs'
import path from 'node:path'
import { catalogueFiles } from '../src/platform/server/catalogue-files.ts'
import { languageOf, locales, type ScriptName } from '../src/platform/shared/locales.ts'
import { root } from './command.ts'
import { glyphsOf, subsetFace } from './harfbuzz.ts'

/** Where the faces lie that pages bring, made from those of npm packages by `npm run faces`. */
const facesFolder = path.join(root, 'src/ui/faces')

interface Face {
  /** The file in `facesFolder`, without its ending. */
  name: string
  /** The file in `node_modules` that it is part of. */
  file: string
  letters: string
  /** Text is regular to semibold; cut off between weights that were drawn, its widths would be others. */
  weights?: [least: number, most: number]
  /** What is written in it: letters join as these need. */
  words?: string[]
}

const from = (...ranges: [first: number, last: number][]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((point) => String.fromCodePoint(point))
    .join('')

const readex = (part: string, letters: string, name = part): Face => ({
  name,
  file: `@fontsource-variable/readex-pro/files/readex-pro-${part}-wght-normal.woff2`,
  letters,
  weights: [400, 700],
})

const joiners = '\u200C\u200D\u25CC।॥'

/** What each script is written with, and its signs: those with a vowel that a consonant takes, and the consonants themselves. */
const scripts: Partial<
  Record<ScriptName, { letters: string; consonants: string; vowels: string }>
> = {
  Devanagari: {
    letters: from([0x900, 0x97f]) + joiners + '₹',
    consonants: from([0x915, 0x939]),
    vowels: from([0x93e, 0x94d]),
  },
  Bengali: {
    letters: from([0x980, 0x9fe]) + joiners,
    consonants: from([0x995, 0x9b9]),
    vowels: from([0x9be, 0x9cd]),
  },
  Sinhala: {
    letters: from([0xd81, 0xdf4]) + joiners,
    consonants: from([0xd9a, 0xdc6]),
    vowels: from([0xdca, 0xddf]),
  },
  Tamil: {
    letters: from([0xb82, 0xbfa]) + joiners,
    consonants: from([0xb95, 0xbb9]),
    vowels: from([0xbbe, 0xbcd]),
  },
  Ethiopic: {
    letters: from([0x1200, 0x137c]),
    consonants: '',
    vowels: '',
  },
}

/** The words of the catalogues in a script, and each consonant with each vowel. */
export function wordsOf(script: ScriptName): string[] {
  const { consonants = '', vowels = '' } = scripts[script] ?? {}
  const tags = locales.filter((locale) => languageOf(locale).script === script)
  const word = new RegExp(`[\\p{Script=${script}}\\u200C\\u200D]+`, 'gu')
  const texts = catalogueFiles()
    .filter((file) => tags.some((tag) => file.endsWith(`.${tag}.ts`)))
    .map((file) => fs.readFileSync(file, 'utf8'))
  const names = tags.map((tag) => `${languageOf(tag).name} ${languageOf(tag).short}`)
  const words = [...texts, ...names].flatMap((text) => text.match(word) ?? [])
  const syllables = [...consonants].flatMap((one) => [one, ...[...vowels].map((v) => one + v)])
  return [...new Set([...words, ...syllables])]
}

/** The faces that pages bring. */
export const faces = (): Face[] => [
  // What English, Filipino, Indonesian and Swahili are written with: it comes with the first page.
  readex('latin', from([0x20, 0x7e], [0x2010, 0x2015], [0x2018, 0x2022]) + '\u00A0·…'),
  readex(
    'latin',
    from([0xa1, 0xff], [0x131, 0x131], [0x152, 0x153], [0x2bb, 0x2dc]) + '\u2009\u202F″‹›⁄€™−∕',
    'latin-more',
  ),
  readex('latin-ext', from([0x100, 0x24f], [0x1e00, 0x1eff], [0x20a0, 0x20c0])),
  readex('arabic', from([0x600, 0x6ff], [0x750, 0x77f], [0xfb50, 0xfdff], [0xfe70, 0xfefc])),
  ...Object.entries(scripts).map(([script, { letters }]) => {
    const name = script.toLowerCase()
    return {
      name,
      file: `@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-400-normal.woff2`,
      letters,
      words: wordsOf(script as ScriptName),
    }
  }),
]

/** The face that a face is part of. */
export const wholeOf = ({ file }: Face): Buffer =>
  fs.readFileSync(path.join(root, 'node_modules', file))

/** A face as it lies in the folder. */
export const fileOf = ({ name }: Face): string => path.join(facesFolder, `${name}.woff2`)

/** A face with the letters, joined letters and weights that pages show, and no others. */
async function makeFace(face: Face): Promise<Buffer> {
  const whole = wholeOf(face)
  const { letters, weights, words } = face
  return subsetFace(whole, { letters, weights, glyphs: words && (await glyphsOf(whole, words)) })
}

if (import.meta.main)
  for (const face of faces()) {
    const bytes = await makeFace(face)
    fs.writeFileSync(fileOf(face), bytes)
    console.log(`${face.name}.woff2: ${bytes.length} bytes`)
  }
