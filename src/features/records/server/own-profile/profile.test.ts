import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { makeAgency } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { essentials, formSaver, makeJobseeker } from '../../../../../test/jobseekers.ts'
import { makeUser, signIn } from '../../../../../test/people.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import { addManagedCandidate } from '../../../agencies/candidates-contract.ts'
import { getMe } from '../../../accounts/contract.ts'
import { getProfile, updateProfile } from '../../contract.ts'
import { getCandidate } from '../../../profiles/contract.ts'
import { listCandidates } from '../../../search/contract.ts'
import { candidates } from '../../../profiles/server/record-api.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })

const jobseeker = (name?: string) => makeJobseeker(app, name)
const saveForm = formSaver(app)

/** Every field of the specification, as the form sends it. */
const whole = {
  expected_salary: 1800.5,
  nationality: 'Filipino',
  date_of_birth: '1994-05-02',
  current_city: 'Doha',
  current_country: 'Qatar',
  current_location: 'Al Sadd, Doha',
  preferred_location: 'Doha',
  visa_status: 'valid',
  visa_type: 'own_visa',
  visa_expiry_date: '2027-01-31',
  religion: 'Christian',
  marital_status: 'married',
  languages: [
    { language: 'English', speak: 'fluent', read: 'good', write: null },
    { language: 'Tagalog', speak: null, read: null, write: null },
  ],
  experience_years: 6,
  experience_months: 4,
  childcare_experience_years: { newborn: 2, toddler: 0 },
  skills: ['Babycare', 'Cooking'],
  core_skills: ['Sleep routines'],
  other_skills: ['Sewing'],
  position_sought: 'Nanny',
  desired_position: 'Nanny',
  previous_position: 'Maid',
  availability_date: '2026-05-01',
  immediate_availability: false,
  estimated_joining_date: '2026-05-10',
  working_days: 'Saturday to Thursday',
  working_hours_from: '07:00',
  working_hours_to: '16:30',
  day_off: 'Friday',
  accommodation: 'Own room',
  description: 'Calm and cheerful.',
  gender: 'female',
  height: 158.5,
  weight: 54,
  kids: [{ gender: 'female', age: 11 }],
  work_type: 'live_in',
  email: 'grace@example.com',
  whatsapp: '+97433110000',
}

// spec: 1.7 GET, PATCH /jobseeker/profile/
test('every field is kept and read back; the first save publishes', async () => {
  const her = await jobseeker('Grace Santos')
  expect(await her.read()).toMatchObject({
    full_name: 'Grace Santos',
    is_published: false,
    nationality: null,
    skills: [],
    version: 1,
  })
  const { status, data, headers } = await her.save({ ...whole, consent_special_data: true })
  expect(status).toBe(200)
  expect(data).toMatchObject({
    ...whole,
    consent_special_data: true,
    is_published: true,
    version: 2,
    age: 31,
    currency: 'QAR',
  })
  expect(data.childcare_experience).toEqual({ newborn: true, toddler: false })
  expect(headers.etag).toBe('"2"')
  expect(await her.read()).toEqual(data)

  const seen = (await app.call(getCandidate, { id: data.id }, {})).data
  expect(seen).toMatchObject({
    full_name: 'Grace Santos',
    phone_number: null,
    email: null,
    profile: { religion: 'Christian', date_of_birth: null },
  })
  const [row] = await app.connection.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `candidate:${data.id}`))
  expect(JSON.stringify(row?.detail)).not.toContain('Christian')
})

