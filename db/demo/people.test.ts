import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import {
  childcareBands,
  languageLevels,
  positions,
  skills,
} from '../../src/features/profiles/choices.ts'
import { writtenIn } from '../../src/features/profiles/written-rules.ts'
import { hideableFields } from '../../src/features/profiles/fields.ts'
import { nationalityByName } from '../../src/platform/shared/nationalities.ts'
import { ageOn } from '../../src/platform/shared/format.ts'
import { demoAccounts } from './accounts.ts'
import { blockSize } from './nations.ts'
import { createBlock, createHired, createReserve } from './people.ts'
import type { Person } from './person.ts'
import { hiredPeople } from './plots.ts'

const now = new Date('2026-03-10T09:00:00Z')
const people = createBlock(0, now)
const profiles = people.map(({ profile }) => profile)

const tally = (values: readonly unknown[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1
  return counts
}
const share = (fits: (person: Person) => boolean): number =>
  people.filter(fits).length / people.length

test('exactly as many of each nationality as the specification counts', () => {
  expect(tally(profiles.map(({ nationality }) => nationality))).toEqual({
    Filipino: 681,
    Ugandan: 237,
    Kenyan: 125,
    'Sri Lankan': 38,
    Indian: 7,
    Indonesian: 3,
  })
  expect(people).toHaveLength(1091)
  for (const { nation } of people) expect(nationalityByName(nation)).toBeDefined()
})

test('the same day, the same people; another block, other people', () => {
  expect(createBlock(0, now)).toEqual(people)
  const others = createBlock(1, now)
  expect(others).toHaveLength(blockSize)
  expect(tally(others.map(({ nation }) => nation))).toEqual(
    tally(people.map(({ nation }) => nation)),
  )
  expect(others[0]?.profile.description).not.toBe(profiles[0]?.description)
})

test('nationalities are mixed, so that no page shows one alone', () => {
  for (let from = 0; from + 12 <= people.length; from += 12) {
    expect(new Set(people.slice(from, from + 12).map(({ nation }) => nation)).size).toBeGreaterThan(
      1,
    )
  }
})

describe('each profile', () => {
  test('is of someone between 21 and 55 whose experience fits her age', () => {
    for (const { dateOfBirth, experienceYears, experienceMonths, kids } of profiles) {
      const age = ageOn(dateOfBirth ?? '', now) ?? 0
      expect(age).toBeGreaterThanOrEqual(21)
      expect(age).toBeLessThanOrEqual(55)
      expect((experienceYears ?? 0) + (experienceMonths ?? 0) / 12).toBeLessThanOrEqual(age - 18)
      for (const kid of kids ?? []) expect(age - kid.age).toBeGreaterThanOrEqual(18)
    }
  })

  test('tells where she has worked, within the years she counts and her life, one place after the other', () => {
    const month = (name: string) => Number(name.slice(0, 4)) * 12 + Number(name.slice(5, 7))
    const told = profiles.filter(({ workHistory }) => (workHistory?.length ?? 0) > 0)
    expect(told.length / profiles.length).toBeGreaterThan(0.6)
    for (const { workHistory, dateOfBirth, experienceYears, experienceMonths, fullName } of told) {
      const jobs = workHistory ?? []
      let after = month('2026-03') + 1
      let worked = 0
      for (const { from, to, country, family, reason } of jobs) {
        const until = to === null ? month('2026-03') : month(to)
        expect(until, fullName).toBeLessThan(after)
        expect(month(from), fullName).toBeLessThan(until)
        expect(reason === null).toBe(to === null)
        expect(writtenIn(country, 'ar'), country).toMatch(/[\u0600-\u06ff]/)
        expect(writtenIn(family ?? '', 'ar'), family ?? '').toMatch(/[\u0600-\u06ff]/)
        if (reason !== null) expect(writtenIn(reason, 'ar'), reason).toMatch(/[\u0600-\u06ff]/)
        worked += until - month(from)
        after = month(from) + 1
      }
      expect(after).toBeGreaterThan(month(dateOfBirth ?? '') + 17 * 12)
      expect(worked).toBeLessThanOrEqual((experienceYears ?? 0) * 12 + (experienceMonths ?? 0) + 4)
    }
  })

  test('asks for QAR 1,000 to 3,500 in steps of 50, and a Filipino for no less than her law allows', () => {
    const salaries = profiles.flatMap(({ expectedSalaryMinor, nationality }) =>
      expectedSalaryMinor ? [{ salary: expectedSalaryMinor / 100, nationality }] : [],
    )
    for (const { salary, nationality } of salaries) {
      expect(salary).toBeGreaterThanOrEqual(nationality === 'Filipino' ? 1825 : 1000)
      expect(salary).toBeLessThanOrEqual(3500)
      expect(salary % 50 === 0 || salary === 1825).toBe(true)
    }
    expect(Math.min(...salaries.map(({ salary }) => salary))).toBe(1000)
    expect(Math.max(...salaries.map(({ salary }) => salary))).toBeGreaterThan(3000)
    const negotiable = share(({ profile }) => profile.expectedSalaryMinor === null)
    expect(negotiable).toBeGreaterThan(0.04)
    expect(negotiable).toBeLessThan(0.08)
  })

  test("holds values of the product's lists, and skills that fit the position", () => {
    const main = { Nanny: 'Babycare', Maid: 'Cleaning', Cook: 'Cooking', Driver: 'Driving' }
    for (const {
      positionSought,
      desiredPosition,
      skills: known,
      languages,
      childcareExperienceYears,
      hiddenFields,
    } of profiles) {
      expect(positions).toContain(positionSought)
      expect(desiredPosition).toBe(positionSought)
      expect(known?.[0]).toBe(main[positionSought as keyof typeof main])
      for (const skill of known ?? []) expect(skills).toContain(skill)
      expect(new Set(known).size).toBe(known?.length)
      for (const { speak, read, write } of languages ?? [])
        for (const level of [speak, read, write])
          if (level !== null) expect(languageLevels).toContain(level)
      expect(new Set(languages?.map(({ language }) => language)).size).toBe(languages?.length)
      for (const band of Object.keys(childcareExperienceYears ?? {}))
        expect(childcareBands).toContain(band)
      for (const field of hiddenFields ?? []) expect(hideableFields).toContain(field)
    }
  })

  test('keeps what the law protects only with consent', () => {
    for (const { religion, maritalStatus, kids, consentSpecialDataAt } of profiles) {
      if (religion !== null || maritalStatus !== null || (kids?.length ?? 0) > 0)
        expect(consentSpecialDataAt).toBeInstanceOf(Date)
    }
    expect(share(({ profile }) => profile.consentSpecialDataAt === null)).toBeGreaterThan(0.02)
    expect(share(({ profile }) => (profile.hiddenFields?.length ?? 0) > 0)).toBeGreaterThan(0.2)
  })

  test('is published, joined within 14 months, and its visa and availability make sense', () => {
    for (const {
      isPublished,
      createdAt,
      updatedAt,
      visaType,
      visaStatus,
      currentCountry,
      immediateAvailability,
      availabilityDate,
    } of profiles) {
      expect(isPublished).toBe(true)
      expect(now.getTime() - createdAt.getTime()).toBeLessThan(426 * 86_400_000)
      expect(updatedAt >= createdAt && updatedAt <= now).toBe(true)
      expect(visaType === 'none').toBe(currentCountry !== 'Qatar')
      if (visaType === 'none') expect(['not_applicable', 'pending']).toContain(visaStatus)
      expect(availabilityDate === null).toBe(immediateAvailability)
    }
  })
})

describe('the words of a profile', () => {
  const descriptions = profiles.map(({ description }) => description ?? '')

  test("are nobody else's", () => {
    expect(new Set(descriptions).size).toBe(people.length)
    expect(new Set(profiles.map(({ fullName }) => fullName)).size).toBe(people.length)
  })

  test('share no sentence with the next eleven profiles but one in a hundred times', () => {
    const sentences = descriptions.map((text) => text.split(/(?<=[.!?।]) /))
    let repeated = 0
    let all = 0
    for (const [index, mine] of sentences.entries()) {
      const near = new Set(sentences.slice(index + 1, index + 12).flat())
      repeated += mine.filter((sentence) => near.has(sentence)).length
      all += mine.length
    }
    expect(repeated / all).toBeLessThan(0.01)
  })

  test('are whole sentences with nothing left to fill in', () => {
    for (const text of descriptions) {
      expect(text).not.toMatch(/[{}[\]|/]|undefined|null|\bno years\b| {2}/)
      expect(text).toMatch(/^[\p{Lu}\p{Lo}]/u)
      expect(text).toMatch(/[.!?।]$/)
      expect(text.length).toBeGreaterThan(60)
      expect(text.length).toBeLessThan(900)
    }
  })

  test("are in five other languages for a few, in a script that the text's first letters show", () => {
    const scripts = {
      Arabic: /\p{sc=Arabic}/u,
      Devanagari: /\p{sc=Devanagari}/u,
      Sinhala: /\p{sc=Sinhala}/u,
      Tagalog: /\bpo\b|\bako\b/i,
      Swahili: /\b(nina|ninatoka|ninafanya|najua|napenda|ninapika)\w*/i,
    }
    const found = Object.entries(scripts).map(
      ([name, script]) => [name, descriptions.filter((text) => script.test(text)).length] as const,
    )
    for (const [name, count] of found) expect(count, name).toBeGreaterThan(0)
    const all = found.reduce((sum, [, count]) => sum + count, 0) / people.length
    expect(all).toBeGreaterThan(0.02)
    expect(all).toBeLessThan(0.08)
  })
})

test('phone numbers are valid, one for each, and e-mail goes nowhere', () => {
  for (const { phoneNumber, email, whatsapp } of profiles) {
    expect(isValidPhoneNumber(phoneNumber ?? ''), phoneNumber ?? '').toBe(true)
    expect([phoneNumber, null]).toContain(whatsapp)
    if (email) expect(email).toMatch(/^[a-z.]+(\.\d+)?@mail\.example$/)
  }
  const more = [
    ...people,
    ...createBlock(1, now),
    ...createBlock(90, now),
    ...createHired(hiredPeople, now),
    ...createReserve(now),
  ].map(({ profile }) => profile.phoneNumber)
  expect(new Set(more).size).toBe(more.length)
})

test('about an eighth are men, and about a third come from the two agencies', () => {
  expect(share(({ look }) => !look.isWoman)).toBeGreaterThan(0.09)
  expect(share(({ look }) => !look.isWoman)).toBeLessThan(0.15)
  expect(share(({ agency }) => agency !== null)).toBeGreaterThan(0.28)
  expect(share(({ agency }) => agency !== null)).toBeLessThan(0.38)
  expect(new Set(people.map(({ agency }) => agency))).toEqual(new Set([null, 0, 1]))
  for (const { look, profile } of people) {
    expect(profile.gender).toBe(look.isWoman ? 'female' : 'male')
    if (look.hijab && profile.consentSpecialDataAt)
      expect(profile).toMatchObject({ gender: 'female', religion: 'Muslim' })
  }
})

test('the job seeker of the demo is one of them, free and with her own account', () => {
  const found = people.filter(({ profile }) => profile.phoneNumber === demoAccounts[1].phoneNumber)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({
    agency: null,
    profile: { fullName: demoAccounts[1].fullName, isPublished: true, immediateAvailability: true },
  })
})
