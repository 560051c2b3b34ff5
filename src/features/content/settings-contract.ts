import { z } from 'zod'
import { latinDigits } from '../../platform/shared/digits.ts'
import { requiredText } from '../../platform/shared/fields.ts'
import { socialNetworks } from './contract.ts'

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)
const emptyIsNull = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? null : trimmed(value)

/** Short figures such as '25k+' or '4.8'; an empty one isn't shown. */
const figure = z.preprocess(
  trimmed,
  z
    .string({ error: 'required' })
    .max(12, 'tooLong')
    .regex(/^(?:(?=.*\p{N})[\p{L}\p{N} .,+%/-]+)?$/u, 'claimFigureInvalid'),
)
export const claimsInput = z
  .object({
    shown: z.boolean('unknownChoice'),
    verified_workers: figure,
    visas_issued: figure,
    rating: figure,
  })
  .refine(
    ({ shown, verified_workers, visas_issued, rating }) =>
      !shown || verified_workers + visas_issued + rating !== '',
    {
      path: ['shown'],
      message: 'claimsAreEmpty',
    },
  )

/** Both languages, or neither. */
const bilingual = (max: number) =>
  z.preprocess(
    (value) => {
      const { en, ar } = (value ?? {}) as { en?: unknown; ar?: unknown }
      return emptyIsNull(en ?? '') === null && emptyIsNull(ar ?? '') === null ? null : value
    },
    z
      .object({ en: requiredText('bothLanguages', max), ar: requiredText('bothLanguages', max) })
      .nullable(),
  )

const phone = z.preprocess(
  (value) => emptyIsNull(typeof value === 'string' ? latinDigits(value) : value),
  z
    .string('phoneWithCountryCode')
    .max(24, 'tooLong')
    .regex(/^\+\d[\d ]{6,21}$/, 'phoneWithCountryCode')
    .nullable(),
)

const number = z.preprocess(emptyIsNull, z.string('invalidValue').max(40, 'tooLong').nullable())

export const contactInput = z.object({
  operator: bilingual(120),
  registration_number: number,
  licence_number: number.default(null),
  email: z.preprocess(emptyIsNull, z.email('emailNotValid').max(254, 'tooLong').nullable()),
  phone,
  whatsapp: phone,
  address: bilingual(200),
  hours: bilingual(120),
  social: z
    .array(
      z.object({
        network: z.enum(socialNetworks, 'unknownChoice'),
        url: z.preprocess(
          trimmed,
          z.url({ protocol: /^https$/, error: 'httpsAddress' }).max(200, 'tooLong'),
        ),
      }),
    )
    .max(socialNetworks.length, 'tooMany')
    .refine(
      (all) => new Set(all.map(({ network }) => network)).size === all.length,
      'networkTwice',
    ),
})
