import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { makeAgency } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeCandidate, makeUser } from '../../../../test/people.ts'
import { broadcast } from '../../../platform/server/bus.ts'
import { suspendAgency } from '../../agencies/admin-contract.ts'
import { getCandidate, listSimilar } from '../../profiles/contract.ts'
import { listCandidates } from '../contract.ts'
import { markHired } from '../../profiles/server/index.ts'
import { type NewCandidate, candidates } from '../../profiles/server/record-api.ts'

const server = useTestApp()

async function createCandidate(values: Partial<NewCandidate>): Promise<number> {
  const id = await makeCandidate(server, values)
  await broadcast(server.connection, 'candidates', id)
  return id
}

/** The index hears of changes a moment after they are committed. */
const listed = (input: Record<string, unknown> = {}) => server.call(listCandidates, input)
const listedIds = async (input: Record<string, unknown> = {}) =>
  (await listed({ page_size: 60, ...input })).data.results.map((one) => one.id)

// spec: 1.9 12 on a page of the list
// spec: 2.3 Job seeker as listed to a household
// spec: 2.7 List job seekers
test('lists published candidates with exact counts, facets and pages of 12', async () => {
  const made = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      createCandidate({ nationality: index < 9 ? 'Filipino' : 'Kenyan', desiredPosition: 'Cook' }),
    ),
  )
  await createCandidate({ isPublished: false, fullName: 'Hidden Person' })
  await vi.waitFor(async () => expect((await listed()).data.total).toBe(14))

  const first = await listed()
  expect(first.status).toBe(200)
  expect(first.data).toMatchObject({ page: 1, page_size: 12, total: 14, currency: 'QAR' })
  expect(first.data.results).toHaveLength(12)
  expect(first.data.facets.nationality).toEqual({ Filipino: 9, Kenyan: 5 })
  expect(first.data.facets.position.Cook).toBe(14)
  expect((await listed({ page: 2 })).data.results).toHaveLength(2)
  expect((await listed({ page: 99 })).data.results).toEqual([])
  expect(await listedIds({ nationality: 'Kenyan' })).toEqual(made.slice(9).sort((a, b) => b - a))
  expect((await listed({ nationality: ['Kenyan', 'Filipino'] })).data.total).toBe(14)
})

test('however her position and nationality are written, and with cents in her salary, she is found and counted under one name', async () => {
  const made = {
    desiredPosition: 'nanny',
    nationality: 'BOTSWANAN',
    expectedSalaryMinor: 150_050,
  }
  const id = await createCandidate(made)
  const asked = { nationality: 'Botswanan' }
  await vi.waitFor(async () => expect(await listedIds(asked)).toEqual([id]))
  const { facets } = (await listed(asked)).data
  expect(facets).toMatchObject({ position: { Nanny: 1 } })
  expect(facets.nationality).toMatchObject({ Botswanan: 1 })
  expect(Object.keys(facets.nationality)).not.toContain('BOTSWANAN')
  expect(await listedIds({ ...asked, position: 'Nanny' })).toEqual([id])
  expect(await listedIds({ ...asked, salary_max: 1500 })).toEqual([])
  expect(await listedIds({ ...asked, salary_max: 1501 })).toEqual([id])
})

test('a number among her skills is found no more than it is shown, and a place of signs that nobody sees is no place', async () => {
  const nationality = 'Chadian'
  const id = await createCandidate({
    nationality,
    fullName: 'Amina 77712345',
    skills: ['Call 55512345'],
    coreSkills: ['Ironing, 66612345'],
    currentCity: 'Lusail',
    currentLocation: null,
  })
  await vi.waitFor(async () => expect(await listedIds({ nationality, q: 'Amina' })).toEqual([id]))
  for (const q of ['ironing', 'Amina 77712345'])
    expect(await listedIds({ nationality, q }), q).toEqual([id])
  for (const q of ['55512345', '555', '66612345'])
    expect(await listedIds({ nationality, q }), q).toEqual([])
  expect(await listedIds({ nationality, location: '\u200f' })).toEqual([])
  const [card] = (await listed({ nationality, location: 'Lusail' })).data.results
  expect(card?.profile.current_location).toBe('Lusail')
})

test('a card says whether her page has a film, and not where it is', async () => {
  const nationality = 'Burundian'
  const silent = await createCandidate({ nationality })
  const speaking = await createCandidate({ nationality, profileVideoKey: 'videos/hers.mp4' })
  await vi.waitFor(async () => expect(await listedIds({ nationality })).toEqual([speaking, silent]))
  const { data } = await listed({ nationality })
  expect(data.results.map((one) => one.has_video)).toEqual([true, false])
  expect(JSON.stringify(data)).not.toContain('hers.mp4')
})

