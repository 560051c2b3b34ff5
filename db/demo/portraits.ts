import * as avataaars from '@dicebear/avataaars'
import { createAvatar } from '@dicebear/core'
import { type NationName, nations } from './nations.ts'
import type { Person } from './person.ts'

export const portraitKey = (number: number): string => `portraits/${number}.svg`

/** Heads that are told apart in a list: of each nation's women, and of men. */
const hair = {
  straight: [
    'straight01',
    'bun',
    'bob',
    'longButNotTooLong',
    'curvy',
    'straight02',
    'miaWallace',
    'curly',
  ],
  curled: ['fro', 'bun', 'froBand', 'dreads', 'shortCurly', 'curly', 'turban', 'bob'],
  man: [
    'shortFlat',
    'shortCurly',
    'theCaesar',
    'shortRound',
    'sides',
    'shortWaved',
    'theCaesarAndSidePart',
    'dreads01',
  ],
} as const
const curled: ReadonlySet<NationName> = new Set(['Ugandan', 'Kenyan'])

const clothing = [
  'shirtCrewNeck',
  'blazerAndShirt',
  'shirtScoopNeck',
  'collarAndSweater',
  'shirtVNeck',
  'blazerAndSweater',
  'hoodie',
] as const
const cloths =
  '8a1538 1d5c7a c9a27a 1f6b4a 6b4a5e b9a98f d9825b 2f3e57 e3c5ba 7a8f4e 40706f a63d57 f0e6d8'.split(
    ' ',
  )
const scarves =
  '8a1538 e9ddcb 1d5c7a 3a3a44 c58a9b 1f6b4a b08d57 6b4a5e 9db4c0 d9825b 5c514a 4c6a8f'.split(' ')
const hairColours = ['2c1b18', '1d1411', '4a312c', '2c1b18', '5a3825', '3a2a24']
const greyFrom = 45
const greys = ['6f655e', '8d8783', '544a45']
const glasses = ['round', 'prescription02', 'prescription01'] as const
/** How broad and how high a head is, of the drawing's own. */
const shapes = [
  [1, 1],
  [0.93, 1],
  [1.06, 0.97],
  [0.97, 0.94],
  [1.03, 1],
  [0.95, 0.97],
] as const

/**
 * A drawn head and shoulders, calm and without a background: the style's defaults draw caricatures. People whose numbers follow each other differ
 * in hair, clothes and face. Avataaars by Pablo Stanley, free for any use.
 */
export function drawPortrait(
  number: number,
  { nation, look }: Pick<Person, 'nation' | 'look'>,
): string {
  const { top, glasses, hairColor, skinColor, clothing, clothesColor, shape } = headOf(number, {
    nation,
    look,
  })
  const drawing = createAvatar(avataaars, {
    seed: `manzil ${number}`,
    top: [top],
    topProbability: 100,
    mouth: ['smile', 'default', 'twinkle'],
    eyes: ['default', 'happy'],
    eyebrows: ['defaultNatural', 'default', 'raisedExcitedNatural'],
    facialHair: ['beardLight', 'moustacheFancy', 'beardMedium'],
    facialHairProbability: look.isWoman ? 0 : 40,
    facialHairColor: [hairColor],
    accessoriesProbability: glasses === null ? 0 : 100,
    ...(glasses !== null && { accessories: [glasses] }),
    accessoriesColor: ['262e33', '5c514a', '3c4f5c'],
    skinColor: [skinColor],
    hairColor: [hairColor],
    hatColor: [turn(scarves, number)],
    clothing: [clothing],
    clothesColor: [clothesColor],
  })
  return shaped(lighter(drawing.toString()), shape)
}

/** What tells one head from the next. */
export function headOf(number: number, { nation, look }: Pick<Person, 'nation' | 'look'>) {
  const isOlder = (look.age ?? 0) >= greyFrom
  const heads = !look.isWoman ? hair.man : curled.has(nation) ? hair.curled : hair.straight
  const wearsGlasses = number % (isOlder ? 2 : 7) === 0
  return {
    top: look.hijab ? ('hijab' as const) : turn(heads, number),
    glasses: wearsGlasses ? turn(glasses, Math.floor(number / 7)) : null,
    hairColor: turn(isOlder ? greys : hairColours, number),
    skinColor: turn(nations[nation].skin, Math.floor(number / 2)),
    clothing: turn(clothing, number),
    clothesColor: turn(cloths, number * 5),
    shape: turn(shapes, number),
  }
}

const turn = <Kind>(kinds: readonly Kind[], number: number): Kind =>
  kinds[number % kinds.length] as Kind

/** The same drawing broader or narrower, lower or not, from the middle of its lower edge. */
const shaped = (svg: string, [broad, high]: readonly [number, number]): string =>
  svg.replace(
    /^(<svg[^>]*>)(.*)(<\/svg>)$/s,
    `$1<g transform="translate(140 280) scale(${broad} ${high}) translate(-140 -280)">$2</g>$3`,
  )

/** The same drawing without its metadata and the mask that cuts it at its own edge. */
const lighter = (svg: string): string =>
  svg
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/<mask id="viewboxMask">.*?<\/mask>/s, '')
    .replace(' mask="url(#viewboxMask)"', '')
    .replace(' shape-rendering="auto"', '')

/** Whom a portrait may stand for, so that later people share the portraits of the first ones. */
export const portraitKind = ({ nation, look }: Pick<Person, 'nation' | 'look'>): string =>
  `${nation} ${look.isWoman} ${look.hijab}`
