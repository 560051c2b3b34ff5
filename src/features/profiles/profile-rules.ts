import { z } from 'zod'
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
import {
  childcareBands,
  genders,
  hideableFields,
  languageLevels,
  maritalStatuses,
  visaStatuses,
  visaTypes,
  workTypes,
} from './choices.ts'

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
const words = () => formJson(z.array(word, 'invalidValue').max(30, 'tooMany'))
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
  nationality: formText(60),
  date_of_birth: formDate(),
  age: whole(150),
  gender: formChoice(genders),
  religion: formText(60),
  marital_status: formChoice(maritalStatuses),
  height: measure(300),
  weight: measure(500),
  kids: formJson(
    z
      .array(
        z.object(
          { gender: z.enum(genders, 'unknownChoice'), age: wholeNumber(0, 80) },
          'invalidValue',
        ),
        'invalidValue',
      )
      .max(20, 'tooMany'),
  ),
  current_city: formText(),
  current_country: formText(),
  current_location: formText(),
  preferred_location: formText(),
  visa_status: formChoice(visaStatuses),
  visa_type: formChoice(visaTypes),
  visa_expiry_date: formDate(),
  languages: formJson(z.array(language, 'invalidValue').max(20, 'tooMany')),
  skills: words(),
  core_skills: words(),
  other_skills: words(),
  position_sought: formText(),
  desired_position: formText(),
  previous_position: formText(),
  experience_years: whole(70),
  experience_months: whole(11),
  childcare_experience_years: formJson(
    z.partialRecord(
      z.enum(childcareBands),
      formNumber(z.number('notANumber').max(70, 'outOfRange')),
    ),
  ),
  work_type: formChoice(workTypes),
  expected_salary: formNumber(z.number('notANumber').max(1_000_000, 'outOfRange')),
  availability_date: formDate(),
  immediate_availability: formFlag(),
  estimated_joining_date: formDate(),
  working_days: formText(),
  working_hours_from: clock(),
  working_hours_to: clock(),
  day_off: formText(),
  accommodation: formText(),
  description: formText(3000),
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
