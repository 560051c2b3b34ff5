import type { Position } from '../../src/features/profiles/choices.ts'
import type { NewCandidate } from '../../src/features/profiles/server/tables.ts'
import { toMinor } from '../../src/platform/shared/money.ts'
import { languagesOf, skillPhrases, skillsOf } from './abilities.ts'
import { chargesOf, childcareYears, experienceMonths, postsOf, previousTitle } from './career.ts'
import { daysFrom } from './days.ts'
import type { Story } from './describe.ts'
import { createLife, type Life } from './life.ts'
import { type NationName, nations } from './nations.ts'
import { type Dice, dice } from './random.ts'
import { storyOf } from './story.ts'
import { workHistoryOf } from './work-history.ts'
import { availabilityOf, hoursOf, placeOf, salaryOf, visaOf, workTypeOf } from './terms.ts'

/** A row of `candidates` but for the ids and keys that it gets when it is stored. */
export type Profile = Omit<
  NewCandidate,
  'id' | 'userId' | 'agencyId' | 'profileImageKey' | 'fullImageKey' | 'hiredAt'
>

export interface Person {
  nation: NationName
  /** Which of the demo's agencies supplies her; null: she registered herself. */
  agency: number | null
  /** How she is drawn. */
  look: { isWoman: boolean; hijab: boolean; age?: number }
  profile: Profile
}

export interface PersonSetting {
  now: Date
  joinedAt: Date
  /** Makes her phone number her own. */
  serial: number
  isTaken: (name: string) => boolean
  describe: (story: Story) => string
}

const women: Readonly<Record<NationName, Readonly<Record<Position, number>>>> = {
  Filipino: { Nanny: 44, Maid: 41, Cook: 12, Driver: 3 },
  Ugandan: { Nanny: 34, Maid: 58, Cook: 6, Driver: 2 },
  Kenyan: { Nanny: 40, Maid: 48, Cook: 8, Driver: 4 },
  'Sri Lankan': { Nanny: 24, Maid: 56, Cook: 20, Driver: 0 },
  Indian: { Nanny: 30, Maid: 40, Cook: 30, Driver: 0 },
  Indonesian: { Nanny: 45, Maid: 40, Cook: 15, Driver: 0 },
}
const men: Readonly<Partial<Record<Position, number>>> = { Driver: 70, Cook: 26, Maid: 4 }

/** Somebody of this nation with a life of her own; the same die and setting, the same person. */
export function createPerson(die: Dice, nationName: NationName, setting: PersonSetting): Person {
  const made = imagine(die, nationName, setting)
  const { life, isMuslim, agency } = made
  const profile = profileOf(die, made, setting)
  const hijab = isMuslim && life.isWoman && die.chance(0.72)
  return {
    nation: nationName,
    agency,
    look: { isWoman: life.isWoman, hijab, age: life.age },
    profile,
  }
}

/** Who she is, what she has done and what she looks for. */
function imagine(die: Dice, nationName: NationName, setting: PersonSetting) {
  const nation = nations[nationName]
  const life = createLife(die, nation, setting.now, setting.isTaken)
  const isMuslim = life.community.religion === 'Muslim'
  const position = die.weighted<Position>(life.isWoman ? women[nationName] : men)
  const place = placeOf(die, nation, life.home)
  const months = experienceMonths(die, life.age, place.isAbroad)
  const posts = postsOf(die, nation, life.home, months, place.isAbroad)
  const skills = skillsOf(die, position)
  const phrases = skillPhrases(die, skills)
  const languages = languagesOf(die, nation, life.tongue, posts, isMuslim)
  const charges = chargesOf(die)
  const workType = workTypeOf(die, place.isAbroad, position)
  const hours = hoursOf(die, workType)
  const availability = availabilityOf(die, setting.now, place.isAbroad)
  const salary = salaryOf(die, nation, position, Math.floor(months / 12), workType === 'part_time')
  const agency = die.chance(place.isAbroad ? 0.57 : 0.15) ? die.int(0, 1) : null
  const phone = phoneOf(place.isAbroad ? nation.phone : qatarPhone, setting.serial)
  const story = storyOf(die, {
    nation: nationName,
    life,
    position,
    place,
    months,
    posts,
    skills,
    charges,
    languages,
    hours,
    availability,
    workType,
  })
  return {
    nation: nationName,
    life,
    isMuslim,
    position,
    place,
    months,
    posts,
    skills,
    phrases,
    charges,
    languages,
    workType,
    hours,
    availability,
    salary,
    agency,
    phone,
    story,
  }
}

type Made = ReturnType<typeof imagine>