// spec: 1.3 Profile, written
// spec: 1.7 GET, PATCH /jobseeker/profile/
test('as a form, lists and objects as JSON text say the same', async () => {
  const her = await jobseeker()
  const fields = Object.fromEntries(
    Object.entries(whole).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
  const { status, data } = await saveForm(her.token, {
    ...fields,
    consent_special_data: 'true',
    hidden_fields: '["weight"]',
  })
  expect(status).toBe(200)
  expect(data).toMatchObject({ ...whole, hidden_fields: ['weight'] })
})

test('what is left out stays, what is empty goes, and languages may be words alone', async () => {
  const her = await jobseeker()
  await her.save({ ...whole, consent_special_data: true })
  const { data } = await her.save({
    nationality: '  ',
    expected_salary: '',
    height: '',
    weight: -3,
    experience_years: null,
    languages: ['Hindi'],
    kids: [],
  })
  expect(data).toMatchObject({
    nationality: null,
    expected_salary: null,
    height: null,
    weight: null,
    experience_years: null,
    kids: [],
    day_off: 'Friday',
  })
  expect(data.languages).toEqual([{ language: 'Hindi', speak: null, read: null, write: null }])
})

test('whoever can come at once has no date from which she can', async () => {
  const her = await jobseeker()
  const { data } = await her.save({
    availability_date: '2026-05-01',
    immediate_availability: 'true',
  })
  expect(data).toMatchObject({ availability_date: null, immediate_availability: true })
})

test('religion, marital status and children need her consent and go with it', async () => {
  const her = await jobseeker()
  for (const special of [
    { religion: 'Hindu' },
    { marital_status: 'single' },
    { kids: [{ gender: 'male', age: 3 }] },
  ]) {
    for (const consent of [{}, { consent_special_data: false }]) {
      const refused = await her.save({ ...special, ...consent })
      expect(refused.status).toBe(400)
      expect(refused.message).toContain('consent')
      expect(Object.keys(refused.errors ?? {})).toEqual(['consent_special_data'])
    }
  }
  expect((await her.read()).is_published).toBe(false)
  await her.save({
    religion: 'Hindu',
    kids: [{ gender: 'male', age: 3 }],
    consent_special_data: true,
  })
  expect((await her.save({ marital_status: 'single' })).data).toMatchObject({
    religion: 'Hindu',
    marital_status: 'single',
  })
  const { data } = await her.save({ consent_special_data: false })
  expect(data).toMatchObject({
    religion: null,
    marital_status: null,
    kids: [],
    consent_special_data: false,
  })
})

test('what she hides is there for her and for nobody else', async () => {
  const her = await jobseeker()
  const { data } = await her.save({
    ...whole,
    consent_special_data: true,
    hidden_fields: ['religion', 'marital_status', 'kids', 'height', 'weight'],
  })
  expect(data).toMatchObject({ religion: 'Christian', height: 158.5 })
  const { profile } = (await app.call(getCandidate, { id: data.id }, {})).data
  expect(profile).toMatchObject({
    religion: null,
    marital_status: null,
    kids: [],
    height: null,
    weight: null,
    nationality: 'Filipino',
  })
})

// spec: 1.9 At least 18
test('she publishes and unpublishes; nobody under 18 is ever shown', async () => {
  const her = await jobseeker()
  const { data } = await her.save({ ...essentials, is_published: false })
  expect(data.is_published).toBe(false)
  expect((await app.call(getCandidate, { id: data.id }, {})).status).toBe(404)
  expect((await her.save({ is_published: true })).data.is_published).toBe(true)
  expect((await app.call(getCandidate, { id: data.id }, {})).status).toBe(200)

  const young = (await her.save({ date_of_birth: '2009-01-01' })).data
  expect(young).toMatchObject({ is_published: false, publish_obstacle: 'under_age', age: 17 })
  expect((await app.call(getCandidate, { id: data.id }, {})).status).toBe(404)
  const refused = await her.save({ is_published: true })
  expect([refused.status, refused.message]).toEqual([
    400,
    'A profile can be published from the age of 18.',
  ])
  expect(refused.errors).toHaveProperty('is_published')

  const other = await jobseeker()
  expect((await other.save({ ...essentials, age: 17 })).data.is_published).toBe(false)
  expect((await other.save({ age: 18, is_published: true })).data.is_published).toBe(true)
})

test('a second tab is told that its version is old, and nothing is lost', async () => {
  const her = await jobseeker()
  const { version } = await her.read()
  expect((await her.save({ day_off: 'Friday', version })).status).toBe(200)
  const late = await her.save({ accommodation: 'Own room', version })
  expect([late.status, late.code]).toEqual([409, 'CONFLICT'])
  expect(late.message).toContain('another window')
  expect(
    (await her.save({ accommodation: 'Own room' }, { 'if-match': `"${version}"` })).status,
  ).toBe(409)
  expect(await her.read()).toMatchObject({ day_off: 'Friday', accommodation: null })
  expect(
    (await her.save({ accommodation: 'Own room' }, { 'if-match': `"${version + 1}"` })).data,
  ).toMatchObject({
    day_off: 'Friday',
    accommodation: 'Own room',
  })
})

test('of two saves at the same moment with one version, one wins', async () => {
  const her = await jobseeker()
  const { version } = await her.read()
  const answers = await Promise.all(
    ['Friday', 'Sunday'].map((day_off) => her.save({ day_off, version })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

// spec: 1.5 The profile's phone is read-only
test('a new name is the name of her account; her number stays', async () => {
  const her = await jobseeker()
  const { phone_number } = await her.read()
  const { data } = await her.save({ full_name: '  Amina Yusuf ', phone_number })
  expect(data).toMatchObject({ full_name: 'Amina Yusuf', phone_number })
  expect((await app.call(getMe, {}, her)).data.user.full_name).toBe('Amina Yusuf')
  const refused = await her.save({ phone_number: '+97455001122' })
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, ['phone_number']])
})

// spec: 1.5 Candidate profile edit
test.each([
  ['full_name', ''],
  ['full_name', 'x'.repeat(121)],
  ['full_name', '😀 7'],
  ['email', 'nobody'],
  ['whatsapp', '😀'],
  ['whatsapp', '12345'],
  ['availability_date', '9999-12-31'],
  ['date_of_birth', '2026-02-30'],
  ['date_of_birth', '2026-03-11'],
  ['age', 151],
  ['age', 'old'],
  ['gender', 'woman'],
  ['marital_status', 'free'],
  ['visa_status', 'yes'],
  ['visa_type', 'mine'],
  ['work_type', 'Live-in'],
  ['height', 0],
  ['height', 301],
  ['weight', 0],
  ['kids', [{ gender: 'female' }]],
  ['kids', 'two'],
  ['kids', '{"gender":'],
  ['languages', [{ speak: 'good' }]],
  ['skills', 'Cooking'],
  ['skills', ['x'.repeat(61)]],
  ['skills', Array.from({ length: 31 }, (_, index) => `skill ${index}`)],
  ['experience_years', 1.5],
  ['experience_years', 71],
  ['experience_months', 12],
  ['childcare_experience_years', { baby: 3 }],
  ['childcare_experience_years', { newborn: 'many' }],
  ['expected_salary', 1_000_001],
  ['expected_salary', 'a lot'],
  ['availability_date', 'soon'],
  ['working_hours_from', '25:00'],
  ['description', 'x'.repeat(3001)],
  ['hidden_fields', ['name']],
  ['is_published', 'perhaps'],
  ['profile_image', 'not a file'],
  ['nationality', '\u0000'],
])('%s = %j is refused beside its field', async (field, value) => {
  const her = await jobseeker()
  const answer = await her.save({
    [field]: value,
    ...(field === 'kids' && { consent_special_data: true }),
  })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.errors ?? {})[0]?.split('.')[0]).toBe(field)
  expect((await her.read()).version).toBe(1)
})

// spec: 1.6 job seeker: only her own profile and papers
// spec: 2.6 candidate: only her own profile
test('only job seekers have a profile here', async () => {
  const employer = await makeUser(app, 'employer')
  for (const call of [getProfile, updateProfile]) {
    expect((await app.call(call, {}, employer)).status).toBe(403)
    expect((await app.call(call, {}, {})).status).toBe(401)
  }
})

test('a saved profile is on the list at once, and gone from it when unpublished', async () => {
  const her = await jobseeker('Zawadi Quickfind')
  const found = async () => (await app.call(listCandidates, { q: 'Quickfind' }, {})).data.total
  await her.save({ ...essentials, desired_position: 'Cook' })
  await vi.waitFor(async () => expect(await found()).toBe(1))
  await her.save({ is_published: false })
  await vi.waitFor(async () => expect(await found()).toBe(0))
  const token = await signIn(app, her.id)
  expect((await app.call(getProfile, {}, { token })).data.is_published).toBe(false)
})

test('a wage below the law is refused beside its field, with the law named, in both languages', async () => {
  const her = await jobseeker()
  const refused = await her.save({ expected_salary: 700 })
  expect([refused.status, refused.errors]).toEqual([
    400,
    { expected_salary: ['The law asks for at least QAR 1,000 a month (Law 17/2020).'] },
  ])
  const arabic = await her.save({ expected_salary: 999.99 }, { 'accept-language': 'ar' })
  expect(arabic.errors?.expected_salary?.[0]).toContain('1,000 ريال')
  expect((await her.read()).expected_salary).toBeNull()
  for (const wage of [1000, 0, null])
    expect((await her.save({ expected_salary: wage })).status).toBe(200)
  const { owner } = await makeAgency(app)
  expect(
    (await app.call(addManagedCandidate, { full_name: 'Amina', expected_salary: 700 }, owner))
      .errors,
  ).toHaveProperty('expected_salary')
})

test('who asked for less before the law did can change everything else', async () => {
  const her = await jobseeker()
  const { id } = await her.read()
  await app.connection.db
    .update(candidates)
    .set({ expectedSalaryMinor: 70_000 })
    .where(eq(candidates.id, id))
  expect((await her.save({ expected_salary: 700, day_off: 'Friday' })).status).toBe(200)
  expect((await her.save({ expected_salary: 800 })).status).toBe(400)
})

test.each(['speak', 'read', 'write'])('a level (%s) is one of those offered', async (skill) => {
  const her = await jobseeker()
  for (const level of ['banana', '<b>x</b>', 'Fluent', 3]) {
    const refused = await her.save({ languages: [{ language: 'English', [skill]: level }] })
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([
      400,
      [`languages.0.${skill}`],
    ])
  }
  for (const level of ['basic', 'good', 'fluent', 'native', '', null])
    expect((await her.save({ languages: [{ language: 'English', [skill]: level }] })).status).toBe(
      200,
    )
})
