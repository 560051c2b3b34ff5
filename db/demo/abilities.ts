import type { Position } from '../../src/features/profiles/choices.ts'
import type { Profile } from '../../src/features/profiles/contract.ts'
import type { Nation } from './nations.ts'
import type { Post } from './career.ts'
import type { Dice } from './random.ts'

type Weights = Readonly<Record<string, number>>

export const mainSkill: Readonly<Record<Position, string>> = {
  Nanny: 'Babycare',
  Maid: 'Cleaning',
  Cook: 'Cooking',
  Driver: 'Driving',
}

const sideSkills: Readonly<Record<Position, Weights>> = {
  Nanny: { Cleaning: 0.72, Cooking: 0.55, 'Elderly Care': 0.12, Petcare: 0.16, Driving: 0.04 },
  Maid: { Cooking: 0.6, Babycare: 0.45, 'Elderly Care': 0.22, Petcare: 0.16 },
  Cook: { Cleaning: 0.7, Babycare: 0.18, 'Elderly Care': 0.12, Petcare: 0.06 },
  Driver: { Petcare: 0.18, Cleaning: 0.15, 'Elderly Care': 0.14, Babycare: 0.05 },
}

const phrases: Readonly<Record<string, readonly string[]>> = {
  Babycare: [
    'Newborn care',
    'Toddler routines',
    'Bottle feeding',
    'Potty training',
    'Sleep routines',
    'School runs on foot',
    'Learning through play',
    'Infant first aid',
  ],
  Cleaning: [
    'Deep cleaning',
    'Ironing',
    'Laundry',
    'Care of marble and wood',
    'Wardrobe organising',
    'Window cleaning',
    'Guest rooms',
    'Carpet care',
  ],
  Cooking: [
    'Arabic home cooking',
    'Breakfast and lunch boxes',
    'Meal planning',
    'Baking',
    'Vegetarian cooking',
    'Ramadan cooking',
    'Asian cooking',
    'Cooking for diabetics',
  ],
  'Elderly Care': [
    'Help with walking',
    'Medication reminders',
    'Blood pressure checks',
    'Company and conversation',
    'Care after surgery',
  ],
  Driving: [
    'School runs',
    'Airport transfers',
    'Defensive driving',
    'Car washing and upkeep',
    'Manual and automatic',
    'Route planning',
  ],
  Petcare: ['Dog walking', 'Cat care', 'Feeding and grooming', 'Visits to the vet'],
}

const extras = [
  'Sewing and mending',
  'Plant care',
  'Grocery shopping',
  'Table setting',
  'Serving guests',
  'First aid',
  'Swimming',
  'Homework help',
  'Birthday parties',
  'Packing for journeys',
  'Household budget',
  'Hair braiding',
  'Arabic coffee and karak',
  'Bread baking',
  'Crochet',
  'Reading aloud',
  'Basic computer skills',
  'Teaching English words',
  'Car seats and prams',
  'Small repairs',
] as const

/** Skills of the product's list, the main one first. */
export function skillsOf(die: Dice, position: Position): string[] {
  const beside = Object.entries(sideSkills[position]).filter(([, probability]) =>
    die.chance(probability),
  )
  return [mainSkill[position], ...beside.map(([skill]) => skill)]
}

/** In her own words: what she is best at, and what else she can help with. */
export function skillPhrases(
  die: Dice,
  skills: readonly string[],
): { core: string[]; other: string[] } {
  const [main = '', ...beside] = skills
  const core = [
    ...die.sample(phrases[main] ?? [], die.int(2, 3)),
    ...beside.slice(0, 2).map((skill) => die.pick(phrases[skill] ?? [skill])),
  ]
  return { core, other: die.chance(0.88) ? die.sample(extras, die.int(1, 4)) : [] }
}

type Level = 'basic' | 'good' | 'fluent'
type Language = Profile['languages'][number]

const lower: Readonly<Record<Level, Level>> = { fluent: 'good', good: 'basic', basic: 'basic' }

/** Speaks it as said, reads and writes it as well or a little worse. */
const learned = (die: Dice, language: string, speak: Level): Language => {
  const read = die.chance(0.6) ? speak : lower[speak]
  return { language, speak, read, write: die.chance(0.6) ? read : lower[read] }
}

/** Arabic is heard before it is read. */
function arabicOf(die: Dice, posts: readonly Post[], isMuslim: boolean): Language | null {
  const years = posts.filter((post) => post.gulf).reduce((sum, post) => sum + post.months / 12, 0)
  const speak = die.weighted<Level | 'none'>(
    years < 1
      ? { none: isMuslim ? 55 : 85, basic: 20 }
      : years < 3
        ? { none: 25, basic: 60, good: 15 }
        : years < 7
          ? { basic: 45, good: 45, fluent: 10 }
          : { basic: 20, good: 50, fluent: 30 },
  )
  if (speak === 'none') return null
  const read = isMuslim && die.chance(0.7) ? lower[speak] : die.chance(0.2) ? 'basic' : null
  return { language: 'Arabic', speak, read, write: read && die.chance(0.4) ? 'basic' : null }
}

/** The mother tongue first. */
export function languagesOf(
  die: Dice,
  nation: Nation,
  tongue: string,
  posts: readonly Post[],
  isMuslim: boolean,
): Language[] {
  const found: (Language | null)[] = [
    { language: tongue, speak: 'native', read: 'native', write: 'native' },
  ]
  const { second } = nation
  if (second && second.language !== tongue && die.chance(second.chance))
    found.push(learned(die, second.language, second.level))
  found.push(learned(die, 'English', die.weighted(nation.english)), arabicOf(die, posts, isMuslim))
  const towns = posts.map((post) => post.town)
  if (towns.includes('Hong Kong') && die.chance(0.7))
    found.push({ language: 'Cantonese', speak: 'basic', read: null, write: null })
  if (towns.includes('Taipei') && die.chance(0.7))
    found.push({ language: 'Mandarin', speak: 'basic', read: null, write: null })
  if (towns.includes('Beirut') && die.chance(0.4))
    found.push({ language: 'French', speak: 'basic', read: null, write: null })
  if (posts.length > 1 && die.chance(0.08) && second?.language !== 'Hindi')
    found.push({ language: 'Hindi', speak: 'basic', read: null, write: null })
  return found.filter((language) => language !== null)
}
