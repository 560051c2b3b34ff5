import { dialCodes } from '../../../platform/shared/dial-codes.ts'
import { latinDigits } from '../../../platform/shared/digits.ts'
import type { FamilyCategory } from '../choices.ts'
import type { EmployerProfile } from '../contract.ts'

interface MemberValues {
  gender: string
  age: string
  relation: string
}
interface StaffValues {
  name: string
  position: string
  joiningDate: string
  endDate: string
  present: boolean
}

/** The profile as the form holds it: every value a text. */
export interface FormValues {
  name: string
  email: string
  age: string
  gender: string
  maritalStatus: string
  nationality: string
  occupation: string
  income: string
  address: string
  spouses: string
  adults: MemberValues[]
  kids: MemberValues[]
  elders: MemberValues[]
  staff: StaffValues[]
}

export const newMember: MemberValues = { gender: '', age: '0', relation: '' }
export const newStaff: StaffValues = {
  name: '',
  position: '',
  joiningDate: '',
  endDate: '',
  present: true,
}
export const categories = ['adults', 'kids', 'elders'] as const satisfies readonly FamilyCategory[]

export function formOf(profile: EmployerProfile): FormValues {
  const members = (category: FamilyCategory) =>
    profile.family_members
      .filter((member) => member.category === category)
      .map(({ gender, age, relation }) => ({
        gender: gender ?? '',
        age: String(age),
        relation: relation ?? '',
      }))
  return {
    name: profile.name,
    email: profile.email ?? '',
    age: profile.age === null ? '' : String(profile.age),
    gender: profile.gender ?? '',
    maritalStatus: profile.marital_status ?? '',
    nationality: profile.nationality ?? '',
    occupation: profile.occupation ?? '',
    income: profile.monthly_income === null ? '' : profile.monthly_income.toFixed(2),
    address: profile.full_address ?? '',
    spouses: String(profile.spouse_count),
    adults: members('adults'),
    kids: members('kids'),
    elders: members('elders'),
    staff: profile.staff_members.map(({ name, position, date_of_joining, end_date, present }) => ({
      name,
      position: position ?? '',
      joiningDate: date_of_joining ?? '',
      endDate: end_date ?? '',
      present,
    })),
  }
}

/** A whole number that isn't negative; 0 for anything else. */
export function wholeOrZero(text: string): number {
  const number = Number.parseInt(latinDigits(text.trim()), 10)
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** What PUT is sent. */
export const wireOf = (values: FormValues, mobile: string): Record<string, unknown> => ({
  name: values.name,
  email: values.email,
  role: 'employer',
  mobile_number: mobile,
  full_address: values.address,
  age: values.age,
  gender: values.gender,
  marital_status: values.maritalStatus,
  nationality: values.nationality,
  occupation: values.occupation,
  monthly_income: values.income,
  spouse_count: wholeOrZero(values.spouses),
  family_members: categories.flatMap((category) =>
    values[category].map(({ gender, age, relation }) => ({
      category,
      gender,
      age: wholeOrZero(age),
      relation,
    })),
  ),
  staff_members: values.staff.map(({ name, position, joiningDate, endDate, present }) => ({
    name,
    position,
    date_of_joining: joiningDate,
    end_date: present ? null : endDate,
    present,
  })),
})

const fieldOf: Record<string, string> = {
  full_address: 'address',
  marital_status: 'maritalStatus',
  monthly_income: 'income',
  spouse_count: 'spouses',
  date_of_joining: 'joiningDate',
  end_date: 'endDate',
}

/** Where a field of the wire stands in the form: 'family_members.2.age' → 'kids.0.age'. */
export function pathOf(field: string, values: FormValues): string {
  const [list, place = '', last = ''] = field.split('.')
  if (list === 'staff_members')
    return place === '' ? 'staff' : `staff.${place}.${fieldOf[last] ?? last}`
  if (list !== 'family_members') return fieldOf[field] ?? field
  let index = Number(place)
  for (const category of categories) {
    if (place !== '' && index < values[category].length) return `${category}.${index}.${last}`
    index -= values[category].length
  }
  return 'adults'
}

/** A number's dial code and the digits that follow it. */
export function splitNumber(number: string): { code: string; digits: string } {
  const codes = dialCodes.map(({ code }) => code).filter((code) => number.startsWith(code))
  const code = codes.reduce((longest, one) => (one.length > longest.length ? one : longest), '')
  return { code, digits: number.slice(code.length).replace(/\D/g, '') }
}

const ofTheAccount: readonly string[] = ['name', 'email', 'phone_number', 'role', 'currency']

/** Whether there is nothing but what the account brings. */
export const isEmptyProfile = (profile: EmployerProfile): boolean =>
  Object.entries(profile).every(
    ([field, value]) =>
      ofTheAccount.includes(field) ||
      value === null ||
      value === 0 ||
      (Array.isArray(value) && value.length === 0),
  )
