import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext } from '../../../../test/people.ts'
import { getUser } from '../../accounts/server/index.ts'
import { getMe, updateDetails } from '../../accounts/contract.ts'
import { auditLog } from '../../../platform/server/audit.ts'
import { employerProfiles } from './tables.ts'
import { profileTools, whole } from '../../../../test/employer-profiles.ts'

const app = useTestApp()
const { household, put, read } = profileTools(app)

test('a new household has a profile with its name and number in it', async () => {
  const { id, token } = await household()
  const { phoneNumber } = await getUser(jobContext(app), id)
  expect(await read(token)).toEqual({
    name: 'Noora',
    email: null,
    avatar: null,
    role: 'employer',
    phone_number: phoneNumber,
    full_address: null,
    age: null,
    gender: null,
    marital_status: null,
    nationality: null,
    occupation: null,
    monthly_income: null,
    spouse_count: 0,
    family_members: [],
    staff_members: [],
    currency: 'QAR',
  })
})

describe('PUT', () => {
  // spec: 2.3 Household's profile, wire and form
  // spec: 2.4 Household's profile save
  test('saves the whole profile in its normal form, and the account with it', async () => {
    const { id, token } = await household()
    const { phoneNumber } = await getUser(jobContext(app), id)
    const saved = await put(token, { ...whole, mobile_number: phoneNumber })
    expect(saved).toMatchObject({ status: 200, message: 'Data has been saved successfully!' })
    expect(saved.data).toMatchObject({
      ...whole,
      email: 'noora@example.com',
      gender: 'female',
      marital_status: 'married',
      staff_members: [
        {
          name: 'Lakshmi',
          position: 'Cook',
          date_of_joining: '2024-02-01',
          end_date: null,
          present: true,
        },
        {
          name: 'Rosa',
          position: 'Nanny',
          date_of_joining: '2022-03-01',
          end_date: '2024-01-31',
          present: false,
        },
      ],
    })
    expect(await read(token)).toEqual(saved.data)
    expect((await app.call(getMe, {}, { token })).data.user).toMatchObject({
      full_name: whole.name,
      email: 'noora@example.com',
    })
    const [row] = await app.connection.db
      .select()
      .from(employerProfiles)
      .where(eq(employerProfiles.employerId, id))
    expect(row?.monthlyIncomeMinor).toBe(3_250_050)
    // The new address is confirmed by a link, and what was written down says which fields, never what is in them.
    expect(app.lastMessage('noora@example.com')?.text).toContain('/verify-email/')
    const log = await app.connection.db.select().from(auditLog).where(eq(auditLog.actorId, id))
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['employer.profile_saved', 'account.details_changed']),
    )
    expect(JSON.stringify(log)).not.toMatch(/32500|Architect|Rosa|Qatari/)
    await put(token, { ...whole, occupation: 'Nurse' })
    const again = await app.connection.db.select().from(auditLog).where(eq(auditLog.actorId, id))
    expect(again.at(-1)).toMatchObject({
      action: 'employer.profile_saved',
      detail: { fields: ['occupation'] },
    })
  })

  test('clears what is left out', async () => {
    const { token } = await household()
    await put(token, whole)
    const { data } = await put(token, { name: 'Noora' })
    expect(data).toMatchObject({
      name: 'Noora',
      email: null,
      age: null,
      monthly_income: null,
      spouse_count: 0,
      family_members: [],
      staff_members: [],
    })
  })

  test('what changes with the account shows in the profile', async () => {
    const { token } = await household()
    await put(token, whole)
    await app.call(updateDetails, { fullName: 'Noora Q.' }, { token })
    expect(await read(token)).toMatchObject({ name: 'Noora Q.', occupation: 'Architect' })
  })

  test('forms send text: digits of any script, empty fields, lists as JSON', async () => {
    const { token } = await household()
    const sent = {
      name: '  Noora  ',
      email: '',
      age: '٣٧',
      gender: '',
      monthly_income: '12,500.25',
      spouse_count: '',
      family_members: JSON.stringify([{ category: 'kids', gender: '', age: '', relation: '' }]),
      staff_members: '',
    }
    expect((await put(token, sent)).data).toMatchObject({
      name: 'Noora',
      email: null,
      age: 37,
      gender: null,
      monthly_income: 12_500.25,
      spouse_count: 0,
      family_members: [{ category: 'kids', gender: null, age: 0, relation: null }],
      staff_members: [],
    })
    expect((await put(token, { name: 'Noora', age: 0 })).data.age).toBeNull()
  })

  const staff = (values: object) => ({ staff_members: [{ name: 'Rosa', ...values }] })
  const family = (values: object) => ({
    family_members: [{ category: 'kids', gender: 'male', age: 3, relation: 'Family', ...values }],
  })
  // spec: 2.5 Household's profile save
  // spec: 2.9 Income with two decimals
  // spec: 2.9 Relations, categories and tabs
  test.each([
    ['name', { name: '' }, 'Please enter your full name'],
    ['name', { name: 'x'.repeat(121) }, 'This is too long.'],
    ['email', { email: 'noora@' }, 'Please enter a valid e-mail address'],
    ['role', { role: 'admin' }, 'Please choose one of the values offered.'],
    [
      'mobile_number',
      { mobile_number: '+97455555555' },
      'To change your number, use Change Mobile Number: we send a code to the new one.',
    ],
    ['age', { age: 17 }, 'You must be at least 18 years old.'],
    ['age', { age: 121 }, 'This number is out of range.'],
    ['age', { age: 'forty' }, 'Please enter a whole number.'],
    ['age', { age: 36.5 }, 'Please enter a whole number.'],
    ['gender', { gender: 'other' }, 'Please choose one of the values offered.'],
    ['marital_status', { marital_status: 'engaged' }, 'Please choose one of the values offered.'],
    ['monthly_income', { monthly_income: -1 }, 'Please enter an amount.'],
    ['monthly_income', { monthly_income: 'much' }, 'Please enter an amount.'],
    ['monthly_income', { monthly_income: 10.005 }, 'An amount has at most two decimals.'],
    ['full_address', { full_address: 'x'.repeat(501) }, 'This is too long.'],
    ['spouse_count', { spouse_count: -1 }, 'This number is out of range.'],
    ['spouse_count', { spouse_count: 1.5 }, 'Please enter a whole number.'],
    ['family_members', { family_members: 'none' }, 'This list could not be read.'],
    [
      'family_members',
      { family_members: Array.from({ length: 31 }, () => family({}).family_members[0]) },
      'That is too many.',
    ],
    [
      'family_members.0.category',
      family({ category: 'pets' }),
      'Please choose one of the values offered.',
    ],
    [
      'family_members.0.gender',
      family({ gender: 'Girl' }),
      'Please choose one of the values offered.',
    ],
    ['family_members.0.age', family({ age: -1 }), 'This number is out of range.'],
    [
      'family_members.0.relation',
      family({ relation: 'Cousin' }),
      'Please choose one of the values offered.',
    ],
    ['staff_members.0.name', staff({ name: ' ' }), 'This field is required.'],
    [
      'staff_members.0.date_of_joining',
      staff({ date_of_joining: '2026-02-30' }),
      'Please enter a date as YYYY-MM-DD.',
    ],
    [
      'staff_members.0.date_of_joining',
      staff({ date_of_joining: '1447-05-30' }),
      'Please enter a date as YYYY-MM-DD.',
    ],
    [
      'staff_members.0.end_date',
      staff({ date_of_joining: '2026-02-10', end_date: '2026-02-09', present: false }),
      'The end date is before the joining date.',
    ],
    [
      'staff_members.0.present',
      staff({ present: 'perhaps' }),
      'Please choose one of the values offered.',
    ],
    [
      'avatar',
      { avatar: 'https://elsewhere.example/me.png' },
      'Please upload the picture as a file.',
    ],
  ])('a wrong %s is refused by name and nothing is saved: %j', async (field, values, message) => {
    const { token } = await household()
    expect(await put(token, { ...whole, ...values })).toMatchObject({
      status: 400,
      code: 'INVALID',
      errors: { [field]: [message] },
    })
    expect(await read(token)).toMatchObject({ name: 'Noora', occupation: null })
  })

  test('two saves at once leave one of them whole', async () => {
    const { token } = await household()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        put(token, { name: `Noora ${index}`, age: 20 + index }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const { name, age } = await read(token)
    expect(age).toBe(20 + Number(name.split(' ')[1]))
  })
})
