import type { Position } from '../../src/features/profiles/choices.ts'
import type { Nation } from './nations.ts'
import type { Dice } from './random.ts'

export type Band = 'newborn' | 'toddler' | 'preschool' | 'older'

/** One household in which someone has worked. */
export interface Post {
  town: string
  abroad: boolean
  /** In a Gulf country, where guests are received in a majlis. */
  gulf: boolean
  family: string
  months: number
}

export interface Charges {
  /** As the object of a sentence: 'newborn twins'. */
  who: string
  bands: readonly Band[]
}

const gulfTowns = [
  'Riyadh',
  'Jeddah',
  'Dammam',
  'Dubai',
  'Abu Dhabi',
  'Sharjah',
  'Kuwait City',
  'Muscat',
  'Manama',
]
export const qatarTowns = [
  'Doha',
  'Doha',
  'Doha',
  'Doha',
  'Doha',
  'Al Rayyan',
  'Al Wakrah',
  'Lusail',
  'Al Khor',
]

const anyFamily = [
  'a British family',
  'a French couple',
  'an Egyptian doctor and his family',
  'a Lebanese family',
  'a Jordanian family',
  'a Pakistani family',
  'an American family',
  'a Sudanese professor and her family',
]
const familiesOf: Readonly<Record<string, readonly string[]>> = {
  Qatar: [
    'a Qatari family',
    'a large Qatari household',
    'a young Qatari couple',
    'a Qatari grandmother and her sons',
    ...anyFamily,
  ],
  Riyadh: ['a Saudi family', 'a large Saudi family', ...anyFamily],
  Jeddah: ['a Saudi family', 'a Hijazi family', ...anyFamily],
  Dammam: ['a Saudi family', 'an Indian engineer and his family'],
  'Kuwait City': ['a Kuwaiti family', 'a large Kuwaiti household', ...anyFamily],
  Muscat: ['an Omani family', 'an Omani teacher and her family', ...anyFamily],
  Manama: ['a Bahraini family', ...anyFamily],
  Dubai: ['an Emirati family', 'an Indian family', 'a German family', ...anyFamily],
  'Abu Dhabi': ['an Emirati family', 'a Canadian family', ...anyFamily],
  Sharjah: ['an Emirati family', 'an Iraqi family'],
  'Hong Kong': ['a Chinese family', 'an Australian family', 'a retired couple'],
  Singapore: ['a Singaporean family', 'a Japanese couple', 'a Chinese family'],
  Taipei: ['a Taiwanese family', 'a retired teacher'],
  Amman: ['a Jordanian family', 'a Palestinian family', 'a United Nations officer and her family'],
  Beirut: ['a Lebanese family', 'a Lebanese doctor and his mother'],
  Nicosia: ['a Cypriot family', 'an elderly Cypriot couple'],
  'Kuala Lumpur': ['a Malaysian family', 'a Chinese Malaysian family'],
}
const homeFamilies = [
  'a doctor and her family',
  'a bank manager and his family',
  'a family of shopkeepers',
  'two lawyers with young children',
  'a headmistress',
  'a retired colonel and his wife',
  'a family of nine',
  'a young couple',
]

const charges: readonly Charges[] = [
  { who: 'a newborn', bands: ['newborn'] },
  { who: 'newborn twins', bands: ['newborn'] },
  { who: 'twin girls', bands: ['newborn', 'toddler', 'preschool'] },
  { who: 'a baby boy and his three-year-old sister', bands: ['newborn', 'toddler'] },
  { who: 'a baby girl and her two older brothers', bands: ['newborn', 'older'] },
  { who: 'a baby with a milk allergy', bands: ['newborn', 'toddler'] },
  { who: 'a premature baby and a very lively toddler', bands: ['newborn', 'toddler'] },
  { who: 'a boy of two and a girl of five', bands: ['toddler', 'preschool'] },
  { who: 'two lively toddlers', bands: ['toddler'] },
  { who: 'a one-year-old who was learning to walk', bands: ['toddler'] },
  { who: 'two sisters of three and seven', bands: ['preschool', 'older'] },
  { who: 'a talkative four-year-old', bands: ['preschool'] },
  { who: 'a little girl with Down syndrome and her big brother', bands: ['preschool', 'older'] },
  { who: 'three boys between two and nine', bands: ['toddler', 'preschool', 'older'] },
  { who: 'four children under eight', bands: ['toddler', 'preschool', 'older'] },
  {
    who: 'five children between one and fourteen',
    bands: ['newborn', 'toddler', 'preschool', 'older'],
  },
  { who: 'three school-age girls', bands: ['older'] },
  { who: 'a seven-year-old boy with autism', bands: ['older'] },
  { who: 'a boy in first grade and his baby sister', bands: ['newborn', 'toddler', 'older'] },
  { who: 'two boys in primary school', bands: ['older'] },
  { who: 'triplets', bands: ['newborn', 'toddler'] },
  { who: 'a shy three-year-old', bands: ['toddler', 'preschool'] },
  { who: 'a little girl without brothers or sisters', bands: ['toddler', 'preschool'] },
  { who: 'two brothers and their cousins', bands: ['preschool', 'older'] },
]

