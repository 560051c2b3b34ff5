import { expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeJobseeker } from '../../../../../test/jobseekers.ts'
import { getCandidate } from '../../../profiles/contract.ts'
import {
  type Field,
  fieldNames,
  fields,
  hideableFields,
  nothingIn,
} from '../../../profiles/fields.ts'

const app = useTestApp()

/** A value that each field takes. */
function sampleOf(field: Field): unknown {
  switch (field.kind) {
    case 'choice':
      return field.values.at(-1)
    case 'text':
      return 'Doha'
    case 'day':
      return '1994-05-23'
    case 'clock':
      return '08:30'
    case 'whole':
      return 9
    case 'measure':
      return 61.5
    case 'money':
      return 2400
    case 'flag':
      return true
    case 'choices':
      return [field.values[0]]
    case 'words':
      return ['Cleaning', 'Ironing']
    case 'languages':
      return [{ language: 'English', speak: 'fluent', read: 'good', write: null }]
    case 'kids':
      return [{ gender: 'female', age: 5 }]
    case 'jobs':
      return [
        {
          country: 'Kuwait',
          family: 'A family of five',
          children: '2, 5',
          from: '2019-03',
          to: '2021-06',
          reason: null,
          reference_name: null,
          reference_phone: null,
          has_reference: false,
        },
      ]
    case 'bandYears':
      return { newborn: 2 }
  }
}
// Whoever can come at once has no date from which she can.
const saved = fieldNames.filter((name) => name !== 'immediate_availability')
const sample: Record<string, unknown> = Object.fromEntries(
  saved.map((name) => [name, sampleOf(fields[name])]),
)
/** What is read back: an age follows from the day of birth. */
const read: Record<string, unknown> = { ...sample, age: expect.any(Number) as number }

test('every attribute is saved and read back, and taken away again', async () => {
  const her = await makeJobseeker(app)
  const { status } = await her.save({ ...sample, consent_special_data: true })
  expect(status).toBe(200)
  expect(await her.read()).toMatchObject({ ...read, immediate_availability: false })
  const nothing = Object.fromEntries(saved.map((name) => [name, nothingIn(name)]))
  await her.save({ ...nothing, is_published: false })
  expect(await her.read()).toMatchObject(nothing)
  await her.save({ immediate_availability: true })
  expect((await her.read()).immediate_availability).toBe(true)
})

test('a visitor sees each attribute but her day of birth, and none that she hides', async () => {
  const her = await makeJobseeker(app)
  await her.save({ ...sample, consent_special_data: true })
  const { id } = await her.read()
  const seen = async () => (await app.call(getCandidate, { id })).data.profile
  expect(await seen()).toMatchObject({ ...read, date_of_birth: null })
  for (const name of hideableFields) {
    await her.save({ hidden_fields: [name] })
    const others = Object.fromEntries(hideableFields.map((one) => [one, read[one]]))
    expect(await seen()).toMatchObject({ ...others, [name]: nothingIn(name) })
  }
})

// spec: 1.5 Filters (Babycare is no second box)
test('looking after babies is one skill, however it is called', async () => {
  const her = await makeJobseeker(app)
  await her.save({ skills: ['Baby Care Specialist', 'baby-care', 'cooking', 'Falconry'] })
  expect((await her.read()).skills).toEqual(['Babycare', 'Cooking', 'Falconry'])
})
