import type { Job } from '../../src/features/profiles/field-kinds.ts'
import { qatarDate } from '../../src/platform/shared/format.ts'
import { type Band, type Charges, chargesOf, type Post, qatarTowns } from './career.ts'
import type { Dice } from './random.ts'

/** The country of a town; what is none of these lies at home. */
const countryOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(qatarTowns.map((town) => [town, 'Qatar'])),
  Riyadh: 'Saudi Arabia',
  Jeddah: 'Saudi Arabia',
  Dammam: 'Saudi Arabia',
  Dubai: 'United Arab Emirates',
  'Abu Dhabi': 'United Arab Emirates',
  Sharjah: 'United Arab Emirates',
  'Kuwait City': 'Kuwait',
  Muscat: 'Oman',
  Manama: 'Bahrain',
  'Hong Kong': 'Hong Kong',
  Singapore: 'Singapore',
  Taipei: 'Taiwan',
  Amman: 'Jordan',
  Beirut: 'Lebanon',
  Nicosia: 'Cyprus',
  'Kuala Lumpur': 'Malaysia',
}

const ages: Readonly<Record<Band, readonly [number, number]>> = {
  newborn: [0, 1],
  toddler: [1, 3],
  preschool: [3, 5],
  older: [6, 12],
}

const endings = [
  'The contract ended',
  'The family moved abroad',
  'The children started school',
  'I went home to my family',
  'The family needed fewer hours',
  'I wanted to work closer to friends',
]
const drivingEndings = [
  'The contract ended',
  'The family moved abroad',
  'The children learned to drive',
  'I went home to my family',
]

/** Who someone with this past is, as far as its places of work tell. */
interface Past {
  posts: readonly Post[]
  charges: Charges
  /** Whether children were part of the work. */
  minds: boolean
  drives: boolean
  homeCountry: string
  isAbroad: boolean
  now: Date
}

/** The households behind her as entries, the last one first, with gaps as lives have them. */
export function workHistoryOf(die: Dice, past: Past): Job[] {
  if (die.chance(0.12)) return []
  let until = monthsOf(past.now) - (past.isAbroad ? die.int(1, 9) : die.int(0, 3))
  return past.posts
    .filter(({ months }) => months >= 3)
    .map((post, index) => {
      const from = until - post.months
      const isNow = index === 0 && !past.isAbroad && die.chance(0.3)
      const job: Job = {
        country: countryOf[post.town] ?? past.homeCountry,
        family: capital(post.family),
        children: past.minds ? agesOf(die, index === 0 ? past.charges : chargesOf(die)) : null,
        from: monthName(from),
        to: isNow ? null : monthName(until),
        reason: isNow ? null : die.pick(past.drives ? drivingEndings : endings),
        ...referenceOf(die, index),
      }
      until = from - die.int(0, 3)
      return job
    })
}

/** Months since the year 0. */
const monthsOf = (now: Date): number => {
  const [year = 0, month = 1] = qatarDate(now).split('-').map(Number)
  return year * 12 + month - 1
}
const monthName = (months: number): string =>
  `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const agesOf = (die: Dice, { bands }: Charges): string =>
  bands
    .map((band) => die.int(...ages[band]))
    .toSorted((a, b) => a - b)
    .join(', ')

/** A number that nobody has: the last families can be asked, the early ones are forgotten. */
function referenceOf(die: Dice, index: number) {
  if (!die.chance(index === 0 ? 0.55 : 0.2))
    return { reference_name: null, reference_phone: null, has_reference: false }
  return {
    reference_name: die.pick(['Umm Hamad', 'Mrs Carter', 'Dr Haddad', 'Mr Perera', 'Umm Salem']),
    reference_phone: `+974 3300 ${die.int(1000, 9999)}`,
    has_reference: true,
  }
}
