import { expect, test } from 'vitest'
import type { EmployerProfile } from '../contract.ts'
import { formOf, isEmptyProfile, pathOf, splitNumber, wholeOrZero, wireOf } from './form-values.ts'

const profile: EmployerProfile = {
  name: 'Noora',
  email: null,
  avatar: null,
  role: 'employer',
  phone_number: '+97433000001',
  full_address: null,
  age: null,
  gender: null,
  marital_status: null,
  nationality: null,
  occupation: null,
  monthly_income: 12_500.5,
  spouse_count: 1,
  family_members: [
    { category: 'kids', gender: 'female', age: 4, relation: 'Family' },
    { category: 'adults', gender: 'male', age: 40, relation: null },
    { category: 'kids', gender: null, age: 1, relation: 'Grandchild' },
  ],
  staff_members: [
    { name: 'Rosa', position: null, date_of_joining: '2024-01-01', end_date: null, present: true },
  ],
  currency: 'QAR',
}

// spec: 2.2 Household's Profile tab and Edit Profile
test('what is read and saved untouched stays the same', () => {
  const wire = wireOf(formOf(profile), profile.phone_number)
  expect(wire).toMatchObject({
    name: 'Noora',
    email: '',
    monthly_income: '12500.50',
    spouse_count: 1,
    mobile_number: '+97433000001',
  })
  expect(wire.family_members).toEqual([
    { category: 'adults', gender: 'male', age: 40, relation: '' },
    { category: 'kids', gender: 'female', age: 4, relation: 'Family' },
    { category: 'kids', gender: '', age: 1, relation: 'Grandchild' },
  ])
  expect(wire.staff_members).toEqual([
    { name: 'Rosa', position: '', date_of_joining: '2024-01-01', end_date: null, present: true },
  ])
})

// spec: 2.5 Family numbers, photo
test.each([
  ['12', 12],
  ['١٢', 12],
  ['', 0],
  ['-3', 0],
  ['many', 0],
  ['7.9', 7],
])('the count %j is %i', (text, number) => expect(wholeOrZero(text)).toBe(number))

test.each([
  ['name', 'name'],
  ['monthly_income', 'income'],
  ['family_members.0.age', 'adults.0.age'],
  ['family_members.2.gender', 'kids.1.gender'],
  ['staff_members.0.end_date', 'staff.0.endDate'],
  ['staff_members', 'staff'],
])('%s is %s in the form', (field, path) => expect(pathOf(field, formOf(profile))).toBe(path))

test('a number is split after its dial code', () => {
  expect(splitNumber('+97433000001')).toEqual({ code: '+974', digits: '33000001' })
  expect(splitNumber('+639171234567')).toEqual({ code: '+63', digits: '9171234567' })
  expect(splitNumber('nonsense')).toEqual({ code: '', digits: '' })
})

test('a profile with nothing but the account in it is empty', () => {
  expect(isEmptyProfile(profile)).toBe(false)
  expect(
    isEmptyProfile({
      ...profile,
      monthly_income: null,
      spouse_count: 0,
      family_members: [],
      staff_members: [],
    }),
  ).toBe(true)
})