const beganAt = 20

/** Months of work that someone of this age may have behind them; nobody began before twenty. */
export function experienceMonths(die: Dice, age: number, isAbroad: boolean): number {
  const most = Math.max(0, (age - beganAt) * 12 - die.int(0, 10))
  if (most < 8 || die.chance(isAbroad ? 0.12 : 0.03)) return Math.min(most, die.int(0, 9))
  const share = 0.15 + 0.6 * die.next() * die.next() + 0.2 * die.next()
  return Math.max(6, Math.min(most, Math.round(most * share), 26 * 12))
}

/** The households behind so many months, the last one first. */
export function postsOf(
  die: Dice,
  nation: Nation,
  home: string,
  months: number,
  isAbroad: boolean,
): Post[] {
  if (months < 10) return []
  const count = months < 40 ? 1 : months < 84 ? die.int(1, 3) : die.int(2, 4)
  const towns = die.sample(nation.abroad, count)
  const shares = Array.from({ length: count }, () => 1 + die.next() * 2)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, index) => {
    const last = index === 0
    const atHome =
      (last ? isAbroad && die.chance(0.25) : index === count - 1 && die.chance(0.35)) || months < 14
    const inQatar = last && !isAbroad
    const town = inQatar ? die.pick(qatarTowns) : atHome ? home : (towns[index] ?? home)
    const families = inQatar ? familiesOf.Qatar : (familiesOf[town] ?? homeFamilies)
    return {
      town,
      abroad: inQatar || town !== home,
      gulf: inQatar || gulfTowns.includes(town),
      family: die.pick(families ?? homeFamilies),
      months: Math.round((months * share) / whole),
    }
  })
}

export const chargesOf = (die: Dice): Charges => die.pick(charges)

/** Years with children of each age, never more than the years of work. */
export function childcareYears(
  die: Dice,
  known: Charges,
  months: number,
  isMainWork: boolean,
): Partial<Record<Band, number>> {
  const years = Math.floor(months / 12)
  if (years === 0) return {}
  const bands = new Set<Band>([
    ...known.bands,
    ...(isMainWork && years > 4
      ? [die.pick(['newborn', 'toddler', 'preschool', 'older'] as const)]
      : []),
  ])
  const most = Math.max(1, Math.min(years, isMainWork ? 9 : 4))
  return Object.fromEntries([...bands].map((band) => [band, die.int(1, most)]))
}

const titles: Readonly<Record<Position, readonly string[]>> = {
  Nanny: [
    'Nanny',
    'Live-in nanny',
    'Nanny and housekeeper',
    'Baby nurse',
    'Kindergarten assistant',
    'Babysitter',
  ],
  Maid: [
    'Housemaid',
    'Housekeeper',
    'General house helper',
    'All-round domestic worker',
    'Hotel room attendant',
    'Cleaner in a clinic',
  ],
  Cook: [
    'Family cook',
    'Kitchen helper in a restaurant',
    'Cook and housekeeper',
    'Canteen cook',
    'Pastry assistant',
    'Assistant chef',
  ],
  Driver: [
    'Family driver',
    'School bus driver',
    'Company driver',
    'Delivery driver',
    'Taxi driver',
    'Private chauffeur',
  ],
}
const beforeHomes = [
  'Shop assistant',
  'Factory worker',
  'Daycare volunteer',
  'Waitress',
  'Hairdresser',
  'Community health volunteer',
  'Seamstress',
  'Cashier',
]
const beforeHomesMen = [
  'Shop assistant',
  'Warehouse worker',
  'Waiter',
  'Motorcycle courier',
  'Gardener',
  "Mechanic's assistant",
]

/** What the last job was called. */
export function previousTitle(
  die: Dice,
  position: Position,
  isWoman: boolean,
  posts: readonly Post[],
): string {
  if (posts.length === 0) return die.pick(isWoman ? beforeHomes : beforeHomesMen)
  const last = posts[0]
  const title = die.pick(titles[position])
  return last && die.chance(0.4) ? `${title}, ${last.town}` : title
}
