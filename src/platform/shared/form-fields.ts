import { z } from 'zod'
import { latinDigits } from './digits.ts'
import { dayOfOurTime } from './fields.ts'

// Fields of forms that arrive as JSON or as multipart text. Left out: untouched. Empty: null. Lists and objects may be JSON text.

const emptyIsNull = (value: unknown): unknown =>
  typeof value === 'string' ? (value.trim() === '' ? null : value.trim()) : value

/** Text, or null when empty. */
export const formText = (max = 100) =>
  z.preprocess(emptyIsNull, z.string('invalidValue').max(max, 'tooLong').nullable()).optional()

/** A telephone number as people write it, or null when empty. */
export const formPhone = () =>
  z
    .preprocess(
      (value) => emptyIsNull(typeof value === 'string' ? latinDigits(value) : value),
      z
        .string('invalidValue')
        .max(30, 'tooLong')
        .regex(/^[+\s().-]*(?:\d[+\s().-]*){6,}$/, 'phoneInvalid')
        .nullable(),
    )
    .optional()

/** One of some values, or null when empty. */
export const formChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(emptyIsNull, z.enum(values, 'unknownChoice').nullable()).optional()

/** A date that exists, or null when empty. */
export const formDate = () =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? emptyIsNull(latinDigits(value)) : value),
      dayOfOurTime.nullable(),
    )
    .optional()

/** A number in Latin or Arabic digits; null when empty or negative, as the specification wants it. */
export const formNumber = (schema: z.ZodNumber) =>
  z.preprocess(numberOf, schema.nullable()).optional()

function numberOf(value: unknown): unknown {
  const text = typeof value === 'string' ? latinDigits(value.trim()) : value
  if (text === '') return null
  const number =
    typeof text === 'string' && /^-?\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : text
  return typeof number === 'number' && number < 0 ? null : number
}

const flags = new Map([
  ['true', true],
  ['on', true],
  ['1', true],
  ['false', false],
  ['off', false],
  ['0', false],
])

/** Yes or no, also as the words of a form. */
export const formFlag = () =>
  z
    .preprocess(
      (value) =>
        typeof value === 'string' || typeof value === 'number'
          ? (flags.get(String(value)) ?? value)
          : value,
      z.boolean('unknownChoice'),
    )
    .optional()

/** A list or an object, also as JSON text. */
export const formJson = <T extends z.ZodType>(schema: T) => z.preprocess(jsonOf, schema).optional()

function jsonOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
