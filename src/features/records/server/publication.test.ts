import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeAgency } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { essentials, makeJobseeker } from '../../../../test/jobseekers.ts'
import { jobContext, makeCandidate, makeUser } from '../../../../test/people.ts'
import { signUp } from '../../../../test/sign-up.ts'
import { addManagedCandidate, updateManagedProfile } from '../../agencies/candidates-contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import { getProfile, updateProfile } from '../contract.ts'
import { claimRecord, sendClaimCode } from '../../claims/contract.ts'
import { getCandidate } from '../../profiles/contract.ts'
import { listCandidates } from '../../search/contract.ts'
import { decideReview, hideCandidate } from '../../reviews/contract.ts'
import { listInPlaceOf } from '../../profiles/server/index.ts'
import { candidates } from '../../profiles/server/record-api.ts'
import { personalData } from './personal-data.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const kindsOf = async (token: string) =>
  (await app.call(listNotices, {}, { token })).data.results.map(({ kind }) => kind)
const isPublic = async (id: number) => (await app.call(getCandidate, { id })).status === 200

async function rowOf(id: number) {
  const [row] = await app.connection.db.select().from(candidates).where(eq(candidates.id, id))
  if (!row) throw new Error('no such candidate')
  return row
}

// spec: 1.3 Only those with a profile are listed
test('the first save publishes once position, nationality and age are there, and says until then what is missing', async () => {
  const her = await makeJobseeker(app)
  const first = (await her.save({ full_name: 'Only A Name', description: 'x' })).data
  expect(first).toMatchObject({
    is_published: false,
    wants_published: true,
    publish_obstacle: 'incomplete',
    missing_to_publish: ['position', 'nationality', 'age'],
  })
  expect((await her.save({ nationality: 'Kenyan', position_sought: 'Cook' })).data).toMatchObject({
    is_published: false,
    missing_to_publish: ['age'],
  })
  expect(await isPublic(first.id)).toBe(false)
  expect((await her.save({ date_of_birth: '1994-05-02' })).data).toMatchObject({
    is_published: true,
    publish_obstacle: null,
    missing_to_publish: [],
  })
  expect(await isPublic(first.id)).toBe(true)
  // What is taken away takes her off; what is given back puts her there again, as she wants it.
  expect((await her.save({ nationality: '' })).data).toMatchObject({
    is_published: false,
    wants_published: true,
  })
  expect((await app.call(listCandidates, { q: 'Only A Name' })).data.results).toEqual([])
  expect((await her.save({ nationality: 'Kenyan' })).data.is_published).toBe(true)
})

test('who keeps it hidden with the first save is shown by no later one', async () => {
  const her = await makeJobseeker(app)
  await her.save({ full_name: 'Quiet Person', is_published: false })
  expect((await her.save(essentials)).data).toMatchObject({
    is_published: false,
    wants_published: false,
    publish_obstacle: null,
  })
  expect((await her.save({ is_published: true })).data.is_published).toBe(true)
})

test.each([
  ['position', { desired_position: '' }, 'desired_position'],
  ['nationality', { nationality: '' }, 'nationality'],
  ['age', { age: '' }, 'date_of_birth'],
])(
  'to publish without %s is refused beside that field, for herself and for an agency',
  async (_, lacking, field) => {
    const her = await makeJobseeker(app)
    const { owner } = await makeAgency(app)
    await her.save({ ...essentials, ...lacking, is_published: false })
    const own = await her.save({ is_published: true })
    const kept = await app.call(
      addManagedCandidate,
      { full_name: 'Amina', ...essentials, ...lacking, is_published: true },
      owner,
    )
    for (const { status, errors, message } of [own, kept]) {
      expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]])
      expect(message).toContain('position, nationality and date of birth')
    }
    const arabic = await her.save({ is_published: true }, { 'accept-language': 'ar' })
    expect(arabic.errors?.[field]?.[0]).toMatch(/[\u0600-\u06ff]/)
    expect(await her.read()).toMatchObject({ is_published: false, wants_published: false })
  },
)