// spec: 1.3 Profile, read: all fields
test('no one reads a phone number, an e-mail, a birthday or a hidden field from the list or a profile', async () => {
  const id = await createCandidate({
    phoneNumber: '+97455551234',
    whatsapp: '+97455551234',
    email: 'her@example.com',
    dateOfBirth: '1996-03-10',
    religion: 'Muslim',
    maritalStatus: 'married',
    heightCm: 160,
    hiddenFields: ['religion', 'height'],
  })
  await vi.waitFor(async () => expect(await listedIds()).toContain(id))
  const list = await listed({ page_size: 60 })
  const profile = await server.call(getCandidate, { id })
  for (const secret of ['55551234', 'her@example.com', '1996-03-10', 'Muslim']) {
    expect(list.body).not.toContain(secret)
    expect(profile.body).not.toContain(secret)
  }
  expect(profile.data.profile).toMatchObject({
    age: 30,
    date_of_birth: null,
    religion: null,
    height: null,
    marital_status: 'married',
  })
})

test('she herself sees all of her record, another worker does not', async () => {
  const her = await makeUser(server, 'jobseeker')
  const other = await makeUser(server, 'jobseeker')
  const [row] = await server.connection.db
    .select()
    .from(candidates)
    .where(eq(candidates.userId, her.id))
  const id = row?.id ?? 0
  expect((await server.call(getCandidate, { id })).status).toBe(404)
  expect((await server.call(getCandidate, { id }, { token: other.token })).status).toBe(404)
  const own = await server.call(getCandidate, { id }, { token: her.token })
  expect(own.data).toMatchObject({ id, source: 'self', full_name: 'Test Person' })
})

// spec: 1.1 Agencies supply candidates
// spec: 1.4 Agency's and workers' lists as one
test('hired, unpublished and badly licensed candidates leave the list; the link of a hired one still works', async () => {
  const id = await createCandidate({})
  await vi.waitFor(async () => expect(await listedIds()).toContain(id))
  const before = (await listed()).data
  await markHired(jobContext(server), id)
  // What is counted comes from the index, which hears of it by the hire alone.
  await vi.waitFor(async () => expect((await listed()).data.total).toBe(before.total - 1))
  expect((await listed()).data.facets.nationality.Philippines).toBe(
    (before.facets.nationality.Philippines ?? 0) - 1,
  )
  expect(await listedIds()).not.toContain(id)
  expect((await server.call(getCandidate, { id })).data.hired).toBe(true)

  const agencyId = await createAgency('2026-03-10')
  const supplied = await createCandidate({ agencyId })
  await vi.waitFor(async () => expect(await listedIds()).toContain(supplied))
  expect((await server.call(getCandidate, { id: supplied })).data).toMatchObject({
    source: 'agency',
    agency: { name: 'Good Homes' },
  })
  const { now } = server.clock
  server.clock.now = new Date(now.getTime() + 86_400_000)
  // Cards hold for a day, so a licence that expired with it shows even before the index hears of it.
  expect(await listedIds()).not.toContain(supplied)
  server.clock.now = now

  const suspended = await createAgency('2026-03-10', 'QA-2')
  await createCandidate({ agencyId: suspended, nationality: 'Bhutanese' })
  const total = async () => (await listed({ nationality: 'Bhutanese' })).data.total
  await vi.waitFor(async () => expect(await total()).toBe(1))
  const { token } = await makeUser(server, 'admin')
  expect(
    (
      await server.call(
        suspendAgency,
        { id: suspended, reason: 'Its licence is in doubt' },
        { token },
      )
    ).status,
  ).toBe(200)
  await vi.waitFor(async () => expect(await total()).toBe(0))
})

test('nobody found: the answer says which condition to give up', async () => {
  const id = await createCandidate({ nationality: 'Nepali', currentLocation: 'Lusail' })
  await vi.waitFor(async () => expect(await listedIds()).toContain(id))
  const answer = await listed({ nationality: 'Nepali', location: 'Nowhere' })
  expect(answer.data).toMatchObject({
    total: 0,
    results: [],
    suggestions: [{ filter: 'location', value: null, total: 1 }],
  })
  expect((await listed({ nationality: 'Nepali' })).data.suggestions).toEqual([])
})

