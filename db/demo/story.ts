import type { Position } from '../../src/features/profiles/choices.ts'
import { mainSkill } from './abilities.ts'
import type { Charges, Post } from './career.ts'
import { canWriteIn, type Fact, type Story } from './describe.ts'
import type { Life } from './life.ts'
import { type NationName, nations } from './nations.ts'
import type { Profile } from './person.ts'
import type { Dice } from './random.ts'
import type { Place } from './terms.ts'

export interface StorySource {
  nation: NationName
  life: Life
  position: Position
  place: Place
  months: number
  posts: readonly Post[]
  skills: readonly string[]
  charges: Charges
  languages: NonNullable<Profile['languages']>
  hours: Pick<Profile, 'dayOff'>
  availability: Pick<Profile, 'immediateAvailability'>
  workType: Profile['workType']
}

const numerals = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const inWords = (count: number): string => numerals[count] ?? String(count)
const yearsInWords = (months: number): string | undefined => {
  const years = Math.floor(months / 12)
  if (years < 1) return undefined
  return years === 1
    ? months >= 18
      ? 'a year and a half'
      : 'one year'
    : `${months % 12 >= 8 ? 'nearly ' : months % 12 >= 3 ? 'more than ' : ''}${inWords(months % 12 >= 8 ? years + 1 : years)} years`
}

const study = [
  'nursing',
  'education',
  'hotel management',
  'business',
  'tailoring',
  'computer studies',
  'accounting',
  'social work',
]
const elders = [
  'a grandmother who used a wheelchair',
  'an elderly couple',
  'a grandfather with diabetes',
  'a lady recovering from a stroke',
  'a grandmother of ninety',
  'a retired teacher with poor eyesight',
  "a father with Parkinson's",
]
const pets = [
  'two Persian cats',
  'an old Labrador',
  'a cat with three kittens',
  'a saluki',
  'two small dogs',
  'a grey parrot and a cat',
]
const cars = [
  'a Land Cruiser',
  'a Patrol',
  'a GMC Yukon',
  'a seven-seater',
  'a small hatchback',
  'an automatic SUV',
]
const kin = [
  'my parents',
  'my mother and my younger brothers',
  'my grandmother',
  "my sister's studies",
  "my father's medicine",
  'my nieces and nephews',
]
const dreams = [
  'a small house',
  'a house of my own',
  'a piece of land',
  'a few cows and a good fence',
  'a diploma',
  'a wedding',
  'a motorcycle taxi for my brother',
  'a sewing machine',
]
const shops = [
  'a little shop',
  'a sewing workshop',
  'a bakery',
  'a food stall',
  'a small daycare',
  'a guest house',
  'a hair salon',
  'a poultry farm',
]
const siblings = [
  'the eldest of five children',
  'the eldest daughter of seven',
  'the second of six children',
  'the only girl among four brothers',
  'the eldest of eight',
  'the youngest of nine',
]
const brothers = [
  'the eldest of five children',
  'the second of six children',
  'the only boy among four sisters',
  'the eldest of eight',
  'the youngest of nine',
]

/** What of her life she could put into words. */
export function storyOf(die: Dice, source: StorySource): Story {
  const { life, position, skills } = source
  return {
    position,
    holds: holdsOf(source),
    facts: { ...workFacts(die, source), ...homeFacts(die, source) },
    besides: skills.filter((skill) => skill !== mainSkill[position]),
    ownTongue: ownTongueOf(die, source.nation, life, position, source.languages),
  }
}

function holdsOf({
  life,
  position,
  place,
  posts,
  charges,
  skills,
  availability,
  workType,
}: StorySource): Set<string> {
  const holds: Record<string, boolean> = {
    x: posts.length > 0,
    n: posts.length === 0,
    s: posts.length === 1,
    g: posts.some((post) => post.gulf),
    b: posts.length > 0 && skills.includes('Babycare') && charges.bands.includes('newborn'),
    q: !place.isAbroad,
    a: place.isAbroad,
    l: workType === 'live_in',
    o: workType !== 'live_in',
    f: life.isWoman,
    m: !life.isWoman,
    c: position === 'Nanny',
    h: position !== 'Driver',
    i: availability.immediateAvailability === true,
  }
  return new Set(Object.keys(holds).filter((key) => holds[key]))
}

