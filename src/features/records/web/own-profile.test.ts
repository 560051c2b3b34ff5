import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../platform/web/api.ts'
import { type Attributes, fieldNames, nothingIn } from '../../profiles/fields.ts'
import { type OwnProfile } from '../../profiles/own-profile-contract.ts'
import { profileChange } from '../../profiles/profile-rules.ts'
import { toPublicProfile } from './to-public-profile.ts'
import { completenessOf } from '../completeness-rules.ts'
import { fileFailureText, formFailureText } from './failure.ts'
import { changesBetween, formOf, wireOf } from './profile-form.ts'
import { fieldErrorsOf } from './profile-errors.ts'

const nothing = Object.fromEntries(
  fieldNames.map((name) => [name, nothingIn(name)]),
) as unknown as Attributes
const own: OwnProfile = {
  id: 7,
  full_name: 'Grace Santos',
  checks: [],
  email: null,
  phone_number: '+97433001122',
  whatsapp: null,
  avatar_url: null,
  date_joined: '2026-03-01T00:00:00.000Z',
  hired: false,
  currency: 'QAR',
  consent_special_data: false,
  hidden_fields: [],
  is_published: false,
  publish_obstacle: null,
  wants_published: false,
  is_unsaved: true,
  missing_to_publish: [],
  video_pending: false,
  version: 1,
  updated_at: '2026-03-01T00:00:00.000Z',
  ...nothing,
  childcare_experience: {},
  profile_image_url: null,
  full_image_url: null,
  profile_video_url: null,
  profile_video_poster_url: null,
  index_profile: false,
}
const full: OwnProfile = {
  ...own,
  consent_special_data: true,
  religion: 'Christian',
  marital_status: 'married',
  kids: [{ gender: 'female', age: 11 }],
  height: 158,
  weight: 54,
  languages: [
    { language: 'English', speak: 'good', read: null, write: null },
    { language: 'Tagalog', speak: 'native', read: null, write: null },
  ],
  skills: ['Cooking'],
  core_skills: ['Sleep routines', 'Baking'],
  childcare_experience_years: { newborn: 2 },
  expected_salary: 1800.5,
  desired_position: 'Nanny',
  date_of_birth: '1994-05-02',
}

describe('the form', () => {
  test('gives back what it was filled with', () => {
    expect(profileChange.parse(wireOf(formOf(full)))).toMatchObject({
      religion: 'Christian',
      kids: full.kids,
      height: 158,
      languages: full.languages,
      core_skills: ['Sleep routines', 'Baking'],
      childcare_experience_years: { newborn: 2, toddler: null },
      expected_salary: 1800.5,
      nationality: null,
    })
    expect(changesBetween(formOf(full), formOf(full))).toEqual({})
  })

  test('sends only what changed, special data with its consent', () => {
    const form = formOf(full)
    expect(changesBetween(form, { ...form, day_off: 'Friday' })).toEqual({ day_off: 'Friday' })
    expect(changesBetween(form, { ...form, religion: 'Hindu' })).toEqual({
      religion: 'Hindu',
      consent_special_data: true,
    })
    expect(changesBetween(form, { ...form, consent_special_data: false })).toEqual({
      religion: '',
      marital_status: '',
      kids: [],
      consent_special_data: false,
    })
  })

  // spec: 1.5 Candidate profile edit
  test('takes children when whole, and numbers when there are any', () => {
    const form = {
      ...formOf(full),
      kids: [
        { gender: 'male', age: '' },
        { gender: '', age: '3' },
        { gender: 'male', age: '4' },
      ],
      weight: '-1',
      experience_years: '',
    }
    expect(profileChange.parse(wireOf(form))).toMatchObject({
      kids: [{ gender: 'male', age: 4 }],
      weight: null,
      experience_years: null,
    })
  })

  test('takes feet and inches where there are no centimetres', () => {
    const form = { ...formOf(own), height_feet: '5', height_inches: '3' }
    expect(wireOf(form).height).toBe('160')
    expect(wireOf({ ...form, height_cm: '158' }).height).toBe('158')
  })

  test('whoever can come at once has no date', () => {
    expect(
      wireOf({ ...formOf(own), immediate_availability: true, availability_date: '2026-05-01' })
        .availability_date,
    ).toBe('')
  })
})

