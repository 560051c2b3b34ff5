import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeAgency } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { choose, selectingHousehold } from '../../../../../test/households.ts'
import {
  closeOwn,
  jobContext,
  makeCandidate,
  makeUser,
  runJob,
  signIn,
} from '../../../../../test/people.ts'
import { hire } from '../../../../../test/recruitments.ts'
import { suspendUser } from '../../../accounts/users-contract.ts'
import { suspendAgency } from '../../../agencies/admin-contract.ts'
import { removeManagedCandidate } from '../../../agencies/candidates-contract.ts'
import { objectToRecord } from '../../../claims/contract.ts'
import { listNotices } from '../../../notifications/contract.ts'
import {
  changeStatus,
  getPipelineEntry,
  getTimeline,
  saveNote,
  scheduleInterview,
} from '../../contract.ts'
import { endWithdrawn } from './end-withdrawn.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const start = app.clock.now
afterEach(() => void (app.clock.now = start))
let operator: { id: number; token: string }
beforeAll(async () => {
  operator = await makeUser(app, 'admin')
})
const sql = (text: string, values: unknown[] = []) => app.connection.pool.query(text, values)
const noticesOf = async (id: number) =>
  (await app.call(listNotices, {}, { token: await signIn(app, id) })).data.results.map(
    ({ kind, text }) => [kind, text] as const,
  )
const kindsOf = async (id: number) => (await noticesOf(id)).map(([kind]) => kind)

/** A household with an interview, and another that has selected her, of an agency's candidate or of one with an account. */
async function dealtWith(hasAccount = false) {
  const { id: agencyId, owner } = await makeAgency(app)
  const candidateId = await makeCandidate(
    app,
    hasAccount ? {} : { agencyId, userId: null, phoneNumber: '+97433220011' },
  )
  const userId = Number(
    (await sql('select user_id from candidates where id = $1', [candidateId])).rows[0].user_id,
  )
  const meeting = await makeUser(app, 'employer', 'Meeting Household')
  await app.call(changeStatus, { id: candidateId, status: 'shortlisted' }, meeting)
  await app.call(saveNote, { id: candidateId, note: 'Kind with children', tags: ['kind'] }, meeting)
  expect(
    (
      await app.call(
        scheduleInterview,
        { id: candidateId, date: '2026-03-12', time: '10:00' },
        meeting,
      )
    ).status,
  ).toBe(200)
  return {
    agencyId,
    owner,
    candidateId,
    userId,
    meeting,
    selecting: await selectingHousehold(app, candidateId),
  }
}
type Dealt = Awaited<ReturnType<typeof dealtWith>>

const ways: [string, boolean, (dealt: Dealt) => Promise<unknown>][] = [
  [
    'taken off by her agency',
    false,
    ({ candidateId, owner }) => app.call(removeManagedCandidate, { id: candidateId }, owner),
  ],
  [
    'suspended',
    true,
    ({ userId }) => app.call(suspendUser, { id: userId, reason: 'conduct' }, operator),
  ],
  ['leaving with her account', true, ({ userId }) => closeOwn(app, userId)],
  [
    'of an agency that is suspended',
    false,
    ({ agencyId }) =>
      app.call(suspendAgency, { id: agencyId, reason: 'Fees from workers' }, operator),
  ],
  [
    'of an agency whose licence has ended',
    false,
    async ({ agencyId }) => {
      await sql(`update agencies set licence_expires_on = '2026-03-09' where id = $1`, [agencyId])
      await runJob(app, 'remind-licences')
    },
  ],
  [
    'against being shown by it',
    false,
    async ({ candidateId }) => {
      const her = await makeUser(app, 'jobseeker')
      const { rows } = await sql('select phone_number from users where id = $1', [her.id])
      await sql('update candidates set phone_number = $2 where id = $1', [
        candidateId,
        rows[0].phone_number,
      ])
      expect((await app.call(objectToRecord, { id: candidateId }, her)).status).toBe(200)
    },
  ],
  [
    'withdrawn while whoever should have told was cut off',
    true,
    async ({ candidateId }) => {
      await sql('update candidates set suspended_at = now() where id = $1', [candidateId])
      expect(await endWithdrawn(jobContext(app))).toBe(2)
      expect(await endWithdrawn(jobContext(app))).toBe(0)
    },
  ],
]

