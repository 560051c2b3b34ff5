import { z } from 'zod'
import { dialCodes } from '../../platform/shared/dial-codes.ts'
import { digitsOnly, latinDigits } from '../../platform/shared/digits.ts'
import { optional, personName, requiredText } from '../../platform/shared/fields.ts'

const knownDialCodes = new Set(dialCodes.map(({ code }) => code))

const email = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z
    .string({ error: 'emailRequired' })
    .min(1, { error: 'emailRequired', abort: true })
    .max(254, 'emailInvalid')
    .pipe(z.email('emailInvalid')),
)
const countryCode = (byDefault: string) =>
  z.preprocess(
    (value) =>
      value === undefined ? byDefault : typeof value === 'string' ? `+${digitsOnly(value)}` : value,
    z
      .string({ error: 'countryCodeUnknown' })
      .refine((code) => knownDialCodes.has(code), 'countryCodeUnknown'),
  )
const phone = z.preprocess(
  (value) => (typeof value === 'string' ? latinDigits(value).trim() : value),
  z
    .string({ error: 'phoneRequired' })
    .min(1, { error: 'phoneRequired', abort: true })
    .max(30, 'phoneInvalid')
    .regex(/^[+\d\s().-]*\d[+\d\s().-]*$/, 'phoneInvalid'),
)
const message = requiredText('messageRequired', 4000)
const tick = z.preprocess(
  (value) =>
    value === 'on' || value === 'true'
      ? true
      : value === undefined || value === '' || value === 'false'
        ? false
        : value,
  z.boolean('unknownChoice'),
)

/** What guards a form against robots: a field that people don't see, and when the form was opened. */
const guard = {
  website: z.unknown().optional(),
  ticket: optional(z.string('formExpired').max(100, 'formExpired')),
}

/** The forms to the operator, as the screen checks them and the server takes them. */
export const enquiryForms = {
  contact: z.object({
    firstName: personName('nameRequired'),
    email,
    countryCode: countryCode('+974'),
    phone,
    message,
    isWorker: tick,
    isEmployer: tick,
    ...guard,
  }),
  visa: z.object({
    name: personName('nameRequired'),
    countryCode: countryCode('+971'),
    phone,
    message,
    ...guard,
  }),
  newsletter: z.object({ email, ...guard }),
  word: z.object({
    /** The address of the page, with its language. */
    page: z
      .string('pageUnknown')
      .max(300, 'pageUnknown')
      .regex(/^\/(?!\/)\S*$/, 'pageUnknown'),
    /** What stands there. */
    words: optional(z.string('tooLong').trim().max(200, 'tooLong')),
    better: requiredText('betterWordRequired', 500),
    ...guard,
  }),
}