// spec: 1.5 Candidate profile edit
test.each([
  [{}, {}],
  [{ full_name: ' ' }, { full_name: 'required' }],
  [{ height_feet: '0', height_inches: '0' }, { height_cm: 'heightZero' }],
  [{ height_feet: '9' }, { height_feet: 'feet' }],
  [{ height_feet: '5', height_inches: '12' }, { height_inches: 'inches' }],
  [{ height_cm: '0' }, { height_cm: 'mustBePositive' }],
  [{ weight: '0' }, { weight: 'mustBePositive' }],
  [{ date_of_birth: '2030-01-01' }, { date_of_birth: 'dateInFuture' }],
  [{ religion: 'Hindu' }, { consent_special_data: 'consentNeeded' }],
  [{ full_name: '😀' }, { full_name: 'required' }],
  [{ email: 'nobody' }, { email: 'invalidEmail' }],
  [{ whatsapp: '😀' }, { whatsapp: 'phoneInvalid' }],
  [{ expected_salary: 'much' }, { expected_salary: 'notANumber' }],
  [
    { childcare: { newborn: '99', toddler: '', preschool: '', older: '' } },
    { childcare: 'outOfRange' },
  ],
])('%j has the faults %j', (change, found) =>
  expect(fieldErrorsOf({ ...formOf(own), ...change }, '2026-03-10')).toEqual(found),
)

test('how complete a profile is, and what helps most next', () => {
  const empty = completenessOf(own, false)
  expect(empty.percent).toBe(0)
  expect(empty.missing[0]).toEqual({ step: 'desired_position', place: 'preferences' })
  expect(empty.thin).toEqual(['picture', 'experience_years', 'skills'])
  const begun = { ...own, experience_years: 0, skills: ['Cooking'], immediate_availability: true }
  expect(completenessOf(begun, false).thin).toEqual(['picture'])
  expect(completenessOf(begun, false).missing.map(({ step }) => step)).not.toContain(
    'availability_date',
  )
  const more = completenessOf(full, true)
  expect(more.percent).toBeGreaterThan(30)
  expect(more.missing.map(({ step }) => step)).not.toContain('documents')
})

test('the preview shows what the public page shows', () => {
  const seen = toPublicProfile({
    ...full,
    description: 'I love children. Call me: +974 3300 1122',
    hidden_fields: ['religion', 'kids', 'weight'],
  })
  for (const contact of ['phone_number', 'whatsapp', 'email'])
    expect(seen).not.toHaveProperty(contact)
  expect(seen).toMatchObject({
    profile: {
      religion: null,
      kids: [],
      weight: null,
      marital_status: 'married',
      date_of_birth: null,
      description: 'I love children. Call me: +•••••••',
    },
  })
})

afterEach(() => vi.unstubAllGlobals())

// spec: 1.8 Own profile and documents: their failures
test('a failed save names each field with its messages; where the server failed, the sentence of the specification stands', () => {
  const ours = 'Failed to update profile. Please try again.'
  const refused = new ApiError(400, {
    message: 'first',
    errors: { full_name: ['This field is required.'], visa_expiry_date: ['a', 'b'] },
  })
  expect(formFailureText(refused, { full_name: 'Full name' }, ours, 'en')).toBe(
    'Full name: This field is required.; Visa expiry date: a, b',
  )
  expect(formFailureText(new ApiError(409, { message: 'changed' }), {}, ours, 'en')).toBe('changed')
  const down = new ApiError(500, { message: 'Something went wrong on our side. Please try again.' })
  for (const failed of [new ApiError(500, {}), down])
    expect(formFailureText(failed, {}, ours, 'en')).toBe(ours)
  expect(fileFailureText(down, ours, 'en')).toBe(ours)
  expect(fileFailureText(new ApiError(413, { message: 'too large' }), ours, 'en')).toBe('too large')
  vi.stubGlobal('navigator', { onLine: false })
  const lost = new TypeError('x')
  expect(formFailureText(lost, {}, ours, 'en')).toBe(`${ours} You are offline.`)
  expect(fileFailureText(lost, ours, 'en')).toBe(`${ours} You are offline.`)
})
