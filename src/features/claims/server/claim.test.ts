import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeAgency, makeMember } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { choose, selectingHousehold } from '../../../../test/households.ts'
import { essentials } from '../../../../test/jobseekers.ts'
import { jobContext, makeUser } from '../../../../test/people.ts'
import { formOf, samplePdf, samplePicture } from '../../../../test/samples.ts'
import { signUp } from '../../../../test/sign-up.ts'
import { auditLog } from '../../../platform/server/audit.ts'
import { listNotices } from '../../notifications/contract.ts'
import { addDocument, getProfile, listDocuments, updateProfile } from '../../records/contract.ts'
import { getMe } from '../../accounts/contract.ts'
import { claimRecord, getClaims, leaveAgency, objectToRecord, sendClaimCode } from '../contract.ts'
import { getCandidate } from '../../profiles/contract.ts'
import {
  listManagedCandidates,
  listManagedDocuments,
  removeManagedCandidate,
  updateManagedProfile,
} from '../../agencies/candidates-contract.ts'
import { changeStatus } from '../../hiring/contract.ts'
import { type candidates as table, candidates } from '../../profiles/server/record-api.ts'
import { notifyWorkers } from './notify-workers.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
type Agency = Awaited<ReturnType<typeof makeAgency>>

async function keep(agency: Agency, values: Partial<typeof table.$inferInsert>): Promise<number> {
  const [row] = await app.connection.db
    .insert(candidates)
    .values({
      agencyId: agency.id,
      fullName: 'Maria S. Reyes',
      nationality: 'Filipino',
      desiredPosition: 'Nanny',
      age: 31,
      expectedSalaryMinor: 180_000,
      isPublished: true,
      wantsPublished: values.isPublished ?? true,
      profileSavedAt: app.clock.now,
      createdAt: app.clock.now,
      updatedAt: app.clock.now,
      ...values,
    })
    .returning({ id: candidates.id })
  return row?.id ?? 0
}

/** A worker who has signed up, and a record that an agency keeps under her number. */
async function supplied(values: Partial<typeof table.$inferInsert> = {}) {
  const agency = await makeAgency(app)
  const her = await signUp(app, 'jobseeker')
  return { agency, her, id: await keep(agency, { phoneNumber: her.phone, ...values }) }
}
type Her = Awaited<ReturnType<typeof signUp>>

async function claim(her: Her, id: number) {
  expect((await app.call(sendClaimCode, { id }, her)).status).toBe(200)
  return app.call(claimRecord, { id, otp_code: app.lastMessage(her.phone)?.code }, her)
}
const noticesOf = async (token: string) =>
  (await app.call(listNotices, {}, { token })).data.results.map(({ kind }) => kind)

test('a picture alone of her own goes with the claim, and decides nothing else', async () => {
  const { her, id } = await supplied({ description: 'By the agency' })
  const picture = formOf(
    {},
    { profile_image: { name: 'me.png', body: await samplePicture('png') } },
  )
  const saved = await app.app.inject({
    method: 'PATCH',
    url: updateProfile.path,
    payload: picture.payload,
    headers: { ...picture.headers, authorization: `Bearer ${her.token}` },
  })
  const { data } = await claim(her, id)
  expect(data).toMatchObject({ id, description: 'By the agency', is_published: true })
  expect(data.profile_image_url).toBe(
    saved.json<{ data: { profile_image_url: string } }>().data.profile_image_url,
  )
})

