import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate as storeCandidate, makeUser } from '../../../../test/people.ts'
import { broadcast } from '../../../platform/server/bus.ts'
import * as calls from '../contract.ts'

const app = useTestApp()

const needs = {
  position: 'Nanny',
  tasks: ['Babycare', 'Cooking'],
  children: ['toddler'],
  languages: ['English'],
  work_type: 'live_in',
  budget: 2000,
  start_date: '2026-04-01',
}
/** What is saved of it by who says nothing of musts. */
const saved = { ...needs, musts: ['position'], priorities: [] }
const nobody = {
  ...saved,
  position: null,
  tasks: [],
  children: [],
  languages: [],
  work_type: null,
  budget: null,
  start_date: null,
}
const english = [{ language: 'English', speak: 'good', read: null, write: null }]
const ideal = {
  skills: ['Babycare', 'Cooking'],
  childcareExperienceYears: { toddler: 3 },
  languages: english,
  workType: 'live_in' as const,
  immediateAvailability: true,
}

/** A candidate of whom the search has heard. */
async function makeCandidate(values: Parameters<typeof storeCandidate>[1]): Promise<number> {
  const id = await storeCandidate(app, values)
  await broadcast(app.connection, 'candidates', id)
  return id
}

async function household(values: Record<string, unknown> | null = needs) {
  const { token } = await makeUser(app, 'employer')
  if (values !== null) expect((await app.call(calls.saveNeeds, values, { token })).status).toBe(200)
  return token
}
const matches = (token: string, query: Record<string, unknown> = {}) =>
  app.call(calls.listMatches, query, { token })

describe('what a household needs', () => {
  test('is kept, replaced whole, and nothing while nothing is asked', async () => {
    const token = await household(null)
    const read = async () => (await app.call(calls.getNeeds, {}, { token })).data
    expect(await read()).toBeNull()
    expect(
      (
        await app.call(
          calls.saveNeeds,
          { ...needs, tasks: ['Cooking', 'Babycare', 'Cooking'] },
          { token },
        )
      ).data,
    ).toEqual({
      ...saved,
      tasks: ['Cooking', 'Babycare'],
    })
    await app.call(calls.saveNeeds, { budget: '٢٥٠٠' }, { token })
    expect(await read()).toEqual({ ...nobody, budget: 2500 })
    expect(
      (await app.call(calls.saveNeeds, { budget: '', position: '' }, { token })).data,
    ).toBeNull()
  })

  test.each([
    ['position', 'Pilot'],
    ['tasks.0', ['Flying']],
    ['children.0', ['teenager']],
    ['languages.0', ['Klingon']],
    ['work_type', 'sometimes'],
    ['budget', 0],
    ['budget', -5],
    ['budget', 'much'],
    ['budget', 999],
    ['budget', 1500.5],
    ['start_date', '2026-02-30'],
    ['start_date', '1/4/2026'],
    ['start_date', '9999-12-31'],
    ['start_date', '1026-04-01'],
    ['musts.0', ['age']],
    ['priorities.1', ['budget', 'looks']],
    ['musts', Array.from({ length: 8 }, () => 'budget')],
  ])('a wrong %s is refused: %j', async (field, value) => {
    const token = await household(null)
    const answer = await app.call(
      calls.saveNeeds,
      { [field.split('.')[0] ?? '']: value },
      { token },
    )
    expect(answer).toMatchObject({
      status: 400,
      code: 'INVALID',
      errors: { [field]: [expect.any(String)] },
    })
  })

  test('musts and what matters most stay as they were where nothing is said of them', async () => {
    const token = await household(null)
    const save = async (values: Record<string, unknown>) =>
      (await app.call(calls.saveNeeds, { position: 'Nanny', ...values }, { token })).data
    expect(await save({ musts: ['budget', 'budget'], priorities: ['tasks'] })).toMatchObject({
      musts: ['budget'],
      priorities: ['tasks'],
    })
    expect(await save({ budget: 2000 })).toMatchObject({ musts: ['budget'], priorities: ['tasks'] })
    expect(await save({ musts: [] })).toMatchObject({ musts: [], priorities: ['tasks'] })
  })

  test("is the household's own", async () => {
    const [one, other] = [await household(), await household(null)]
    expect((await app.call(calls.getNeeds, {}, { token: other })).data).toBeNull()
    expect((await app.call(calls.getNeeds, {}, { token: one })).data).toEqual(saved)
    for (const endpoint of [calls.getNeeds, calls.saveNeeds, calls.listMatches]) {
      expect((await app.call(endpoint, {})).status).toBe(401)
      for (const role of ['jobseeker', 'agency', 'admin'] as const)
        expect(
          (await app.call(endpoint, {}, { token: (await makeUser(app, role)).token })).status,
        ).toBe(403)
    }
  })
})

