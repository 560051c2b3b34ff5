import { eq, sql } from 'drizzle-orm'
import { candidates } from '../src/features/profiles/server/record-api.ts'
import type { NewCandidate } from '../src/features/profiles/server/record-api.ts'
import type { servedFilters } from '../src/features/search/filters.ts'
import { makeAgency } from './agencies.ts'
import type { TestApp } from './harness.ts'
import { makeUser } from './people.ts'

export interface FilterCase {
  /** Who is found, and who is not. */
  has: Partial<NewCandidate>
  lacks?: Partial<NewCandidate>
  asked: Record<string, string | number | boolean>
  /** What is true of her that her columns don't say. */
  prepare?: (app: TestApp, id: number) => Promise<void>
}

/** Every filter that a row declares, with somebody whom it finds and somebody whom it does not. */
export const filterCases: Record<(typeof servedFilters)[number]['name'], FilterCase> = {
  nationality: {
    has: { nationality: 'Kenyan' },
    lacks: { nationality: 'Indian' },
    asked: { nationality: 'kenyan' },
  },
  position: {
    has: { desiredPosition: null, positionSought: 'Driver' },
    lacks: { desiredPosition: 'Cook', positionSought: 'Driver' },
    asked: { position: 'Driver' },
  },
  work_type: {
    has: { workType: 'live_out' },
    lacks: { workType: 'live_in' },
    asked: { work_type: 'live_out' },
  },
  age: {
    has: { dateOfBirth: null, age: 44 },
    lacks: { dateOfBirth: null, age: 51 },
    asked: { age_min: 40, age_max: 50 },
  },
  salary: {
    has: { expectedSalaryMinor: 190_000 },
    lacks: { expectedSalaryMinor: null },
    asked: { salary_min: 1900, salary_max: 1900 },
  },
  skills: {
    has: { skills: ['Elderly Care', 'Cooking'] },
    lacks: { skills: ['Cooking'] },
    asked: { skills: 'Elderly Care' },
  },
  visa_status: {
    has: { visaType: 'own_visa' },
    lacks: { visaType: 'company_visa' },
    asked: { visa_status: 'own_visa' },
  },
  location: {
    has: { currentLocation: null, preferredLocation: 'Al Wakrah' },
    lacks: { currentLocation: 'Doha' },
    asked: { location: 'wakrah' },
  },
  experience: {
    has: { experienceYears: 4 },
    lacks: { experienceYears: 2 },
    asked: { experience_min: 3, experience_max: 4 },
  },
  languages: {
    has: { languages: [{ language: 'Swahili', speak: 'fluent', read: null, write: null }] },
    lacks: { languages: [{ language: 'Swahili', speak: 'basic', read: 'good', write: null }] },
    asked: { languages: 'Swahili:good' },
  },
  in_qatar: {
    has: { currentCountry: 'قطر' },
    lacks: { currentCountry: 'Kenya', currentLocation: 'Doha Road, Nairobi' },
    asked: { in_qatar: true },
  },
  available_by: {
    has: { availabilityDate: '2031-05-31' },
    lacks: { availabilityDate: '2031-06-02' },
    asked: { available_by: '2031-06-01' },
  },
  has_video: { has: { profileVideoKey: 'v' }, asked: { has_video: true } },
  checked: {
    has: {},
    prepare: async (app, candidateId) => {
      const { id: operator } = await makeUser(app, 'admin')
      await app.connection.db.execute(
        sql`insert into verifications
            (candidate_id, item, outcome, method, checked_at, checked_by, valid_until)
          values (${candidateId}, 'references', 'verified', 'household_asked', ${app.clock.now.toISOString()},
            ${operator}, '2032-01-01')`,
      )
    },
    asked: { checked: 'references' },
  },
  children: {
    has: { childcareExperienceYears: { newborn: 2, older: 1 } },
    lacks: { childcareExperienceYears: { newborn: 0, older: 1 } },
    asked: { children: 'newborn' },
  },
  source: {
    has: {},
    prepare: async (app, id) => {
      const { id: agencyId } = await makeAgency(app)
      await app.connection.db.update(candidates).set({ agencyId }).where(eq(candidates.id, id))
    },
    asked: { source: 'agency' },
  },
  day_off: {
    has: { dayOff: 'friday' },
    lacks: { dayOff: 'Saturday' },
    asked: { day_off: 'Friday' },
  },
  own_room: {
    has: { ownRoom: 'not_needed' },
    lacks: { ownRoom: 'needed' },
    asked: { own_room: 'not_needed' },
  },
  cuisines: {
    has: { cuisines: ['Arab', 'Sri Lankan'] },
    lacks: { cuisines: ['Indian'] },
    asked: { cuisines: 'Sri Lankan' },
  },
}