test('a record under her confirmed number is offered to her, and to nobody else', async () => {
  const { agency, her, id } = await supplied()
  const offers = (await app.call(getClaims, {}, her)).data
  expect(offers).toMatchObject({
    keeper: null,
    offers: [
      {
        id,
        full_name: 'Maria S. Reyes',
        nationality: 'Filipino',
        position: 'Nanny',
        is_published: true,
        objected: false,
        claim_obstacle: null,
        objection_obstacle: null,
      },
    ],
  })
  expect(offers.offers[0]?.agency.licence_number).toMatch(/^MOL-T-/)
  const stranger = await signUp(app, 'jobseeker')
  expect((await app.call(getClaims, {}, stranger)).data.offers).toEqual([])
  for (const endpoint of [sendClaimCode, objectToRecord])
    expect((await app.call(endpoint, { id }, stranger)).status).toBe(404)
  expect((await app.call(claimRecord, { id, otp_code: '123456' }, stranger)).status).toBe(404)
  expect((await app.call(getClaims, {}, agency.owner)).status).toBe(403)
  // Anyone may apply as an agency; what is written there reaches nobody before it is approved.
  const applicant = await makeAgency(app, { status: 'pending' })
  await keep(applicant, { phoneNumber: her.phone })
  expect((await app.call(getClaims, {}, her)).data.offers).toHaveLength(1)
  expect((await app.call(getClaims, {}, {})).status).toBe(401)
})

// spec: 3.3 A worker claims her record
test('she claims it with the code sent to her number: it is hers, with what she had written herself', async () => {
  const { agency, her, id } = await supplied({
    description: 'By the agency',
    nationality: 'Filipino',
    isPublished: true,
  })
  const { data: before } = await app.call(getProfile, {}, her)
  await app.call(
    updateProfile,
    { description: 'In my own words', skills: ['Cooking'], is_published: false },
    her,
  )
  const paper = formOf(
    { document_type: 'passport' },
    { document_file: { name: 'p.pdf', body: samplePdf() } },
  )
  await app.app.inject({
    method: 'POST',
    url: addDocument.path,
    payload: paper.payload,
    headers: { ...paper.headers, authorization: `Bearer ${her.token}` },
  })
  const { status, data } = await claim(her, id)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    id,
    full_name: 'Aisha Al Kuwari',
    phone_number: her.phone,
    nationality: 'Filipino',
    desired_position: 'Nanny',
    description: 'In my own words',
    skills: ['Cooking'],
    is_published: false,
  })
  expect((await app.call(getMe, {}, her)).data.user.candidate_id).toBe(id)
  expect((await app.call(getCandidate, { id: before.id }, her)).status).toBe(404)
  expect((await app.call(listDocuments, {}, her)).data).toHaveLength(1)
  expect((await app.call(getClaims, {}, her)).data).toMatchObject({
    keeper: { leave_obstacle: null },
    offers: [],
  })
  expect(await noticesOf(agency.owner.token)).toContain('record_claimed')
  const log = await app.connection.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'candidate.claimed'), eq(auditLog.subject, `candidate:${id}`)))
  expect(log).toMatchObject([
    { actorId: her.user.id, detail: { agencyId: agency.id, from: before.id } },
  ])
  // Her own papers are not the agency's.
  expect((await app.call(listManagedDocuments, { id }, agency.owner)).data).toEqual([])
})

test('a wrong code, an old one, one for another record: nothing is claimed; a second claim finds nothing', async () => {
  const { her, id } = await supplied()
  const second = await keep(await makeAgency(app), { phoneNumber: her.phone })
  expect(await app.call(claimRecord, { id, otp_code: '000000' }, her)).toMatchObject({
    status: 400,
    errors: { otp_code: [expect.any(String)] },
  })
  await app.call(sendClaimCode, { id }, her)
  const code = app.lastMessage(her.phone)?.code
  expect((await app.call(claimRecord, { id: second, otp_code: code }, her)).status).toBe(400)
  expect((await app.call(claimRecord, { id, otp_code: code }, her)).status).toBe(200)
  expect((await app.call(claimRecord, { id, otp_code: code }, her)).status).toBe(404)
})