test('a birth date corrected to under 18 takes her off at once, and she and her agency are told', async () => {
  const { id: agencyId, owner } = await makeAgency(app)
  const { id } = (
    await app.call(
      addManagedCandidate,
      { full_name: 'Amina', ...essentials, is_published: true },
      owner,
    )
  ).data
  const account = await makeUser(app, 'jobseeker', 'Amina')
  await app.connection.db.delete(candidates).where(eq(candidates.userId, account.id))
  await app.connection.db
    .update(candidates)
    .set({ userId: account.id })
    .where(eq(candidates.id, id))
  expect(await isPublic(id)).toBe(true)
  const saved = await app.call(updateManagedProfile, { id, date_of_birth: '2010-01-01' }, owner)
  expect([saved.status, saved.data.is_published, saved.data.publish_obstacle]).toEqual([
    200,
    false,
    'under_age',
  ])
  expect(await isPublic(id)).toBe(false)
  expect(await kindsOf(account.token)).toContain('profile_taken_off')
  expect(await kindsOf(owner.token)).toContain('profile_taken_off')
  // The right day does not put her back by itself: somebody has to ask.
  await app.call(updateManagedProfile, { id, date_of_birth: '1990-01-01' }, owner)
  expect(await isPublic(id)).toBe(false)
  expect((await rowOf(id)).agencyId).toBe(agencyId)
})

test('what an agency takes out of the record of someone who keeps it herself is told her, and so is her return', async () => {
  const { owner } = await makeAgency(app)
  const { id } = (
    await app.call(
      addManagedCandidate,
      { full_name: 'Amina', ...essentials, is_published: true },
      owner,
    )
  ).data
  const account = await makeUser(app, 'jobseeker', 'Amina')
  await app.connection.db.delete(candidates).where(eq(candidates.userId, account.id))
  await app.connection.db
    .update(candidates)
    .set({ userId: account.id })
    .where(eq(candidates.id, id))
  await app.call(updateManagedProfile, { id, nationality: '' }, owner)
  expect(await kindsOf(account.token)).toContain('profile_taken_off')
  expect(await kindsOf(owner.token)).not.toContain('profile_taken_off')
  await app.call(updateManagedProfile, { id, nationality: 'Kenyan' }, owner)
  expect(await isPublic(id)).toBe(true)
  expect(await kindsOf(account.token)).toContain('profile_shown_now')
})

// spec: 1.9 At least 18
test.each([
  [
    'a day of birth',
    { date_of_birth: '2012-05-05' },
    { desired_position: 'Nanny', nationality: 'Kenyan' },
  ],
  ['an age', { age: 14 }, { desired_position: 'Nanny', nationality: 'Kenyan' }],
])(
  "a claim publishes nobody whom the agency's record knows by %s to be under 18",
  async (_, known, own) => {
    const { owner } = await makeAgency(app)
    const her = await signUp(app, 'jobseeker')
    await app.call(updateProfile, own, her)
    const { id } = (
      await app.call(
        addManagedCandidate,
        { full_name: 'Maria', phone_number: her.phone, ...known },
        owner,
      )
    ).data
    await app.call(sendClaimCode, { id }, her)
    const { status, data } = await app.call(
      claimRecord,
      { id, otp_code: app.lastMessage(her.phone)?.code },
      her,
    )
    expect(status).toBe(200)
    expect(data).toMatchObject({ id, is_published: false, publish_obstacle: 'under_age' })
    expect(await isPublic(id)).toBe(false)
    expect((await app.call(updateProfile, { is_published: true }, her)).errors).toHaveProperty(
      'is_published',
    )
  },
)

test('a claim shows her by what both records say together', async () => {
  const { owner } = await makeAgency(app)
  const her = await signUp(app, 'jobseeker')
  await app.call(updateProfile, { description: 'My own words' }, her)
  const { id } = (
    await app.call(
      addManagedCandidate,
      { full_name: 'Maria', phone_number: her.phone, ...essentials },
      owner,
    )
  ).data
  await app.call(sendClaimCode, { id }, her)
  expect(
    (await app.call(claimRecord, { id, otp_code: app.lastMessage(her.phone)?.code }, her)).data
      .is_published,
  ).toBe(true)
  expect((await app.call(getProfile, {}, her)).data.id).toBe(id)
})