function workFacts(
  die: Dice,
  { nation, posts, months, charges, skills }: StorySource,
): Partial<Record<Fact, string>> {
  const [last, ...before] = posts
  if (!last) return {}
  const earlier = before.find((post) => post.abroad && post.town !== last.town)
  const years = Math.floor(months / 12)
  return {
    years: yearsInWords(months),
    stay: posts.length > 1 ? yearsInWords(last.months) : undefined,
    longstay: last.months >= 36 && last.abroad ? yearsInWords(last.months) : undefined,
    employers: posts.length > 1 ? inWords(posts.length) : undefined,
    city: last.abroad ? last.town : undefined,
    family: last.family,
    earlier: earlier?.town,
    charges: skills.includes('Babycare') ? charges.who : undefined,
    elder: skills.includes('Elderly Care') ? die.pick(elders) : undefined,
    pet: skills.includes('Petcare') ? die.pick(pets) : undefined,
    car: skills.includes('Driving') ? die.pick(cars) : undefined,
    rooms: die.pick(['four bedrooms', 'five bedrooms', 'six bedrooms', 'three floors']),
    dish: skills.includes('Cooking') ? die.pick(nations[nation].dishes) : undefined,
    dishes: skills.includes('Cooking')
      ? listed([
          ...die.sample(nations[nation].dishes, 2),
          die.pick([
            'machboos',
            'lentil soup',
            'grilled fish',
            'biryani',
            'pasta for the children',
            'stuffed vine leaves',
          ]),
        ])
      : undefined,
    count: years >= 2 ? String(years) : undefined,
    arabicYears:
      years < 2
        ? undefined
        : years === 2
          ? 'سنتين'
          : years <= 10
            ? `${years} سنوات`
            : `${years} سنة`,
  }
}

const listed = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

function homeFacts(
  die: Dice,
  { nation, life, place, languages, hours }: StorySource,
): Partial<Record<Fact, string>> {
  const english = languages.find(({ language }) => language === 'English')?.speak
  const arabic = languages.find(({ language }) => language === 'Arabic')?.speak
  const kids = life.consents && !life.hidden.includes('kids') ? life.kids : []
  return {
    first: life.firstName,
    home: life.home,
    athome: place.city === life.home ? life.home : undefined,
    hub: nations[nation].hub,
    district: place.district ?? undefined,
    kids: kids.length > 0 ? kidsInWords(kids) : undefined,
    kidcount: kids.length > 0 ? inWords(kids.length) : undefined,
    parent: kids.length > 0 ? (life.isWoman ? 'mother' : 'father') : undefined,
    kin: die.pick(kin),
    dream: die.pick(dreams),
    shop: die.pick(shops),
    trade: die.pick(nations[nation].trades),
    sibling: die.pick(life.isWoman ? siblings : brothers),
    study: die.pick(study),
    english: english === 'basic' ? 'simple' : (english ?? undefined),
    arabic: arabic ?? undefined,
    tongue: life.tongue,
    dayoff: hours.dayOff ?? undefined,
  }
}

function kidsInWords(kids: Life['kids']): string {
  const daughters = kids.filter((kid) => kid.gender === 'female').length
  const one = daughters === 1 ? 'my daughter' : 'my son'
  if (kids.length === 1) return one
  return daughters === 0
    ? `my ${inWords(kids.length)} sons`
    : daughters === kids.length
      ? `my ${inWords(kids.length)} daughters`
      : `my ${inWords(kids.length)} children`
}

function ownTongueOf(
  die: Dice,
  nation: NationName,
  life: Life,
  position: Position,
  languages: StorySource['languages'],
): Story['ownTongue'] {
  const speaks = (language: string) =>
    languages.some((known) => known.language === language && known.speak !== 'basic')
  const byTongue = {
    Tagalog: ['tagalog', 0.035],
    Swahili: ['swahili', 0.06],
    Sinhala: ['sinhala', 0.12],
    Hindi: ['hindi', 0.3],
    Arabic: ['arabic', life.community.religion === 'Muslim' ? 0.3 : 0.02],
  } as const
  for (const [language, [tongue, probability]] of Object.entries(byTongue)) {
    if (language === 'Swahili' && nation !== 'Kenyan') continue
    if (speaks(language) && canWriteIn(tongue, position, life.isWoman) && die.chance(probability))
      return tongue
  }
  return null
}
