import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import {
  essentials,
  formSaver,
  type Jobseeker,
  makeJobseeker,
} from '../../../../test/jobseekers.ts'
import { makeCandidate, makeUser, signIn } from '../../../../test/people.ts'
import { samplePicture, sampleVideo } from '../../../../test/samples.ts'
import { auditLog } from '../../../platform/server/audit.ts'
import { listNotices } from '../../notifications/contract.ts'
import { listRequests } from '../requests-contract.ts'
import { getCandidate } from '../../profiles/contract.ts'
import { decideReview, hideCandidate, listReviews, type Review } from '../contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const saveForm = formSaver(app)
let operator: { token: string }
beforeAll(async () => {
  operator = await makeUser(app, 'admin', 'Hamad Operator')
})

const queue = async (query: Record<string, unknown> = {}): Promise<Review[]> =>
  (await app.call(listReviews, { page_size: 60, ...query }, operator)).data.results
const itemsOf = async (candidateId: number, state = 'open') =>
  (await queue({ state })).filter(({ candidate }) => candidate.id === candidateId)
const onlyItem = async (candidateId: number, state = 'open'): Promise<Review> => {
  const [item, ...others] = await itemsOf(candidateId, state)
  expect(others).toEqual([])
  if (!item) throw new Error('nothing is in the queue')
  return item
}
const decide = (
  { id, changed_at }: Pick<Review, 'id' | 'changed_at'>,
  act: string,
  reason?: string,
  token = operator.token,
) =>
  app.call(
    decideReview,
    { id, act, changed_at, ...(reason !== undefined && { reason }) },
    { token },
  )
const isPublic = async (id: number) => (await app.call(getCandidate, { id })).status === 200
const told = async (her: { token: string }, language = 'en') =>
  (await app.call(listNotices, {}, { ...her, headers: { 'accept-language': language } })).data
    .results

/** Someone whose first profile was found good. */
async function approved(): Promise<Jobseeker & { candidateId: number }> {
  const her = await makeJobseeker(app, 'Grace Santos')
  const { id } = (await her.save({ ...essentials, description: 'Calm and cheerful.' })).data
  expect((await decide(await onlyItem(id), 'approve')).status).toBe(200)
  return { ...her, candidateId: id }
}

test('a first save is one item until it is decided; the newest state counts', async () => {
  const her = await makeJobseeker(app, 'Rosa Perez')
  const { id } = (await her.save({ ...essentials, description: 'First words.' })).data
  const first = await onlyItem(id)
  expect(first).toMatchObject({
    kind: 'profile',
    state: 'open',
    before: null,
    after: { full_name: 'Rosa Perez', description: 'First words.' },
  })
  expect(await isPublic(id)).toBe(true)
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  await her.save({ description: 'Second words.' })
  const newer = await onlyItem(id)
  expect(newer).toMatchObject({ id: first.id, after: { description: 'Second words.' } })
  const late = await decide(first, 'approve')
  expect([late.status, late.code, late.message]).toEqual([
    409,
    'CONFLICT',
    expect.stringContaining('newest state'),
  ])
  expect((await decide(newer, 'approve')).data).toMatchObject({
    state: 'approved',
    decided_by: 'Hamad Operator',
    after: { description: 'Second words.' },
  })
  expect(await itemsOf(id)).toEqual([])
  const again = await decide(newer, 'approve')
  expect([again.status, again.code]).toEqual([409, 'INVALID_TRANSITION'])
})

test('who does not publish yet is not in the queue; publishing puts her there', async () => {
  const her = await makeJobseeker(app)
  const { id } = (await her.save({ ...essentials, description: 'Not yet.', is_published: false }))
    .data
  expect(await itemsOf(id)).toEqual([])
  await her.save({ is_published: true })
  expect(await onlyItem(id)).toMatchObject({ kind: 'profile', before: null })
})

test('later each changed part is an item with what it was before; what nobody reads is none', async () => {
  const her = await approved()
  await her.save({ expected_salary: 2000, day_off: 'Friday' })
  expect(await itemsOf(her.candidateId)).toEqual([])
  await saveForm(
    her.token,
    { description: 'New words.' },
    { profile_image: { name: 'me.jpg', body: await samplePicture() } },
  )
  await her.save({ core_skills: ['Sewing'] })
  await saveForm(her.token, {}, { profile_video: { name: 'me.mp4', body: sampleVideo() } })
  const items = await itemsOf(her.candidateId)
  expect(items.map(({ kind }) => kind).sort()).toEqual(['picture', 'texts', 'video'])
  const of = (kind: string) => items.find((item) => item.kind === kind)
  expect(of('texts')).toMatchObject({
    before: { description: 'Calm and cheerful.', core_skills: [] },
    after: { description: 'New words.', core_skills: ['Sewing'] },
  })
  expect(of('picture')).toMatchObject({
    before: { picture: null },
    after: { picture: expect.stringContaining('/media/portraits/') },
  })
  expect(of('video')?.after.video).toContain('/media/videos/')
  expect((await queue({ kind: 'video' })).every(({ kind }) => kind === 'video')).toBe(true)
})

