import { toMinor } from '../../src/platform/shared/money.ts'
import { createDemoJobseeker } from './demo-jobseeker.ts'
import { daysFrom } from './days.ts'
import { describer } from './describe.ts'
import { blockSize, type NationName, nations } from './nations.ts'
import { createPerson, type Person } from './person.ts'
import { dice } from './random.ts'

const joinedWithinDays = 425
/** Days ago: she was hired once since. */
const demoJobseekerJoined = 260
const reserveSizes: Record<NationName, number> = {
  Filipino: 12,
  Ugandan: 8,
  Kenyan: 8,
  'Sri Lankan': 6,
  Indian: 4,
  Indonesian: 3,
}

/**
 * One demo's worth of people, 1,091 with the six nationalities mixed, in the order in which they joined. Block 0 is the demo;
 * the next ones are more of the same kind. The same block and day, the same people.
 */
export function createBlock(block: number, now: Date): Person[] {
  const die = dice(`manzil ${block}`)
  const roster = die.sample(
    Object.entries(nations).flatMap(([name, { count }]) =>
      Array.from({ length: count }, () => name as NationName),
    ),
    blockSize,
  )
  const joined = roster.map(() => 0.4 + die.next() * (joinedWithinDays - 0.4)).sort((a, b) => b - a)
  const demoJobseeker = block === 0 ? roster.findLastIndex((nation) => nation === 'Filipino') : -1
  const write = writer(block)
  return roster.map((nation, index) => {
    const joinedAt = daysFrom(now, -(joined[index] ?? 1))
    if (index === demoJobseeker)
      return createDemoJobseeker(now, daysFrom(now, -demoJobseekerJoined), joinedAt)
    return write(nation, { now, joinedAt, serial: block * blockSize + index })
  })
}

/** People beyond the counted ones, who have been hired through the demo's households. */
export function createHired(
  hires: readonly { nation: NationName; agency: number | null }[],
  now: Date,
): Person[] {
  const write = writer('hired')
  const lastSerial = 999_999
  return hires.map(({ nation, agency }, index) => {
    const person = write(nation, {
      now,
      joinedAt: daysFrom(now, -410 + index * 3.3),
      serial: lastSerial - index,
    })
    // An order needs an amount.
    const { expectedSalaryMinor, indexProfile } = person.profile
    const profile = {
      ...person.profile,
      expectedSalaryMinor: expectedSalaryMinor ?? toMinor(2000),
      indexProfile: agency === null && indexProfile,
    }
    return { ...person, agency, profile }
  })
}

/** People who take the places of those whom the demo's visitors hire: not on the list until then. */
export function createReserve(now: Date): Person[] {
  const write = writer('reserve')
  const firstSerial = 990_000
  return Object.entries(reserveSizes)
    .flatMap(([nation, size]) => Array.from({ length: size }, () => nation as NationName))
    .map((nation, index) => {
      const person = write(nation, {
        now,
        joinedAt: daysFrom(now, -426 - index),
        serial: firstSerial + index,
      })
      return {
        ...person,
        agency: null,
        profile: { ...person.profile, isPublished: false, wantsPublished: false },
      }
    })
}

/** Makes people whose names and words are their own among those it made. */
function writer(name: string | number) {
  const die = dice(`people ${name}`)
  const describe = describer(dice(`words ${name}`))
  const names = new Set<string>()
  const texts = new Set<string>()
  return (nation: NationName, setting: { now: Date; joinedAt: Date; serial: number }): Person => {
    const person = createPerson(die, nation, {
      ...setting,
      isTaken: (fullName) => names.has(fullName),
      describe(story) {
        let text = describe(story)
        for (let tries = 0; texts.has(text) && tries < 30; tries += 1) text = describe(story)
        texts.add(text)
        return text
      },
    })
    names.add(person.profile.fullName)
    return person
  }
}
