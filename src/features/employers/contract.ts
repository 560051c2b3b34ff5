import { z } from 'zod'
import { digitsOnly, latinDigits, plainNumber } from '../../platform/shared/digits.ts'
import { endpoint } from '../../platform/shared/endpoint.ts'
import {
  dayOfOurTime,
  optional,
  personName,
  requiredText,
  wholeNumber,
} from '../../platform/shared/fields.ts'
import { entriesMax, familyCategories, genders, maritalStatuses, relations } from './choices.ts'
import { normalDay } from '../../platform/shared/normal-day.ts'

/** Left out, empty or null: not given. */
const orNull = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())
    .prefault(null)

const lowerCase = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value
/** One of a few words, however it is capitalised; an empty one is not given. */
const choice = <T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(
    (value) => (value === null || lowerCase(value) === '' ? undefined : lowerCase(value)),
    z.enum(values, 'unknownChoice').optional(),
  )
const choiceOrNull = <T extends readonly [string, ...string[]]>(values: T) =>
  z
    .preprocess(
      (value) => (value === undefined || lowerCase(value) === '' ? null : lowerCase(value)),
      z.enum(values, 'unknownChoice').nullable(),
    )
    .prefault(null)

const relation = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? (relations.find((one) => one.toLowerCase() === lowerCase(value)) ?? value)
      : value,
  z.enum(relations, 'unknownChoice'),
)

const day = z.preprocess(
  normalDay,
  // Another calendar's year is no year of ours.
  dayOfOurTime,
)

const name = personName('fullNameRequired')
const email = z
  .string({ error: 'emailInvalid' })
  .trim()
  .toLowerCase()
  .max(254, 'emailInvalid')
  .pipe(z.email('emailInvalid'))
/** Whole years; 0 is what forms send for an age that nobody gave. */
const age = z.preprocess((value) => {
  const text = typeof value === 'string' ? latinDigits(value.trim()) : value
  if (text === '' || text === 0 || text === '0' || text === null) return undefined
  return typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : text
}, z.int('notANumber').min(18, 'ageUnderEighteen').max(120, 'outOfRange').optional())
const amount = z.preprocess(
  (value) => {
    const text = typeof value === 'string' ? plainNumber(value) : value
    return typeof text === 'string' && /^\d{1,12}(\.\d+)?$/.test(text) ? Number(text) : text
  },
  z
    .number('notAnAmount')
    .min(0, 'notAnAmount')
    .max(100_000_000, 'outOfRange')
    .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'twoDecimals'),
)
const text = (max: number) => requiredText('required', max)
const mobile = z.preprocess(
  (value) => (typeof value === 'string' ? digitsOnly(value) : value),
  z.string({ error: 'phoneInvalid' }).max(20, 'phoneInvalid'),
)

const familyMember = z.object({
  category: z.enum(familyCategories, 'unknownChoice'),
  gender: choiceOrNull(genders),
  age: z.preprocess(
    (value) => (value === '' || value === null || value === undefined ? 0 : value),
    wholeNumber(0, 130),
  ),
  relation: orNull(relation),
})

const staffMember = z
  .object({
    name: text(120),
    position: orNull(text(120)),
    date_of_joining: orNull(day),
    end_date: orNull(day),
    present: z.union([z.stringbool(), z.boolean()], 'unknownChoice').default(true),
  })
  .transform((staff) => (staff.present ? { ...staff, end_date: null } : staff))
  .refine(({ date_of_joining: from, end_date: to }) => from === null || to === null || from <= to, {
    path: ['end_date'],
    error: 'endBeforeJoining',
  })

/** A list, or its JSON as multipart forms carry it. */
const list = <T extends z.ZodType>(entry: T) =>
  z
    .preprocess(
      (value) => {
        if (value === '' || value === null) return []
        if (typeof value !== 'string') return value
        try {
          return JSON.parse(value) as unknown
        } catch {
          return value
        }
      },
      z.array(entry, 'notAList').max(entriesMax, 'tooMany'),
    )
    .prefault([])

const profile = z.object({
  name: z.string(),
  email: z.string().nullable(),
  avatar: z.string().nullable(),
  role: z.literal('employer'),
  phone_number: z.string(),
  full_address: z.string().nullable(),
  age: z.int().nullable(),
  gender: z.enum(genders).nullable(),
  marital_status: z.enum(maritalStatuses).nullable(),
  nationality: z.string().nullable(),
  occupation: z.string().nullable(),
  /** QAR, at most two decimals. */
  monthly_income: z.number().nullable(),
  spouse_count: z.int(),
  family_members: z.array(
    z.object({
      category: z.enum(familyCategories),
      gender: z.enum(genders).nullable(),
      age: z.int(),
      relation: z.enum(relations).nullable(),
    }),
  ),
  staff_members: z.array(
    z.object({
      name: z.string(),
      position: z.string().nullable(),
      date_of_joining: z.string().nullable(),
      end_date: z.string().nullable(),
      present: z.boolean(),
    }),
  ),
  currency: z.string(),
})
export type EmployerProfile = z.output<typeof profile>

export const getProfile = endpoint('GET', '/api/employer/profile/', {
  access: 'employer',
  summary: "The household's own profile; nobody else ever sees it",
  input: z.object({}),
  output: profile,
})

export const replaceProfile = endpoint('PUT', '/api/employer/profile/update/', {
  access: 'employer',
  summary:
    'Save the whole profile, as JSON or as a form with a picture; what is left out is cleared',
  input: z.object({
    name,
    email: orNull(email),
    role: choice(['employer']),
    /** As it stands; another number is refused, it changes by code. */
    mobile_number: optional(mobile),
    full_address: orNull(text(500)),
    age: age.transform((value) => value ?? null).prefault(null),
    gender: choiceOrNull(genders),
    marital_status: choiceOrNull(maritalStatuses),
    nationality: orNull(text(60)),
    occupation: orNull(text(120)),
    monthly_income: orNull(amount),
    spouse_count: z
      .preprocess((value) => (value === '' || value === null ? 0 : value), wholeNumber(0, 20))
      .prefault(0),
    family_members: list(familyMember),
    staff_members: list(staffMember),
    /** null takes the picture away; a new one comes as the file `avatar` of a form. */
    avatar: z.string('avatarByFile').nullable().optional(),
  }),
  output: profile,
})

/** Part of the basic fields; an empty one stays as it is. */
export const updateProfile = endpoint('PATCH', '/api/employer/profile/update/', {
  access: 'employer',
  summary: 'Change some of the basic fields',
  input: z.object({
    name: optional(name),
    email: optional(email),
    role: choice(['employer']),
    mobile_number: optional(mobile),
    full_address: optional(text(500)),
    age: age.optional(),
    gender: choice(genders),
    marital_status: choice(maritalStatuses),
    nationality: optional(text(60)),
    occupation: optional(text(120)),
    monthly_income: optional(amount),
  }),
  output: profile,
})