test('of two agencies she chooses one; the other record stays, and she can object to it for good', async () => {
  const { agency, her, id } = await supplied()
  const other = await makeAgency(app)
  const theirs = await keep(other, { phoneNumber: her.phone, fullName: 'Maria Reyes' })
  expect((await app.call(getClaims, {}, her)).data.offers.map((offer) => offer.id)).toEqual([
    id,
    theirs,
  ])
  await claim(her, id)
  expect((await app.call(getClaims, {}, her)).data.offers).toMatchObject([
    { id: theirs, claim_obstacle: 'kept_by_other', objected: false },
  ])
  expect(await app.call(sendClaimCode, { id: theirs }, her)).toMatchObject({
    status: 409,
    message: 'Another agency keeps your record already. Leave it first.',
  })
  expect((await app.call(objectToRecord, { id: theirs }, her)).status).toBe(200)
  expect((await app.call(getClaims, {}, her)).data.offers).toMatchObject([
    { id: theirs, objected: true, is_published: false },
  ])
  expect((await app.call(getCandidate, { id: theirs }, {})).status).toBe(404)
  expect(await noticesOf(other.owner.token)).toContain('record_objected')
  expect(await noticesOf(agency.owner.token)).not.toContain('record_objected')
  expect(
    await app.call(updateManagedProfile, { id: theirs, is_published: true }, other.owner),
  ).toMatchObject({
    status: 403,
    errors: {
      is_published: ['This person does not want the record shown, so it can’t be published.'],
    },
  })
  // Once more changes nothing and tells nobody twice.
  expect((await app.call(objectToRecord, { id: theirs }, her)).status).toBe(200)
  expect(
    (await noticesOf(other.owner.token)).filter((kind) => kind === 'record_objected'),
  ).toHaveLength(1)
})

test('after the claim what the public sees is hers alone; the agency still helps with the rest', async () => {
  const { agency, her, id } = await supplied({ isPublished: false })
  await claim(her, id)
  for (const change of [
    { is_published: true },
    { hidden_fields: [] },
    { religion: '' },
    { consent_special_data: true },
    { profile_image: null },
    { index_profile: true },
  ]) {
    expect(await app.call(updateManagedProfile, { id, ...change }, agency.owner)).toMatchObject({
      status: 403,
      errors: {
        [Object.keys(change)[0] ?? '']: [
          'The worker keeps this record now. Only they can change this.',
        ],
      },
    })
  }
  expect(
    (await app.call(updateManagedProfile, { id, full_name: 'Someone Else' }, agency.owner)).status,
  ).toBe(400)
  expect(
    (await app.call(updateManagedProfile, { id, previous_position: 'Cook' }, agency.owner)).status,
  ).toBe(200)
  expect((await app.call(removeManagedCandidate, { id }, agency.owner)).status).toBe(409)
  expect((await app.call(updateProfile, { is_published: true }, her)).data.is_published).toBe(true)
  expect((await app.call(getCandidate, { id }, {})).data).toMatchObject({
    source: 'agency',
    agency: { name: expect.any(String) },
  })
  expect((await app.call(updateProfile, { is_published: false }, her)).status).toBe(200)
  expect((await app.call(getCandidate, { id }, {})).status).toBe(404)
})

// spec: 3.3 A worker claims her record
test('she leaves the agency: her record stays hers and is direct, the agency is told and no longer has it', async () => {
  const { agency, her, id } = await supplied()
  const viewer = await makeMember(app, agency.id, 'viewer')
  expect(await app.call(leaveAgency, {}, her)).toMatchObject({
    status: 409,
    message: 'No agency keeps your record.',
  })
  await claim(her, id)
  const { status, data } = await app.call(leaveAgency, {}, her)
  expect(status).toBe(200)
  expect(data).toMatchObject({ id, is_published: true })
  expect((await app.call(getCandidate, { id }, {})).data).toMatchObject({
    source: 'self',
    agency: null,
  })
  expect((await app.call(listManagedCandidates, {}, agency.owner)).data.total).toBe(0)
  expect(
    (await app.call(updateManagedProfile, { id, description: 'x' }, agency.owner)).status,
  ).toBe(404)
  for (const { token } of [agency.owner, viewer])
    expect(await noticesOf(token)).toContain('agency_left')
  expect((await app.call(getClaims, {}, her)).data.keeper).toBeNull()
})