test('without needs nobody is listed, and the answer says so', async () => {
  expect((await matches(await household(null))).data).toMatchObject({
    has_needs: false,
    results: [],
    total: 0,
  })
})

test('the best come first, with reasons for, against and unknown; filters and pages as in the public list', async () => {
  const best = await makeCandidate(ideal)
  const dear = await makeCandidate({ ...ideal, expectedSalaryMinor: 225_000 })
  const silent = await makeCandidate({ expectedSalaryMinor: null })
  const other = await makeCandidate({
    ...ideal,
    workType: 'live_out',
    skills: ['Driving'],
    nationality: 'Kenyan',
  })
  await makeCandidate({ ...ideal, isPublished: false })
  const token = await household()
  await expect.poll(async () => (await matches(token)).data.total).toBe(4)
  const { data } = await matches(token)
  expect(data.results.map(({ id, match }) => [id, match.score])).toEqual([
    [best, 100],
    [dear, 95],
    [other, 65],
    [silent, expect.any(Number)],
  ])
  expect(data.results[0]).toMatchObject({
    full_name: 'Grace Santos',
    phone_number: null,
    match: { against: [], unknown: [] },
  })
  expect(data.results[1]?.match.against).toEqual([{ rule: 'budget', values: ['2250'] }])
  expect(data.results[2]?.match.against).toEqual([
    { rule: 'tasks', values: ['Babycare', 'Cooking'] },
    { rule: 'workType', values: ['live_out'] },
  ])
  expect(data.results[3]?.match).toMatchObject({
    for: [{ rule: 'position', values: ['Nanny'] }],
    against: [],
  })
  expect(
    (await matches(token, { nationality: 'Kenyan' })).data.results.map(({ id }) => id),
  ).toEqual([other])
  expect(
    (await matches(token, { page: 2, page_size: 3 })).data.results.map(({ id }) => id),
  ).toEqual([silent])
  for (const query of [
    { page: 0 },
    { page_size: 61 },
    { age_max: 'x' },
    { salary_min: 3000, salary_max: 1000 },
    { age_min: 40, age_max: 30 },
  ])
    expect((await matches(token, query)).status).toBe(400)
})

test('whoever has another position, or nothing of what is asked, is left out', async () => {
  const nationality = 'Ugandan'
  await makeCandidate({ ...ideal, nationality, desiredPosition: 'Driver' })
  const dear = await makeCandidate({ nationality, expectedSalaryMinor: 900_000 })
  const found = async (values: Record<string, unknown>) =>
    (await matches(await household({ ...nobody, ...values }), { nationality })).data
  expect(await found({ position: 'Nanny' })).toMatchObject({ total: 1, results: [{ id: dear }] })
  expect(await found({ budget: 2000 })).toMatchObject({ total: 1 })
  expect(await found({ position: 'Cook' })).toMatchObject({ total: 0, results: [] })
})

test('whoever is known to miss a must is left out; of whom it is not known, stays', async () => {
  const nationality = 'Nepalese'
  const one = await makeCandidate({ ...ideal, nationality, expectedSalaryMinor: 200_000 })
  const dear = await makeCandidate({ ...ideal, nationality, expectedSalaryMinor: 205_000 })
  const half = await makeCandidate({
    ...ideal,
    nationality,
    expectedSalaryMinor: null,
    skills: ['Cooking'],
  })
  const found = async (musts: string[]) => {
    const { data } = await matches(await household({ ...needs, musts }), { nationality })
    expect(data.total).toBe(data.results.length)
    return data.results.map(({ id }) => id)
  }
  await expect.poll(() => found([])).toEqual([one, dear, half])
  expect(await found(['budget'])).toEqual([one, half])
  expect(await found(['tasks'])).toEqual([one, dear])
  expect(await found(['budget', 'tasks', 'start_date'])).toEqual([one])
})