// spec: 3.2 Similar candidates
test('similar candidates: alike, on the list, never herself, never one who is hired or hidden', async () => {
  const values = {
    desiredPosition: 'Driver',
    skills: ['Driving'],
    workType: 'live_out' as const,
    expectedSalaryMinor: 210_000,
  }
  const [her = 0, other = 0, hired = 0] = await Promise.all([
    createCandidate(values),
    createCandidate(values),
    createCandidate(values),
  ])
  const hidden = await createCandidate({ ...values, isPublished: false })
  await vi.waitFor(async () =>
    expect(await listedIds()).toEqual(expect.arrayContaining([her, other, hired])),
  )
  await server.connection.db
    .update(candidates)
    .set({ hiredAt: server.clock.now })
    .where(eq(candidates.id, hired))
  const similar = (id: number) => server.call(listSimilar, { id })
  // The database is asked for the page, so who is hired is missing even before the index hears of it.
  expect((await similar(her)).data.results.map(({ id }) => id)).not.toContain(hired)
  await broadcast(server.connection, 'candidates', hired)
  await vi.waitFor(async () => expect((await similar(her)).data.results[0]?.id).toBe(other))
  expect((await similar(her)).data.results.map(({ id }) => id)).not.toContain(her)
  // Whoever was hired still has a page, and others on it.
  expect((await similar(hired)).data.results.map(({ id }) => id)).toEqual(
    expect.arrayContaining([her, other]),
  )
  expect(await similar(hidden)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect((await server.call(listSimilar, { id: 'x' })).status).toBe(404)
})

async function createAgency(licenceExpiresOn: string, licenceNumber = 'QA-1'): Promise<number> {
  const agency = { name: 'Good Homes', licenceNumber, licenceExpiresOn }
  return (await makeAgency(server, agency)).id
}

// spec: 1.5 Filters
// spec: 1.7 /api prefix
// spec: 1.9 Age 18–100; 2.54 cm
// spec: 2.7 Answers with success, data, message
test.each([
  [{ page: 0 }, 'page'],
  [{ page: 'x' }, 'page'],
  [{ page: '1.5' }, 'page'],
  [{ page_size: 61 }, 'page_size'],
  [{ page_size: -1 }, 'page_size'],
  [{ sort: 'rating' }, 'sort'],
  [{ age_max: 17 }, 'age_max'],
  [{ age_max: 'old' }, 'age_max'],
  [{ age_min: 40, age_max: 30 }, 'age_min'],
  [{ salary_min: -5 }, 'salary_min'],
  [{ salary_min: 3000, salary_max: 1000 }, 'salary_min'],
  [{ position: 'King' }, 'position'],
  [{ work_type: 'Live-in' }, 'work_type'],
  [{ visa_status: 'tourist' }, 'visa_status'],
  [{ baby_care: 'perhaps' }, 'baby_care'],
  [{ q: 'x'.repeat(101) }, 'q'],
])('refuses %j and names the field', async (query, field) => {
  const answer = await listed(query)
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.errors ?? {}).map((key) => key.split('.')[0])).toContain(field)
  expect(answer.message).toBeTruthy()
})

test('Arabic digits and the reader’s language are understood', async () => {
  expect((await listed({ age_max: '٤٧' })).status).toBe(200)
  const refused = await server.call(
    listCandidates,
    { page: 0 },
    { headers: { 'accept-language': 'ar' } },
  )
  expect(refused.message).toMatch(/[\u0600-\u06ff]/)
})

// spec: 1.8 Candidate profile not found
test.each([['0'], ['-1'], ['abc'], ['99999999'], ['1e3'], ['9'.repeat(30)], ['١']])(
  'no profile behind %j',
  async (id) => {
    const answer = await server.call(getCandidate, { id })
    expect(answer).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      message: id === '99999999' ? 'Candidate profile not found' : 'Not found.',
    })
  },
)

// spec: 1.7 Paths with and without the last slash
test('with and without the trailing slash', async () => {
  expect((await server.app.inject('/api/candidates')).statusCode).toBe(200)
  expect((await server.app.inject('/api/candidates/')).statusCode).toBe(200)
})

test('what an Arabic reader types finds people whose records are in Latin letters: a place, a name, a word for the work', async () => {
  const id = await createCandidate({
    fullName: 'Maria Teresita Soriano',
    nationality: 'Peruvian',
    desiredPosition: 'Cook',
    currentLocation: 'Al Sadd, Doha',
  })
  await vi.waitFor(async () => expect(await listedIds()).toContain(id))
  for (const q of ['السد', 'ماريا', 'سوريانو', 'طباخة', 'ماريا السد'])
    expect([q, await listedIds({ q, nationality: 'Peruvian' })]).toEqual([q, [id]])
  expect(await listedIds({ location: 'السد' })).toEqual([id])
})