test('what she writes freely of her places of work is read by the operator, who can be asked is not', async () => {
  const her = await approved()
  await her.save({
    work_history: [
      {
        country: 'Kuwait',
        family: 'A family of five',
        children: '2, 5',
        from: '2019-03',
        to: '2021-06',
        reason: 'The family moved',
        reference_name: 'Umm Khalid',
        reference_phone: '+965 5000 1234',
      },
    ],
  })
  const item = await onlyItem(her.candidateId)
  expect(item).toMatchObject({
    kind: 'texts',
    before: { work_history: [] },
    after: { work_history: ['Kuwait · A family of five · 2, 5 · The family moved'] },
  })
  expect(JSON.stringify(item)).not.toContain('Umm Khalid')
})

test('taken off the list, changed and put back, it is looked at all the same', async () => {
  const her = await approved()
  await her.save({ is_published: false })
  await her.save({ description: 'Quietly changed.' })
  await her.save({ is_published: true })
  expect(await onlyItem(her.candidateId)).toMatchObject({
    kind: 'texts',
    before: { description: 'Calm and cheerful.' },
  })
})

test('a change that is asked for reaches her in her language, and is answered by changing it', async () => {
  const her = await approved()
  await her.save({ description: 'Call me: 3300 1122' })
  const item = await onlyItem(her.candidateId)
  const without = await decide(item, 'ask')
  expect([without.status, Object.keys(without.errors ?? {})]).toEqual([400, ['reason']])
  expect((await decide(item, 'ask', 'Please take the number out')).data).toMatchObject({
    state: 'change_asked',
    reason: 'Please take the number out',
  })
  expect(await isPublic(her.candidateId)).toBe(true)
  expect((await told(her))[0]).toMatchObject({
    kind: 'profile_change_asked',
    path: '/dashboard/my-profile',
    text: expect.stringContaining('Please take the number out'),
  })
  expect((await told(her, 'ar'))[0]?.text).toContain('تعديل النصوص')
  expect((await app.call(listRequests, {}, her)).data).toMatchObject([
    { kind: 'texts', state: 'change_asked', is_answered: false },
  ])
  await her.save({ day_off: 'Friday' })
  expect((await app.call(listRequests, {}, her)).data).toHaveLength(1)
  await her.save({ description: 'Without a number.' })
  expect((await app.call(listRequests, {}, her)).data).toEqual([])
  expect(await onlyItem(her.candidateId)).toMatchObject({
    before: { description: 'Call me: 3300 1122' },
    after: { description: 'Without a number.' },
  })
})

// spec: 3.6 New profiles, changed pictures
test('who is hidden is gone at once, reads why, can not publish, and comes back when the operator says so', async () => {
  const her = await approved()
  await saveForm(
    her.token,
    { description: 'Rude words.' },
    { profile_image: { name: 'me.jpg', body: await samplePicture() } },
  )
  const [item] = await itemsOf(her.candidateId)
  if (!item) throw new Error('nothing is in the queue')
  await decide(item, 'hide', 'Please be polite')
  expect(await isPublic(her.candidateId)).toBe(false)
  expect(await itemsOf(her.candidateId)).toEqual([])
  expect(await her.read()).toMatchObject({ is_published: false, publish_obstacle: 'hidden' })
  expect((await app.call(listRequests, {}, her)).data).toMatchObject([
    { state: 'hidden', reason: 'Please be polite', is_answered: false },
  ])
  expect((await told(her))[0]).toMatchObject({
    kind: 'profile_hidden',
    text: expect.stringContaining('Please be polite'),
  })
  const tried = await her.save({ is_published: true })
  expect([tried.status, tried.code, tried.message]).toEqual([
    409,
    'CONFLICT',
    expect.stringContaining('hidden until'),
  ])

  expect((await her.save({ description: 'Polite words.' })).data.is_published).toBe(false)
  expect((await app.call(listRequests, {}, her)).data).toMatchObject([
    { state: 'hidden', is_answered: true },
  ])
  const answer = await onlyItem(her.candidateId)
  expect(answer).toMatchObject({
    kind: 'profile',
    candidate: { is_hidden: true },
    before: { description: 'Rude words.' },
    after: { description: 'Polite words.' },
  })
  await decide(answer, 'approve')
  expect(await isPublic(her.candidateId)).toBe(true)
  expect((await told(her))[0]?.kind).toBe('profile_shown_again')
  expect((await app.call(listRequests, {}, her)).data).toEqual([])
  expect((await her.read()).publish_obstacle).toBeNull()
})