test('what matters most tells those with the same score apart, and is said first', async () => {
  const nationality = 'Sri Lankan'
  const lives = await makeCandidate({
    nationality,
    workType: 'live_in',
    languages: [],
    expectedSalaryMinor: 300_000,
  })
  const cheap = await makeCandidate({
    nationality,
    workType: 'live_out',
    languages: [],
    expectedSalaryMinor: 150_000,
  })
  const wanted = { ...nobody, work_type: 'live_in', budget: 2000, musts: [] }
  const found = async (priorities: string[]) => {
    const { data } = await matches(await household({ ...wanted, priorities }), { nationality })
    return data.results.map(({ id, match }) => [id, match.score, match.why[0]?.rule])
  }
  const [first, second] = [
    [lives, 50, 'workType'],
    [cheap, 50, 'budget'],
  ]
  await expect.poll(() => found([])).toEqual([first, second])
  expect(await found(['budget'])).toEqual([second, first])
})

test('those with the same score come by what weighs more, by checks, and by how soon they are free', async () => {
  const nationality = 'Ghanaian'
  const make = (values: Parameters<typeof storeCandidate>[1]) =>
    makeCandidate({ nationality, workType: 'live_in', ...values })
  const checked = await make({ availabilityDate: '2026-05-01' })
  const soon = await make({ availabilityDate: '2026-03-20' })
  const late = await make({ availabilityDate: '2026-05-01' })
  await app.asOwner(
    `insert into verifications (candidate_id, item, outcome, method, checked_at, valid_until) values (${checked}, 'references', 'verified', 'household_asked', '2026-03-01', '2027-03-01')`,
  )
  await broadcast(app.connection, 'candidates', checked)
  const token = await household({ ...nobody, position: 'Nanny' })
  await expect
    .poll(async () => (await matches(token, { nationality })).data.results.map(({ id }) => id))
    .toEqual([checked, soon, late])
  const [second] = (await matches(token, { nationality, page: 2, page_size: 1 })).data.results
  expect(second?.id).toBe(soon)
})

test('nationality, religion, marital status, age and looks change no score', async () => {
  const alike = { ...ideal, skills: ['Cooking'] }
  const different = [
    {
      nationality: 'Kenyan',
      religion: 'Christian',
      maritalStatus: 'single' as const,
      age: 24,
      gender: 'female' as const,
    },
    {
      nationality: 'Indian',
      religion: 'Hindu',
      maritalStatus: 'widowed' as const,
      age: 58,
      gender: 'male' as const,
      heightCm: 150,
      weightKg: 90,
    },
    {
      nationality: 'Nepalese',
      religion: 'Muslim',
      maritalStatus: 'married' as const,
      age: 19,
      kids: [{ gender: 'male', age: 2 }],
    },
  ]
  const ids: number[] = []
  for (const person of different) ids.push(await makeCandidate({ ...alike, ...person }))
  const token = await household()
  const found = async () =>
    (await matches(token, { page_size: 60 })).data.results.filter(({ id }) => ids.includes(id))
  await expect.poll(async () => (await found()).length).toBe(3)
  const [first, ...rest] = (await found()).map(({ match }) => match)
  for (const match of rest) expect(match).toEqual(first)
})

test('of one candidate on her page: how well she fits, nothing before needs are said, and of nobody who is not listed', async () => {
  const dear = await makeCandidate({ ...ideal, expectedSalaryMinor: 225_000 })
  const hidden = await makeCandidate({ ...ideal, isPublished: false })
  const of = async (id: number, token?: string) =>
    app.call(calls.getMatch, { id }, token === undefined ? {} : { token })
  const token = await household()
  expect((await of(dear, token)).data).toMatchObject({
    score: 95,
    why: [{ rule: 'position' }, { rule: 'tasks' }, { rule: 'children' }],
    against: [{ rule: 'budget', values: ['2250'] }],
  })
  const silent = await of(dear, await household(null))
  expect([silent.status, silent.data]).toEqual([200, null])
  for (const id of [hidden, 999_999]) expect((await of(id, token)).status).toBe(404)
  expect((await of(dear)).status).toBe(401)
  expect((await of(dear, (await makeUser(app, 'jobseeker')).token)).status).toBe(403)
})
