import { avataaars } from '@dicebear/collection'
import { createAvatar } from '@dicebear/core'
import { nations } from './nations.ts'
import type { Person } from './person.ts'

export const portraitKey = (number: number): string => `portraits/${number}.svg`

const hair = {
  woman: [
    'bob',
    'bun',
    'curvy',
    'straight01',
    'straight02',
    'straightAndStrand',
    'longButNotTooLong',
    'miaWallace',
  ],
  man: ['shortFlat', 'shortRound', 'shortWaved', 'theCaesar', 'sides'],
} as const

/** A drawn head and shoulders, calm and without a background: the style's defaults draw caricatures. Avataaars by Pablo Stanley, free for any use. */
export function drawPortrait(
  number: number,
  { nation, look }: Pick<Person, 'nation' | 'look'>,
): string {
  const drawing = createAvatar(avataaars, {
    seed: `manzil ${number}`,
    top: look.hijab ? ['hijab'] : [...hair[look.isWoman ? 'woman' : 'man']],
    topProbability: 100,
    mouth: ['smile', 'default', 'twinkle'],
    eyes: ['default', 'happy'],
    eyebrows: ['defaultNatural', 'default', 'raisedExcitedNatural'],
    facialHairProbability: look.isWoman ? 0 : 20,
    accessoriesProbability: 8,
    accessories: ['prescription02', 'round'],
    accessoriesColor: ['262e33', '5c514a', '3c4f5c'],
    skinColor: [...nations[nation].skin],
    hairColor: ['2c1b18', '4a312c'],
    hatColor: ['8a1538', '1d5c7a', '1f6b4a', '5c514a'],
    clothing: [
      'shirtCrewNeck',
      'collarAndSweater',
      'blazerAndShirt',
      'shirtScoopNeck',
      'shirtVNeck',
    ],
    clothesColor: ['8a1538', 'c9a27a', '1d5c7a', '1f6b4a', 'b9a98f', '6b4a5e'],
  })
  return lighter(drawing.toString())
}

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
