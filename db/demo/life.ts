import { birthDate } from './days.ts'
import type { Community, Nation } from './nations.ts'
import type { Dice } from './random.ts'

export interface Life {
  isWoman: boolean
  community: Community
  firstName: string
  fullName: string
  home: string
  tongue: string
  age: number
  birthDate: string
  maritalStatus: 'single' | 'married' | 'divorced' | 'widowed'
  kids: { gender: 'female' | 'male'; age: number }[]
  heightCm: number
  weightKg: number
  /** Of the five facts that the law protects, those she keeps off the public page. */
  hidden: string[]
  /** Whether she told any of them. */
  consents: boolean
}

/** Who she is at home: name, town, age, family. */
export function createLife(
  die: Dice,
  nation: Nation,
  now: Date,
  isTaken: (name: string) => boolean,
): Life {
  const isWoman = !die.chance(nation.shareOfMen)
  const community = nation.communities[
    Number(
      die.weighted(
        Object.fromEntries(nation.communities.map(({ weight }, index) => [index, weight])),
      ),
    )
  ] as Community
  const tongue = die.weighted(
    Object.fromEntries(
      Object.entries(community.homes).map(([language, towns]) => [language, towns.length]),
    ),
  )
  const age = Math.min(
    55,
    Math.round(21 + 11 * (die.next() + die.next()) + (die.chance(0.3) ? die.int(2, 14) : 0)),
  )
  const maritalStatus = maritalStatusOf(die, age)
  return {
    isWoman,
    community,
    ...nameOf(die, community, isWoman, isTaken),
    home: die.pick(community.homes[tongue] ?? [nation.hub]),
    tongue,
    age,
    birthDate: birthDate(now, age, die.int(1, 364)),
    maritalStatus,
    kids: kidsOf(die, age, maritalStatus),
    ...bodyOf(die, nation, isWoman),
    hidden: die.chance(0.32)
      ? die.sample(['religion', 'marital_status', 'kids', 'height', 'weight'], die.int(1, 3))
      : [],
    consents: die.chance(0.94),
  }
}

function nameOf(
  die: Dice,
  { names }: Community,
  isWoman: boolean,
  isTaken: (name: string) => boolean,
): { firstName: string; fullName: string } {
  const first = isWoman ? names.women : names.men
  const family = (!isWoman && names.menFamily) || names.family
  let firstName = ''
  let fullName = ''
  for (let tries = 0; tries < 40 && (fullName === '' || isTaken(fullName)); tries += 1) {
    firstName = die.pick(first)
    fullName = `${firstName} ${die.pick(family)}`
  }
  return { firstName, fullName }
}

function maritalStatusOf(die: Dice, age: number): Life['maritalStatus'] {
  if (age < 25) return die.weighted({ single: 82, married: 16, divorced: 2 })
  if (age < 32) return die.weighted({ single: 48, married: 44, divorced: 8 })
  if (age < 42) return die.weighted({ single: 22, married: 60, divorced: 14, widowed: 4 })
  return die.weighted({ single: 10, married: 62, divorced: 14, widowed: 14 })
}

function kidsOf(die: Dice, age: number, status: Life['maritalStatus']): Life['kids'] {
  const oldest = Math.min(age - 20, 28)
  if (oldest < 1 || die.chance(status === 'single' ? 0.82 : 0.12)) return []
  const count = die.weighted({ 1: 34, 2: 36, 3: 20, 4: 8, 5: 2 })
  return Array.from({ length: Math.min(Number(count), oldest) }, () => ({
    gender: die.pick(['female', 'male'] as const),
    age: die.int(1, oldest),
  })).sort((a, b) => b.age - a.age)
}

function bodyOf(
  die: Dice,
  nation: Nation,
  isWoman: boolean,
): { heightCm: number; weightKg: number } {
  const usual =
    (nation.country === 'Uganda' || nation.country === 'Kenya' ? 161 : 154) + (isWoman ? 0 : 11)
  const heightCm = Math.round(usual + (die.next() + die.next() + die.next() - 1.5) * 11)
  const weightKg = Math.round((20.5 + 7 * die.next()) * (heightCm / 100) ** 2)
  return { heightCm, weightKg }
}
