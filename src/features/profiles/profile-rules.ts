import { z } from 'zod'
import { latinDigits } from '../../platform/shared/digits.ts'
import { personName, wholeNumber } from '../../platform/shared/fields.ts'
import {
  formChoice,
  formDate,
  formFlag,
  formJson,
  formNumber,
  formPhone,
  formText,
} from '../../platform/shared/form-fields.ts'
import { childcareBands, genders, languageLevels, skills } from './choices.ts'
import {
  type Attributes,
  type Field,
  fieldNames,
  type FieldName,
  fields,
  hideableFields,
} from './fields.ts'

// The form of a profile: the rule of the call, which the screen holds to before it sends.

const level = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  z.enum(languageLevels, 'unknownChoice').nullable(),
)
const word = z.string('invalidValue').trim().min(1, 'required').max(60, 'tooLong')
const language = z.preprocess(
  (value) => (typeof value === 'string' ? { language: value } : value),
  z.object({ language: word, speak: level, read: level, write: level }),
)
const words = () =>
  formJson(
    z
      .array(word, 'invalidValue')
      .max(30, 'tooMany')
      .transform((list) => [...new Set(list.map(asSkill))]),
  )

const bare = (skill: string) => skill.toLowerCase().replaceAll(/[\s_-]/g, '')
/** A skill of our list however it is written; anything else as it is. */
const asSkill = (written: string): string =>
  bare(written) === 'babycarespecialist'
    ? 'Babycare'
    : (skills.find((skill) => bare(skill) === bare(written)) ?? written)
const whole = (max: number) =>
  formNumber(z.int('notANumber').min(0, 'outOfRange').max(max, 'outOfRange'))
const measure = (max: number) =>
  formNumber(z.number('notANumber').gt(0, 'mustBePositive').max(max, 'outOfRange'))
const clock = () =>
  z
    .preprocess(
      (value) => (value === '' ? null : value),
      z
        .string('invalidTime')
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalidTime')
        .nullable(),
    )
    .optional()

const kids = () =>
  formJson(
    z
      .array(
        z.object(
          { gender: z.enum(genders, 'unknownChoice'), age: wholeNumber(0, 80) },
          'invalidValue',
        ),
        'invalidValue',
      )
      .max(20, 'tooMany'),
  )
const month = z
  .string('invalidDate')
  .trim()
  .transform(latinDigits)
  .pipe(z.string().regex(/^(19[5-9]|20\d)\d-(0[1-9]|1[0-2])$/, 'invalidDate'))
const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) =>
      value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value,
    schema.nullable(),
  )
const said = (max: number) => orNull(z.string('invalidValue').trim().max(max, 'tooLong'))

/** So many places of work at most. */
export const jobsMax = 20
const jobs = () =>
  formJson(
    z
      .array(
        z
          .object(
            {
              country: word,
              family: said(120),
              children: said(80),
              from: month,
              to: orNull(month),
              reason: said(200),
              reference_name: said(80),
              reference_phone: orNull(
                z
                  .string('invalidValue')
                  .max(30, 'tooLong')
                  .regex(/^[+\s().-]*(?:\d[+\s().-]*){6,}$/, 'phoneInvalid'),
              ),
            },
            'invalidValue',
          )
          .refine(({ from, to }) => to === null || to >= from, {
            path: ['to'],
            message: 'endsBeforeStart',
          }),
        'invalidValue',
      )
      .max(jobsMax, 'tooMany')
      .transform((list) =>
        list
          .map((one) => ({
            ...one,
            has_reference: one.reference_name !== null || one.reference_phone !== null,
          }))
          .toSorted((a, b) => b.from.localeCompare(a.from)),
      ),
  )
const bandYears = () =>
  formJson(
    z.partialRecord(
      z.enum(childcareBands),
      formNumber(z.number('notANumber').max(70, 'outOfRange')),
    ),
  )

/** How the form takes a field, by its kind. */
function takenBy(field: Field): z.ZodType {
  switch (field.kind) {
    case 'choice':
      return formChoice(field.values)
    case 'text':
      return formText('max' in field ? field.max : undefined)
    case 'day':
      return formDate()
    case 'clock':
      return clock()
    case 'whole':
      return whole(field.max)
    case 'measure':
      return measure(field.max)
    case 'money':
      return formNumber(z.number('notANumber').max(1_000_000, 'outOfRange'))
    case 'flag':
      return formFlag()
    case 'words':
      return words()
    case 'choices':
      return formJson(
        z.array(z.enum(field.values, 'unknownChoice'), 'invalidValue').max(30, 'tooMany'),
      )
    case 'languages':
      return formJson(z.array(language, 'invalidValue').max(20, 'tooMany'))
    case 'kids':
      return kids()
    case 'jobs':
      return jobs()
    case 'bandYears':
      return bandYears()
  }
}

/** As it is held, but for years by age, of which one can be taken away. */
type Taken<K extends FieldName> = K extends 'childcare_experience_years'
  ? Record<string, number | null | undefined>
  : Attributes[K]

const attributes = Object.fromEntries(
  fieldNames.map((name) => [name, takenBy(fields[name])]),
) as unknown as { [K in FieldName]: z.ZodOptional<z.ZodType<Taken<K>, unknown>> }

/** What can be changed of a profile. Left out: untouched. Empty: null. */
export const profileChange = z.object({
  full_name: personName().optional(),
  email: z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      z.email('invalidEmail').max(200, 'tooLong').nullable(),
    )
    .optional(),
  /** As it is; it changes by code only. */
  phone_number: z.string('invalidValue').max(30, 'tooLong').optional(),
  whatsapp: formPhone(),
  ...attributes,
  /** The part of `profile_image` to show, in its own pixels once upright; the middle when left out. */
  profile_image_crop: formJson(
    z.object(
      {
        x: z.number(),
        y: z.number(),
        width: z.number().positive().max(100_000),
        height: z.number().positive().max(100_000),
      },
      'invalidValue',
    ),
  ),
  /** Empty or null takes the picture or film away; files come as multipart under the same names. */
  profile_image: z
    .null('wrongPictureType')
    .or(z.literal('').transform(() => null))
    .optional(),
  profile_video: z
    .null('wrongVideoType')
    .or(z.literal('').transform(() => null))
    .optional(),
  consent_special_data: formFlag(),
  hidden_fields: formJson(
    z
      .array(z.enum(hideableFields, 'unknownChoice'), 'invalidValue')
      .max(hideableFields.length, 'tooMany'),
  ),
  index_profile: formFlag(),
  is_published: formFlag(),
})
export type ProfileChange = z.output<typeof profileChange>
