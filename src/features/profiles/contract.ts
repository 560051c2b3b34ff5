import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId } from '../../platform/shared/fields.ts'
import {
  type Attributes,
  cardFields,
  type CardField,
  type Field,
  fieldNames,
  type FieldName,
  fields,
} from './fields.ts'
import { checkItems, checkMethods } from './check-choices.ts'

export { childcareBands, positions, skills, workTypes } from './choices.ts'

const languageSkill = z.object({
  language: z.string(),
  speak: z.string().nullable(),
  read: z.string().nullable(),
  write: z.string().nullable(),
})

const job = z.object({
  country: z.string(),
  family: z.string().nullable(),
  children: z.string().nullable(),
  from: z.string(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
  reference_name: z.string().nullable(),
  reference_phone: z.string().nullable(),
  has_reference: z.boolean(),
})

/** How a field travels, by its kind. */
function heldIn(field: Field): z.ZodType {
  switch (field.kind) {
    case 'choice':
      return z.enum(field.values).nullable()
    case 'text':
    case 'day':
    case 'clock':
      return z.string().nullable()
    case 'whole':
      return z.int().nullable()
    case 'measure':
    case 'money':
      return z.number().nullable()
    case 'flag':
      return z.boolean()
    case 'words':
    case 'choices':
      return z.array(z.string())
    case 'languages':
      return z.array(languageSkill)
    case 'kids':
      return z.array(z.object({ gender: z.string(), age: z.int() }))
    case 'jobs':
      return z.array(job)
    case 'bandYears':
      return z.record(z.string(), z.number())
  }
}

const attributes = Object.fromEntries(
  fieldNames.map((name) => [name, heldIn(fields[name])]),
) as unknown as { [K in FieldName]: z.ZodType<Attributes[K]> }

/** A worker's profile as the public sees it. Null: not given, or hidden by the worker. */
export const profile = z.object({
  ...attributes,
  childcare_experience: z.record(z.string(), z.boolean()),
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
  /** By her country, or the town that she names where she names no country. */
  in_qatar: z.boolean(),
  checks: z.array(check),
  phone_number: z.string().nullable(),
  whatsapp: z.string().nullable(),
  email: z.string().nullable(),
  profile,
})
export type Candidate = z.output<typeof candidate>

/** What a card shows: enough for the list, a tenth of the bytes. */
export const listedCandidate = candidate.omit({ profile: true, in_qatar: true }).extend({
  /** Whether her page has a film of her. */
  has_video: z.boolean(),
  profile: profile.pick({
    ...(Object.fromEntries(cardFields.map((name) => [name, true])) as Record<CardField, true>),
    profile_image_url: true,
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
  output: candidate.extend({
    currency: z.string(),
    contact_access: z.enum(contactAccess),
    /** Whether what she says of herself can be had in the reader's language. */
    may_translate: z.boolean(),
  }),
})

export const translateAbout = endpoint('GET', '/api/candidates/:id/about-translation/', {
  access: 'public',
  summary: "What a candidate says of herself, in the reader's language by a machine",
  input: z.object({ id: recordId }),
  output: z.object({
    text: z.string(),
    /** The language that it was found in, by its short code. */
    from: z.string(),
  }),
})

export const getOwnPage = endpoint('GET', '/api/jobseeker/page/', {
  access: 'jobseeker',
  summary: 'Her own page as everybody sees it or would see it, also before it is shown',
  input: z.object({}),
  output: getCandidate.output,
})

export const listSimilar = endpoint('GET', '/api/candidates/:id/similar/', {
  access: 'public',
  summary:
    'Candidates who can be hired and are alike in position, skills, work type and salary; the closest first',
  input: z.object({ id: recordId }),
  output: z.object({ results: z.array(listedCandidate), currency: z.string() }),
})
