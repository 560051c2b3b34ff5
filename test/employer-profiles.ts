import { makeUser } from './people.ts'
import * as calls from '../src/features/employers/contract.ts'
import type { TestApp } from './harness.ts'

export const whole = {
  name: 'Noora Al-Kuwari',
  email: 'Noora@Example.com',
  role: 'employer',
  full_address: 'Street 840, Zone 66, Doha',
  age: 37,
  gender: 'Female',
  marital_status: 'Married',
  nationality: 'Qatari',
  occupation: 'Architect',
  monthly_income: 32_500.5,
  spouse_count: 1,
  family_members: [
    { category: 'adults', gender: 'male', age: 41, relation: 'Family' },
    { category: 'kids', gender: 'female', age: 4, relation: 'Family' },
    { category: 'elders', gender: 'female', age: 71, relation: 'Parents' },
  ],
  staff_members: [
    {
      name: 'Lakshmi',
      position: 'Cook',
      date_of_joining: '2024-02-01T00:00:00.000Z',
      end_date: '2025-01-31',
      present: true,
    },
    {
      name: 'Rosa',
      position: 'Nanny',
      date_of_joining: '1/3/2022',
      end_date: '2024/01/31',
      present: false,
    },
  ],
}

/** Households and their profiles. */
export function profileTools(app: TestApp) {
  const household = async () => makeUser(app, 'employer', 'Noora')

  const put = (token: string, body: Record<string, unknown>) =>
    app.call(calls.replaceProfile, body, { token })

  const read = async (token: string) => (await app.call(calls.getProfile, {}, { token })).data

  return { household, put, read }
}
