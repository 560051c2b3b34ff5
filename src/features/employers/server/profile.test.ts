import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeCandidate, makeUser } from '../../../../test/people.ts'
import { samplePdf, samplePicture } from '../../../../test/samples.ts'
import { findUserByPhone, getUser } from '../../accounts/server/index.ts'
import { getMe, updateDetails } from '../../accounts/contract.ts'
import { auditLog } from '../../../platform/server/audit.ts'
import * as calls from '../contract.ts'
import { employerProfiles } from './tables.ts'
import { roles } from '../../../platform/shared/roles.ts'

const app = useTestApp()

const whole = {
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
const household = async () => makeUser(app, 'employer', 'Noora')
const put = (token: string, body: Record<string, unknown>) =>
  app.call(calls.replaceProfile, body, { token })
const patch = (token: string, body: Record<string, unknown>) =>
  app.call(calls.updateProfile, body, { token })
const read = async (token: string) => (await app.call(calls.getProfile, {}, { token })).data

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
      'These are too many.',
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

describe('PATCH', () => {
  test('changes what is not empty and leaves the rest', async () => {
    const { token } = await household()
    await put(token, whole)
    const { status, data } = await patch(token, {
      occupation: 'Engineer',
      age: '38',
      email: '',
      gender: null,
      monthly_income: '',
    })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...whole,
      email: 'noora@example.com',
      gender: 'female',
      marital_status: 'married',
      occupation: 'Engineer',
      age: 38,
      staff_members: expect.any(Array),
    })
    expect(data.family_members).toHaveLength(3)
  })

  test.each([{}, { name: '', age: null }, { role: 'employer' }, { family_members: [] }])(
    'with nothing to save is refused: %j',
    async (body) => {
      const { token } = await household()
      expect(await patch(token, body)).toMatchObject({
        status: 400,
        message: 'No profile data to save',
      })
    },
  )

  test('checks its fields like PUT', async () => {
    const { token } = await household()
    expect((await patch(token, { age: 12, email: 'x', mobile_number: '1' })).errors).toMatchObject({
      age: expect.anything(),
      email: expect.anything(),
    })
    expect((await patch(token, { name: 'Noora', mobile_number: '12345' })).errors).toHaveProperty(
      'mobile_number',
    )
  })
})

describe('the picture', () => {
  async function send(token: string, fields: Record<string, string>, picture?: Buffer) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    if (picture) form.append('avatar', new Blob([new Uint8Array(picture)]), 'me.jpg')
    const request = new Request('http://localhost', { method: 'PUT', body: form })
    const answer = await app.app.inject({
      method: 'PUT',
      url: calls.replaceProfile.path,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return {
      status: answer.statusCode,
      body: answer.json<{ data: { avatar: string | null }; errors?: Record<string, string[]> }>(),
    }
  }
  const opens = async (address: string | null) =>
    (await app.app.inject({ url: address ?? '/none' })).statusCode

  test('is made square, stands in the menu, is replaced and taken away', async () => {
    const { token } = await household()
    const first = await send(
      token,
      { name: 'Noora', family_members: JSON.stringify(whole.family_members) },
      await samplePicture(),
    )
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject({ family_members: whole.family_members })
    const { avatar } = first.body.data
    expect(avatar).toMatch(/^\/media\/portraits\/[0-9a-f-]{36}-640\.webp$/)
    expect(await opens(avatar)).toBe(200)
    expect((await app.call(getMe, {}, { token })).data.user.avatar).toBe(avatar)
    // Nothing said of the picture, or its own address echoed: it stays.
    expect((await put(token, { name: 'Noora' })).data.avatar).toBe(avatar)
    expect((await put(token, { name: 'Noora', avatar })).data.avatar).toBe(avatar)
    const second = await send(token, { name: 'Noora' }, await samplePicture('png'))
    expect(second.body.data.avatar).not.toBe(avatar)
    expect((await put(token, { name: 'Noora', avatar: null })).data.avatar).toBeNull()
    expect((await app.call(getMe, {}, { token })).data.user.avatar).toBeNull()
  })

  test('must be one', async () => {
    const { token } = await household()
    const refused = await send(token, { name: 'Noora' }, samplePdf())
    expect(refused.status).toBe(415)
    expect(refused.body.errors).toEqual({ avatar: ['Please choose a picture: JPG, PNG or WebP'] })
  })
})

describe('who may', () => {
  test('only households, and each sees its own', async () => {
    const [one, other] = [await household(), await household()]
    await put(one.token, whole)
    expect((await read(other.token)).occupation).toBeNull()
    for (const endpoint of [calls.getProfile, calls.replaceProfile, calls.updateProfile]) {
      expect((await app.call(endpoint, { name: 'x' })).status).toBe(401)
      for (const role of ['jobseeker', 'agency', 'admin'] as const) {
        const { token } = await makeUser(app, role)
        expect(await app.call(endpoint, { name: 'x' }, { token })).toMatchObject({
          status: 403,
          code: 'FORBIDDEN',
        })
      }
    }
  })

  test('family and income appear in no other answer of any call, whoever asks', async () => {
    const { id, token } = await household()
    const secret = {
      occupation: 'secretoccupation',
      full_address: 'secretaddress',
      monthly_income: 7_654_321,
    }
    await put(token, {
      ...whole,
      ...secret,
      family_members: [{ category: 'kids', gender: 'female', age: 127, relation: 'Grandchild' }],
    })
    const candidateId = await makeCandidate(app)
    const others = await Promise.all(roles.map((role) => makeUser(app, role)))
    const secrets =
      /secretoccupation|secretaddress|7654321|Grandchild|family_members|monthly_income/
    const own: string[] = [calls.getProfile.path, calls.replaceProfile.path]
    const reads = app.endpoints.filter(
      ({ method, path }) => method === 'GET' && !own.includes(path),
    )
    expect(reads.length).toBeGreaterThan(10)
    for (const endpoint of reads) {
      for (const bearer of [undefined, token, ...others.map((user) => user.token)]) {
        for (const asked of [id, candidateId]) {
          const answer = await app.call(
            endpoint,
            { id: asked, invoice_no: 'INV-000001', token: 'x' },
            { token: bearer },
          )
          expect(answer.body, endpoint.path).not.toMatch(secrets)
        }
      }
    }
  })

  test('it goes with the account', async () => {
    const { id, token } = await household()
    // Without a family: its consent stands in a log that only an erasure clears.
    await patch(token, { name: 'Noora', occupation: 'Architect' })
    const ctx = jobContext(app)
    const user = await getUser(ctx, id)
    await app.connection.pool.query('delete from users where id = $1', [id])
    expect(await findUserByPhone(ctx, user.phoneNumber)).toBeNull()
    expect(
      await app.connection.db
        .select()
        .from(employerProfiles)
        .where(eq(employerProfiles.employerId, id)),
    ).toEqual([])
  })
})