describe('someone who is', () => {
  // spec: 2.2 Interviews to come are called off
  test.each(ways)(
    '%s: interviews are called off, selections end, both sides hear of it, nothing of the household’s is lost',
    async (_, hasAccount, way) => {
      const dealt = await dealtWith(hasAccount)
      const { candidateId, meeting, selecting, owner } = dealt
      await way(dealt)
      const entry = async () =>
        (await app.call(getPipelineEntry, { id: candidateId }, meeting)).data
      expect(await entry()).toMatchObject({
        status: 'shortlisted',
        interview_id: null,
        interview_date: null,
        note: 'Kind with children',
        tags: ['kind'],
        available: false,
      })
      expect(
        (await sql('select status from interviews where candidate_id = $1', [candidateId])).rows,
      ).toEqual([{ status: 'cancelled' }])
      expect(await noticesOf(meeting.id)).toEqual([
        [
          'interview_called_off',
          '\u2068Grace Santos\u2069 is no longer available. The interview on Thu 12 Mar, 10:00 am will not take place.',
        ],
      ])
      expect(await selecting.standing()).toBe('shortlisted')
      expect(
        (await sql('select status from orders where id = $1', [selecting.orderId])).rows,
      ).toEqual([{ status: 'closed' }])
      expect(await kindsOf(selecting.id)).toEqual(['selection_ended'])
      if (!hasAccount) expect(await kindsOf(owner.id)).toContain('agency_interview_cancelled')
      const steps = (await app.call(getTimeline, { id: candidateId }, meeting)).data.map(
        ({ to, by }) => [to, by],
      )
      expect(steps).toEqual([
        ['shortlisted', 'manzil'],
        ['interview_scheduled', 'household'],
        ['shortlisted', 'household'],
      ])
      // No reminder of the old time.
      app.clock.now = new Date('2026-03-12T06:00:00Z')
      await runJob(app, 'remind-of-interview')
      expect(await kindsOf(meeting.id)).toEqual(['interview_called_off'])
      expect(await endWithdrawn(jobContext(app))).toBe(0)
    },
  )

  test('taken off and erased keeps her bare id with the household: its list, note, interview and log', async () => {
    const { candidateId, owner, meeting } = await dealtWith()
    await app.call(removeManagedCandidate, { id: candidateId }, owner)
    app.clock.now = new Date(start.getTime() + 11 * 60_000)
    await runJob(app, 'forget-removed-candidates')
    const seen = (await app.call(getPipelineEntry, { id: candidateId }, meeting)).data
    expect(seen).toMatchObject({
      jobseeker_name: 'Former candidate',
      status: 'shortlisted',
      note: 'Kind with children',
      available: false,
    })
    expect((await app.call(getTimeline, { id: candidateId }, meeting)).data).toHaveLength(3)
    expect(
      (await sql('select status from interviews where candidate_id = $1', [candidateId])).rows,
    ).toEqual([{ status: 'cancelled' }])
  })
})

test('an interview whose hour has passed is the household’s to say', async () => {
  const { candidateId, owner, meeting } = await dealtWith()
  app.clock.now = new Date('2026-03-12T08:00:00Z')
  await app.call(
    removeManagedCandidate,
    { id: candidateId },
    { token: await signIn(app, owner.id) },
  )
  const token = await signIn(app, meeting.id)
  expect((await app.call(getPipelineEntry, { id: candidateId }, { token })).data.status).toBe(
    'interview_scheduled',
  )
  expect(
    (await app.call(changeStatus, { id: candidateId, status: 'interview_completed' }, { token }))
      .data.status,
  ).toBe('interview_completed')
})

