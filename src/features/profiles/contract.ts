import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId } from '../../platform/shared/fields.ts'
import { maritalStatuses, visaStatuses, visaTypes, workTypes } from './choices.ts'
import { checkItems, checkMethods } from './check-choices.ts'

export { childcareBands, positions, skills, workTypes } from './choices.ts'

const languageSkill = z.object({
  language: z.string(),
  speak: z.string().nullable(),
  read: z.string().nullable(),
  write: z.string().nullable(),
})

/** A worker's profile as the public sees it. Null: not given, or hidden by the worker. */
export const profile = z.object({
  nationality: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  age: z.int().nullable(),
  gender: z.enum(['male', 'female', 'other']).nullable(),
  religion: z.string().nullable(),
  marital_status: z.enum(maritalStatuses).nullable(),
  height: z.number().nullable(),
  weight: z.number().nullable(),
  kids: z.array(z.object({ gender: z.string(), age: z.int() })),
  current_city: z.string().nullable(),
  current_country: z.string().nullable(),
  current_location: z.string().nullable(),
  preferred_location: z.string().nullable(),
  visa_status: z.enum(visaStatuses).nullable(),
  visa_type: z.enum(visaTypes).nullable(),
  visa_expiry_date: z.string().nullable(),
  languages: z.array(languageSkill),
  skills: z.array(z.string()),
  core_skills: z.array(z.string()),
  other_skills: z.array(z.string()),
  position_sought: z.string().nullable(),
  desired_position: z.string().nullable(),
  previous_position: z.string().nullable(),
  experience_years: z.int().nullable(),
  experience_months: z.int().nullable(),
  childcare_experience: z.record(z.string(), z.boolean()),
  childcare_experience_years: z.record(z.string(), z.number()),
  work_type: z.enum(workTypes).nullable(),
  expected_salary: z.number().nullable(),
  availability_date: z.string().nullable(),
  immediate_availability: z.boolean(),
  estimated_joining_date: z.string().nullable(),
  working_days: z.string().nullable(),
  working_hours_from: z.string().nullable(),
  working_hours_to: z.string().nullable(),
  day_off: z.string().nullable(),
  accommodation: z.string().nullable(),
  description: z.string().nullable(),
  profile_image_url: z.string().nullable(),
  full_image_url: z.string().nullable(),
  profile_video_url: z.string().nullable(),
  profile_video_poster_url: z.string().nullable(),
  index_profile: z.boolean(),
})
export type Profile = z.output<typeof profile>

const agency = z.object({ name: z.string(), licence_number: z.string() })

/** What the operator has checked of her, and until when that holds: days in Qatar. */
const check = z.object({
  item: z.enum(checkItems),
  method: z.enum(checkMethods),
  checked_on: z.string(),
  valid_until: z.string(),
  /** How many operators compared the paper, each for herself. */
  operators: z.int(),
  /** The paper bears the name otherwise than the profile; why that is good stands in the log. */
  name_differs: z.boolean(),
})
export type Check = z.output<typeof check>

export const candidate = z.object({
  id: z.int(),
  full_name: z.string(),
  avatar_url: z.string().nullable(),
  date_joined: z.string(),
  source: z.enum(['self', 'agency']),
  agency: agency.nullable(),
  /** Hired, by whomever: no longer to be had. */
  hired: z.boolean(),
  checks: z.array(check),
  phone_number: z.string().nullable(),
  whatsapp: z.string().nullable(),
  email: z.string().nullable(),
  profile,
})
export type Candidate = z.output<typeof candidate>

/** What a card shows: enough for the list, a tenth of the bytes. */
export const listedCandidate = candidate.omit({ profile: true }).extend({
  profile: profile.pick({
    nationality: true,
    age: true,
    current_location: true,
    preferred_location: true,
    visa_status: true,
    visa_type: true,
    skills: true,
    position_sought: true,
    desired_position: true,
    experience_years: true,
    experience_months: true,
    work_type: true,
    expected_salary: true,
    availability_date: true,
    immediate_availability: true,
    profile_image_url: true,
    languages: true,
    gender: true,
  }),
})
export type ListedCandidate = z.output<typeof listedCandidate>

/** Why phone, WhatsApp and e-mail are there or null: open to the asker, to whom has an access plan, past the day's limit, or not for her. */
export const contactAccess = ['open', 'needs_plan', 'limit_reached', 'hidden'] as const
export type ContactAccess = (typeof contactAccess)[number]

export const getCandidate = endpoint('GET', '/api/candidates/:id/', {
  access: 'public',
  summary: 'One candidate, with what the asker may see',
  input: z.object({ id: recordId }),
  output: candidate.extend({ currency: z.string(), contact_access: z.enum(contactAccess) }),
})

export const listSimilar = endpoint('GET', '/api/candidates/:id/similar/', {
  access: 'public',
  summary:
    'Candidates who can be hired and are alike in position, skills, work type and salary; the closest first',
  input: z.object({ id: recordId }),
  output: z.object({ results: z.array(listedCandidate), currency: z.string() }),
})