test('whom the operator hid comes back as she wants it, and never under 18', async () => {
  const operator = await makeUser(app, 'admin')
  const hideAndShow = async (id: number, between: () => Promise<unknown>) => {
    const { data } = await app.call(hideCandidate, { id, reason: 'A report' }, operator)
    await between()
    await app.call(
      decideReview,
      { id: data.id, act: 'approve', changed_at: data.changed_at },
      operator,
    )
    return isPublic(id)
  }
  const her = await makeJobseeker(app)
  const { id } = (await her.save(essentials)).data
  expect(await hideAndShow(id, async () => undefined)).toBe(true)
  expect(
    await hideAndShow(id, () =>
      app.connection.db
        .update(candidates)
        .set({ dateOfBirth: '2012-01-01' })
        .where(eq(candidates.id, id)),
    ),
  ).toBe(false)
  const other = await makeJobseeker(app)
  const { id: otherId } = (await other.save(essentials)).data
  // She took it off herself meanwhile.
  expect(await hideAndShow(otherId, () => other.save({ is_published: false }))).toBe(false)
})

test('an account that is kept after all comes back as it was, and never under 18', async () => {
  const ctx = jobContext(app)
  const closeAndKeep = async (id: number, between: () => Promise<unknown>) => {
    const { userId } = await rowOf(id)
    const person = { userId: userId ?? 0 } as Parameters<NonNullable<typeof personalData.close>>[1]
    await app.connection.db.transaction((db) => personalData.close!({ ...ctx, db }, person))
    expect(await isPublic(id)).toBe(false)
    await between()
    await app.connection.db.transaction((db) => personalData.reopen!({ ...ctx, db }, person))
    return isPublic(id)
  }
  const shown = await makeCandidate(app)
  expect(await closeAndKeep(shown, async () => undefined)).toBe(true)
  const young = () =>
    app.connection.db.update(candidates).set({ age: 15 }).where(eq(candidates.id, shown))
  expect(await closeAndKeep(shown, young)).toBe(false)
  const unpublished = await makeCandidate(app, { isPublished: false })
  expect(await closeAndKeep(unpublished, async () => undefined)).toBe(false)
})

test('the demo puts nobody under 18 in the place of someone hired', async () => {
  const hired = await makeCandidate(app, { nationality: 'Nepalese' })
  const young = await makeCandidate(app, { nationality: 'Nepalese', isPublished: false, age: 16 })
  await listInPlaceOf(jobContext(app), hired, [young])
  expect((await rowOf(young)).isPublished).toBe(false)
})

// spec: 1.3 Only those with a profile are listed
test.each([
  ['under 18 by the day of birth', { dateOfBirth: '2012-05-05' }, 'candidates_published_is_of_age'],
  ['under 18 by age', { dateOfBirth: null, age: 14 }, 'candidates_published_is_complete'],
  ['without an age', { dateOfBirth: null, age: null }, 'candidates_published_is_complete'],
  ['without a nationality', { nationality: null }, 'candidates_published_is_complete'],
  [
    'without a position',
    { desiredPosition: null, positionSought: null },
    'candidates_published_is_complete',
  ],
  ['who does not want it', { wantsPublished: false }, 'candidates_published_as_wanted'],
])('the database itself refuses anyone published %s', async (_, values, constraint) => {
  const id = await makeCandidate(app, { dateOfBirth: '1994-05-05' })
  const hidden = await makeCandidate(app, { isPublished: false, wantsPublished: true, ...values })
  const refused = { cause: { code: '23514', constraint } }
  await expect(
    app.connection.db.update(candidates).set(values).where(eq(candidates.id, id)),
  ).rejects.toMatchObject(refused)
  await expect(
    app.connection.db
      .update(candidates)
      .set({ isPublished: true })
      .where(eq(candidates.id, hidden)),
  ).rejects.toMatchObject(refused)
  await expect(makeCandidate(app, values)).rejects.toMatchObject(refused)
})