test('not while she is hired or her recruitment runs: she is told why', async () => {
  const { agency, her, id } = await supplied()
  await claim(her, id)
  const household = await selectingHousehold(app, id)
  const payment = await household.pay()
  await choose(app, payment.data.payment_url, 'paid')
  await household.payment(payment.data.payment_id)
  expect(await household.standing()).toBe('hired')
  expect((await app.call(getClaims, {}, her)).data.keeper?.leave_obstacle).toBe('hired')
  expect(await app.call(leaveAgency, {}, her)).toMatchObject({
    status: 409,
    message: 'You are hired through this agency. You can leave it when this has ended.',
  })
  // The hire is gone, the case is not.
  await app.connection.db.update(candidates).set({ hiredAt: null }).where(eq(candidates.id, id))
  expect((await app.call(getClaims, {}, her)).data.keeper?.leave_obstacle).toBe('case_open')
  expect((await app.call(leaveAgency, {}, her)).status).toBe(409)
  expect((await app.call(listManagedCandidates, {}, agency.owner)).data.total).toBe(1)
})

test('while households deal with the profile she wrote herself, it does not give way to another', async () => {
  const { her, id } = await supplied()
  await app.call(updateProfile, { ...essentials, is_published: true }, her)
  const household = await makeUser(app, 'employer')
  const { data: own } = await app.call(getProfile, {}, her)
  await app.call(changeStatus, { id: own.id, status: 'shortlisted' }, household)
  expect((await app.call(getClaims, {}, her)).data.offers).toMatchObject([
    { id, claim_obstacle: 'own_in_use' },
  ])
  expect(await app.call(sendClaimCode, { id }, her)).toMatchObject({
    status: 409,
    code: 'CONFLICT',
  })
})

test('of ten claims at once one counts', async () => {
  const { her, id } = await supplied()
  await app.call(sendClaimCode, { id }, her)
  const code = app.lastMessage(her.phone)?.code
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.call(claimRecord, { id, otp_code: code }, her)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => status < 500)).toBe(true)
})

// spec: 3.3 A worker claims her record (told of it once for each agency)
test('she is told once for each agency that keeps a record under her number, and not of one that nobody has approved', async () => {
  const { agency, her } = await supplied()
  await keep(agency, { phoneNumber: her.phone })
  await keep(await makeAgency(app, { status: 'pending' }), { phoneNumber: her.phone })
  await keep(agency, { phoneNumber: '+97430009999' })
  const told = async () =>
    (await app.call(listNotices, {}, her)).data.results.filter(({ kind }) => kind === 'record_kept')
  await notifyWorkers(jobContext(app))
  await notifyWorkers(jobContext(app))
  expect(await told()).toMatchObject([
    {
      path: '/dashboard/my-profile',
      title: expect.stringContaining('keeps a record under your number'),
    },
  ])
  expect(app.lastMessage(her.phone)?.text).toContain('/dashboard/my-profile')

  // Another agency, by giving a record her number.
  const other = await makeAgency(app)
  const id = await keep(other, { phoneNumber: '+97430009998' })
  await notifyWorkers(jobContext(app))
  expect(await told()).toHaveLength(1)
  expect(
    (await app.call(updateManagedProfile, { id, phone_number: her.phone }, other.owner)).status,
  ).toBe(200)
  await notifyWorkers(jobContext(app))
  expect(await told()).toHaveLength(2)
})

test('an agency sees in its list who keeps her record herself, and who objects to being shown', async () => {
  const { agency, her, id } = await supplied()
  const second = await signUp(app, 'jobseeker')
  const objected = await keep(agency, { phoneNumber: second.phone })
  await claim(her, id)
  await app.call(objectToRecord, { id: objected }, second)
  expect((await app.call(listManagedCandidates, {}, agency.owner)).data.results).toMatchObject([
    { id: objected, has_account: false, publish_obstacle: 'objected', is_published: false },
    { id, has_account: true, publish_obstacle: null },
  ])
})
