import { z } from 'zod'
import { latinDigits } from './digits.ts'
import { isName } from './person-name.ts'

// Each message is a key of the texts; see src/app/error-texts.ts for where they meet their words.

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** Text that must be there, trimmed; `message` is shown when it is missing or empty. */
export const requiredText = (message = 'required', max = 200) =>
  z.preprocess(trimmed, z.string({ error: message }).min(1, message).max(max, 'tooLong'))

/** The name of a person: there is a letter in it, in whatever script, and no word that no line could hold. */
export const personName = (message = 'required') =>
  z.preprocess(
    trimmed,
    z
      .string({ error: message })
      .refine(isName, { error: message, abort: true })
      .max(120, { error: 'tooLong', abort: true })
      .refine((name) => !/\S{41}/.test(name), 'tooLong'),
  )

/** A whole number in a query, path or form: Latin or Arabic digits, nothing else. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'string') return value
      const text = latinDigits(value.trim())
      return /^-?\d{1,15}$/.test(text) ? Number(text) : value
    },
    z.int('notANumber').min(min, 'outOfRange').max(max, 'outOfRange'),
  )

/** Path parameter: the id of a record. */
export const recordId = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
  z.int('NOT_FOUND').min(1, 'NOT_FOUND'),
)

/** A calendar date that exists, in a century in which somebody of today can have something to do. */
export const dayOfOurTime = z.iso
  .date({ error: 'invalidDate', abort: true })
  .regex(/^(?:19|20|21)/, 'invalidDate')

/** A calendar date, YYYY-MM-DD, that exists. */
export const plainDate = z.preprocess(
  (value) => (typeof value === 'string' ? latinDigits(value.trim()) : value),
  dayOfOurTime,
)

/** A time of day, HH:MM. */
export const clockTime = z.preprocess(
  (value) => (typeof value === 'string' ? latinDigits(value.trim()).slice(0, 5) : value),
  z.string({ error: 'invalidTime' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalidTime'),
)

/** A query value that is left out or empty counts as not set. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())

/** A list in a query: repeated, or separated by commas. */
export const listOf = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess(
      (value) => {
        const parts = Array.isArray(value)
          ? value
          : typeof value === 'string'
            ? value.split(',')
            : [value]
        return parts
          .map((part) => (typeof part === 'string' ? part.trim() : part))
          .filter((part) => part !== '')
      },
      z.array(schema).max(20, 'tooMany'),
    )
    .prefault([])

export const pageNumber = wholeNumber(1, 1_000_000).default(1)