/** What of it stands in her record. */
function profileOf(die: Dice, made: Made, setting: PersonSetting): Profile {
  const { life, place, skills, workType, salary, agency } = made
  return {
    fullName: life.fullName,
    ...reachOf(die, made, setting.serial),
    profileVideoKey: null,
    nationality: made.nation,
    gender: life.isWoman ? 'female' : 'male',
    dateOfBirth: life.birthDate,
    age: null,
    ...special(life, setting.joinedAt),
    currentCity: place.city,
    currentCountry: place.country,
    currentLocation: place.location,
    ...visaOf(die, setting.now, place.isAbroad, workType),
    languages: made.languages,
    skills,
    coreSkills: made.phrases.core,
    otherSkills: made.phrases.other,
    ...careerOf(die, made),
    workHistory: historyOf(made, setting),
    workType,
    expectedSalaryMinor: salary === null ? null : toMinor(salary),
    ...made.availability,
    ...made.hours,
    ...wishesOf(made, setting.serial),
    description: setting.describe(made.story),
    indexProfile: agency === null && die.chance(0.24),
    isPublished: true,
    wantsPublished: true,
    createdAt: setting.joinedAt,
    updatedAt: daysFrom(
      setting.joinedAt,
      ((setting.now.getTime() - setting.joinedAt.getTime()) / 86_400_000) * die.next() * die.next(),
    ),
  }
}

const kitchens: Readonly<Record<NationName, string>> = {
  Filipino: 'Filipino',
  Ugandan: 'Other',
  Kenyan: 'Other',
  'Sri Lankan': 'Sri Lankan',
  Indian: 'Indian',
  Indonesian: 'Other',
}

/** What she cooks, and whether she needs a room of her own: by a die of their own, so that nobody else changes with them. */
function wishesOf({ nation, position, skills, workType }: Made, serial: number) {
  const die = dice(`wishes ${serial}`)
  const learned = { Arab: 0.6, European: 0.25, Indian: 0.15, Filipino: 0.1 }
  const also = Object.entries(learned).flatMap(([kitchen, chance]) =>
    die.chance(position === 'Cook' ? chance + 0.2 : chance) ? [kitchen] : [],
  )
  const room = die.weighted({ needed: 40, not_needed: 40, open: 20 })
  return {
    cuisines: skills.includes('Cooking') ? [...new Set([kitchens[nation], ...also])] : [],
    ownRoom: workType !== 'live_in' || room === 'open' ? null : room,
  }
}

const reachOf = (die: Dice, { life, phone }: Made, serial: number) => ({
  phoneNumber: phone,
  whatsapp: die.chance(0.85) ? phone : null,
  email: die.chance(0.45) ? emailOf(life, serial) : null,
})

const careerOf = (die: Dice, { life, position, posts, months, skills, charges }: Made) => ({
  positionSought: position,
  desiredPosition: position,
  previousPosition: die.chance(0.95) ? previousTitle(die, position, life.isWoman, posts) : null,
  experienceYears: Math.floor(months / 12),
  experienceMonths: months % 12,
  childcareExperienceYears:
    skills.includes('Babycare') && posts.length > 0
      ? childcareYears(die, charges, months, position === 'Nanny')
      : {},
})

/** By a die of its own, so that nobody else changes with it. */
const historyOf = (made: Made, { serial, now }: PersonSetting) =>
  workHistoryOf(dice(`history ${serial}`), {
    posts: made.posts,
    charges: made.charges,
    minds: made.position === 'Nanny' || made.skills.includes('Babycare'),
    drives: made.position === 'Driver',
    homeCountry: nations[made.nation].country,
    isAbroad: made.place.isAbroad,
    now,
  })

/** What the law protects is kept only with her consent. */
function special(
  life: Life,
  joinedAt: Date,
): Pick<
  Profile,
  | 'religion'
  | 'maritalStatus'
  | 'kids'
  | 'heightCm'
  | 'weightKg'
  | 'hiddenFields'
  | 'consentSpecialDataAt'
> {
  if (!life.consents)
    return {
      religion: null,
      maritalStatus: null,
      kids: [],
      heightCm: life.heightCm,
      weightKg: life.weightKg,
      hiddenFields: [],
      consentSpecialDataAt: null,
    }
  return {
    religion: life.community.religion,
    maritalStatus: life.maritalStatus,
    kids: life.kids,
    heightCm: life.heightCm,
    weightKg: life.weightKg,
    hiddenFields: life.hidden,
    consentSpecialDataAt: joinedAt,
  }
}

const qatarPhone = { prefix: '+97439', digits: 6 }

/** A number of its own for each serial below a million: multiplying by a number prime to ten shuffles without collision. */
const phoneOf = ({ prefix, digits }: { prefix: string; digits: number }, serial: number): string =>
  prefix + String((serial * 734_891 + 26_457) % 1_000_000).padStart(digits, '0')

/** At a domain that can't exist, so that no message ever reaches a stranger. */
const emailOf = (life: Life, serial: number): string =>
  `${life.fullName.toLowerCase().replace(/[^a-z]+/g, '.')}.${serial % 97}@mail.example`