// spec: 2.2 Interviews to come are called off
test('a household that is suspended meets nobody: its interviews are called off, and the worker hears of it', async () => {
  const { userId, meeting, candidateId, selecting } = await dealtWith(true)
  await app.call(suspendUser, { id: meeting.id, reason: 'conduct' }, operator)
  expect(await kindsOf(userId)).toEqual(['interview_cancelled', 'interview_scheduled'])
  expect(
    (
      await sql(
        'select status from pipeline_entries where employer_id = $1 and candidate_id = $2',
        [meeting.id, candidateId],
      )
    ).rows,
  ).toEqual([{ status: 'shortlisted' }])
  expect(await selecting.standing()).toBe('selected')
})

test('who is taken off in the moment in which a household invites her has no interview, in 20 tries', async () => {
  for (let tries = 0; tries < 20; tries += 1) {
    const { id: agencyId, owner } = await makeAgency(app)
    const id = await makeCandidate(app, { agencyId, userId: null })
    const households = await Promise.all(Array.from({ length: 3 }, () => makeUser(app, 'employer')))
    for (const household of households)
      await app.call(changeStatus, { id, status: 'shortlisted' }, household)
    const [removed, ...answers] = await Promise.all([
      app.call(removeManagedCandidate, { id }, owner),
      ...households.map((household, index) =>
        app.call(
          scheduleInterview,
          { id, date: '2026-03-12', time: `1${index * 2}:00` },
          household,
        ),
      ),
    ])
    expect(removed?.status).toBe(200)
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(
      (await sql(`select 1 from interviews where candidate_id = $1 and status = 'scheduled'`, [id]))
        .rowCount,
    ).toBe(0)
    expect(
      (
        await sql(
          `select 1 from pipeline_entries where candidate_id = $1 and status = 'interview_scheduled'`,
          [id],
        )
      ).rowCount,
    ).toBe(0)
  }
})

test('who is hired in the moment in which another household selects her is nobody else’s, in 10 tries', async () => {
  for (let tries = 0; tries < 10; tries += 1) {
    const id = await makeCandidate(app)
    const household = await selectingHousehold(app, id)
    const { data } = await household.pay()
    const late = await makeUser(app, 'employer')
    await app.call(changeStatus, { id, status: 'shortlisted' }, late)
    const [, selected] = await Promise.all([
      choose(app, data.payment_url, 'paid'),
      app.call(changeStatus, { id, status: 'selected' }, late),
    ])
    const [hiredAt] = (await sql('select hired_at from candidates where id = $1', [id])).rows
    expect(hiredAt.hired_at).not.toBeNull()
    if (selected.status === 200) {
      const { rows } = await sql(
        `select (select max(id) from pipeline_moves where candidate_id = $1 and employer_id = $2 and to_status = 'selected')
              < (select max(id) from pipeline_moves where candidate_id = $1 and to_status = 'hired') as before`,
        [id, late.id],
      )
      expect(rows).toEqual([{ before: true }])
    } else expect(selected.code).toBe('CANDIDATE_UNAVAILABLE')
  }
})

test('a worker who closes her account with a recruitment open before her arrival ends the hire: the whole amount goes back', async () => {
  const { household, candidateId, worker, read } = await hire(app)
  await closeOwn(app, worker.id)
  expect(await read()).toMatchObject({ status: 'closed' })
  expect(await household.standing()).toBe('shortlisted')
  expect(await kindsOf(household.id)).toEqual(
    expect.arrayContaining(['candidate_left_hire', 'refund_made']),
  )
  expect((await sql('select status from orders where id = $1', [household.orderId])).rows).toEqual([
    { status: 'refunded' },
  ])
  expect((await sql('select hired_at from candidates where id = $1', [candidateId])).rows).toEqual([
    { hired_at: null },
  ])
})