test('what was hidden by mistake is approved as it stands', async () => {
  const her = await approved()
  await her.save({ description: 'Fine words.' })
  await decide(await onlyItem(her.candidateId), 'hide', 'Wrong button')
  await decide(await onlyItem(her.candidateId, 'hidden'), 'approve')
  expect(await isPublic(her.candidateId)).toBe(true)
})

test('a profile can be hidden without an item, once; someone too young does not come back', async () => {
  const id = await makeCandidate(app, { reviewedAt: app.clock.now, age: 31 })
  const hidden = await app.call(hideCandidate, { id, reason: 'Reported as a minor' }, operator)
  expect([hidden.status, hidden.data.state]).toEqual([200, 'hidden'])
  expect(await isPublic(id)).toBe(false)
  const twice = await app.call(hideCandidate, { id, reason: 'again' }, operator)
  expect([twice.status, twice.code]).toEqual([409, 'INVALID_TRANSITION'])
  await app.connection.db.execute(`update candidates set age = 16 where id = ${id}`)
  await decide(hidden.data, 'approve')
  expect(await isPublic(id)).toBe(false)
  expect((await app.call(hideCandidate, { id: 999_999, reason: 'x' }, operator)).status).toBe(404)
  expect((await app.call(hideCandidate, { id, reason: ' ' }, operator)).status).toBe(400)
})

test('each decision is written down with before and after, and without what was typed', async () => {
  const her = await approved()
  await her.save({ description: 'Changed.' })
  const item = await onlyItem(her.candidateId)
  await decide(item, 'ask', 'A reason that is hers')
  const rows = await app.connection.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `candidate:${her.candidateId}`))
  const row = rows.find(({ action }) => action === 'review.change_asked')
  expect(row?.detail).toEqual({
    review: item.id,
    kind: 'texts',
    before: 'open',
    after: 'change_asked',
  })
})

test('the queue is searched and paged, the longest waiting first', async () => {
  const zara = await makeJobseeker(app, 'Zara 100% Unique')
  await zara.save({ ...essentials, description: 'x' })
  await (await makeJobseeker(app, 'Zara Other')).save({ ...essentials, description: 'x' })
  expect((await queue({ q: 'zara 100%' })).map(({ candidate }) => candidate.full_name)).toEqual([
    'Zara 100% Unique',
  ])
  expect((await queue({ q: '_ara' })).length).toBe(0)
  const one = (await app.call(listReviews, { q: 'Zara', page_size: 1, page: 2 }, operator)).data
  expect([one.total, one.results.map(({ candidate }) => candidate.full_name)]).toEqual([
    2,
    ['Zara Other'],
  ])
})

test.each([
  ['another act', { act: 'delete' }, 400],
  ['no day', { changed_at: 'today' }, 400],
  ['nobody', { id: 987_654 }, 404],
  ['no number', { id: 'x' }, 404],
])('%s is refused', async (_, wrong, status) => {
  const answer = await app.call(
    decideReview,
    { id: 1, act: 'approve', changed_at: app.clock.now.toISOString(), ...wrong },
    operator,
  )
  expect(answer.status).toBe(status)
})

test('nobody but the operator reads or decides', async () => {
  const her = await approved()
  await her.save({ description: 'Changed.' })
  const item = await onlyItem(her.candidateId)
  for (const role of ['employer', 'jobseeker', 'agency'] as const) {
    const { token } = await makeUser(app, role)
    expect((await app.call(listReviews, {}, { token })).status).toBe(403)
    expect((await decide(item, 'approve', undefined, token)).status).toBe(403)
    expect(
      (await app.call(hideCandidate, { id: her.candidateId, reason: 'x' }, { token })).status,
    ).toBe(403)
  }
  expect((await app.call(listReviews, {})).status).toBe(401)
  expect(
    (
      await app.call(
        listRequests,
        {},
        { token: await signIn(app, (await makeUser(app, 'employer')).id) },
      )
    ).status,
  ).toBe(403)
})
