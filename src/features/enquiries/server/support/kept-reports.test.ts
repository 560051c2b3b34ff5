import { afterEach, beforeAll, expect, test } from 'vitest'
import { makeAgency } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { closeOwn, makeCandidate, makeUser, runJob, signIn } from '../../../../../test/people.ts'
import { formOf } from '../../../../../test/samples.ts'
import { signUp } from '../../../../../test/sign-up.ts'
import { removeManagedCandidate } from '../../../agencies/candidates-contract.ts'
import { importCandidates, undoImport } from '../../../agencies/import-contract.ts'
import { claimRecord, sendClaimCode } from '../../../claims/contract.ts'
import { getCandidate } from '../../../profiles/contract.ts'
import { changeStatus, listInterviews, scheduleInterview } from '../../../hiring/contract.ts'
import { changeReport, listReports, sendReport } from '../../support-contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const start = app.clock.now
const minute = 60_000
afterEach(() => void (app.clock.now = start))

let operator: { id: number; token: string }
beforeAll(async () => {
  operator = await makeUser(app, 'admin')
})
const reportOn = (id: number, message: string) =>
  app.call(
    sendReport,
    { met_in: 'profile', id, reason: 'danger', message },
    { address: `10.8.0.${(id % 250) + 1}` },
  )
const findReport = async (message: string) => {
  const { results } = (
    await app.call(listReports, { page_size: 60 }, { token: await signIn(app, operator.id) })
  ).data
  return results.find((report) => report.message === message)
}
const pass = async (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
  await runJob(app, 'forget-removed-candidates')
}
const nameOf = async (id: number) =>
  (
    await app.connection.pool.query<{ full_name: string }>(
      'select full_name from candidates where id = $1',
      [id],
    )
  ).rows.map(({ full_name }) => full_name)

// spec: 3.6 A report outlives whom it names
test('a report outlives the candidate whom her agency takes off: while it is open everything stays, then the bare id', async () => {
  const { id: agencyId, owner } = await makeAgency(app)
  const id = await makeCandidate(app, { agencyId, userId: null, fullName: 'Halima In Danger' })
  const other = await makeCandidate(app, { agencyId, userId: null, fullName: 'Nobody Reports' })
  expect((await reportOn(id, 'She is in danger')).status).toBe(200)
  for (const candidate of [id, other])
    expect((await app.call(removeManagedCandidate, { id: candidate }, owner)).status).toBe(200)
  await pass(11 * minute)
  await pass(11 * minute)
  expect(await nameOf(other)).toEqual([])
  expect(await nameOf(id)).toEqual(['Halima In Danger'])
  const report = await findReport('She is in danger')
  expect(report).toMatchObject({
    about: { kind: 'candidate', id, name: 'Halima In Danger' },
    is_urgent: true,
    state: 'open',
  })
  expect((await app.call(getCandidate, { id })).status).toBe(404)

  await app.call(
    changeReport,
    { id: report?.id ?? 0, state: 'closed' },
    { token: await signIn(app, operator.id) },
  )
  await pass(minute)
  expect(await nameOf(id)).toEqual(['—'])
  const { results } = (
    await app.call(
      listReports,
      { state: 'closed', page_size: 60 },
      { token: await signIn(app, operator.id) },
    )
  ).data
  expect(results).toMatchObject([
    { message: 'She is in danger', about: { kind: 'candidate', id, name: 'Former candidate' } },
  ])
})

test('a record that is brought back in the moment of its erasure is not erased', async () => {
  const { id: agencyId, owner } = await makeAgency(app)
  const id = await makeCandidate(app, { agencyId, userId: null, fullName: 'Back Again' })
  await app.call(removeManagedCandidate, { id }, owner)
  app.clock.now = new Date(start.getTime() + 11 * minute)
  const holder = await app.connection.pool.connect()
  await holder.query('begin')
  await holder.query('update candidates set removed_at = null where id = $1', [id])
  const erasing = runJob(app, 'forget-removed-candidates')
  await expect
    .poll(
      async () =>
        (
          await app.connection.pool.query(
            `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
        ).rowCount,
    )
    .toBe(1)
  await holder.query('commit')
  holder.release()
  await erasing
  expect(await nameOf(id)).toEqual(['Back Again'])
})

// spec: 3.6 A report outlives whom it names
test('a report of her own record follows her into the one that she claims', async () => {
  const agency = await makeAgency(app)
  const her = await signUp(app, 'jobseeker')
  const own = Number(
    (
      await app.connection.pool.query<{ id: number }>(
        'select id from candidates where user_id = $1',
        [her.user.id],
      )
    ).rows[0]?.id,
  )
  await app.connection.pool.query(
    `update candidates set is_published = true, wants_published = true, age = 30, nationality = 'Kenyan', desired_position = 'Nanny' where id = $1`,
    [own],
  )
  expect((await reportOn(own, 'Of the record she had')).status).toBe(200)
  // A household looked at it: that row of its figures stays as well.
  const household = await makeUser(app, 'employer')
  await app.connection.pool.query(
    `insert into candidate_views (employer_id, candidate_id, first_viewed_at, last_viewed_at) values ($1, $2, now(), now())`,
    [household.id, own],
  )
  const kept = await makeCandidate(app, {
    agencyId: agency.id,
    userId: null,
    phoneNumber: her.phone,
  })
  await app.call(sendClaimCode, { id: kept }, her)
  expect(
    (await app.call(claimRecord, { id: kept, otp_code: app.lastMessage(her.phone)?.code }, her))
      .status,
  ).toBe(200)
  expect(await findReport('Of the record she had')).toMatchObject({
    about: { kind: 'candidate', id: kept, name: 'Aisha Al Kuwari' },
  })
  expect(
    (
      await app.connection.pool.query(
        'select full_name, user_id, phone_number from candidates where id = $1',
        [own],
      )
    ).rows,
  ).toEqual([{ full_name: '—', user_id: null, phone_number: null }])
  expect(
    (
      await app.connection.pool.query('select 1 from candidate_views where candidate_id = $1', [
        own,
      ])
    ).rowCount,
  ).toBe(1)
})

// spec: 3.6 A report outlives whom it names
test('an import is undone without the report of whom it brought', async () => {
  const { id: agencyId, owner } = await makeAgency(app)
  const { payload, headers } = formOf(
    {},
    {
      file: {
        name: 'a.csv',
        body: Buffer.from(
          'Name,Nationality,Position,DOB,Publish\nIma Imported,Kenyan,Nanny,1994-05-23,yes\nIda Imported,Kenyan,Nanny,1994-05-23,yes\n',
        ),
      },
    },
  )
  const sent = await app.app.inject({
    method: 'POST',
    url: importCandidates.path,
    payload,
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
  })
  const { rows } = await app.connection.pool.query<{ id: number }>(
    'select id from candidates where agency_id = $1 order by id',
    [agencyId],
  )
  const [ima = 0, ida = 0] = rows.map(({ id }) => id)
  expect((await reportOn(ima, 'Brought by a file')).status).toBe(200)
  const importId = sent.json<{ data: { import_id: number } }>().data.import_id
  // Nothing says to the agency that there is a report.
  expect((await app.call(undoImport, { id: importId }, owner)).data).toEqual({
    removed: 2,
    kept: [],
  })
  expect([await nameOf(ima), await nameOf(ida)]).toEqual([['Ima Imported'], []])
  expect((await app.call(getCandidate, { id: ima })).status).toBe(404)
  await pass(11 * minute)
  expect(await findReport('Brought by a file')).toMatchObject({
    about: { id: ima, name: 'Ima Imported' },
  })
})

// spec: 3.6 A report outlives whom it names
test('a report of a household stays when its account is erased, and so does one by a worker who leaves', async () => {
  const household = await makeUser(app, 'employer', 'House Of Harm')
  const candidateId = await makeCandidate(app)
  const { rows } = await app.connection.pool.query<{ user_id: number }>(
    'select user_id from candidates where id = $1',
    [candidateId],
  )
  const workerId = rows[0]?.user_id ?? 0
  const her = { token: await signIn(app, workerId) }
  await app.call(changeStatus, { id: candidateId, status: 'shortlisted' }, household)
  await app.call(
    scheduleInterview,
    { id: candidateId, date: '2026-03-12', time: '10:00' },
    household,
  )
  const [interview] = (await app.call(listInterviews, {}, her)).data
  const about = {
    met_in: 'interview' as const,
    id: interview?.id ?? 0,
    reason: 'danger' as const,
    message: 'Of the household',
    contact: '+97433440000',
  }
  expect((await app.call(sendReport, about, her)).status).toBe(200)
  for (const id of [household.id, workerId]) await closeOwn(app, id)
  app.clock.now = new Date(start.getTime() + 31 * 86_400_000)
  await runJob(app, 'erase-closed-accounts')
  expect(
    (
      await app.connection.pool.query(
        'select 1 from users where erased_at is not null and id = any($1)',
        [[household.id, workerId]],
      )
    ).rowCount,
  ).toBe(2)
  expect(await findReport('Of the household')).toMatchObject({
    about: { kind: 'user', id: household.id },
    state: 'open',
    contact: null,
    reporter_role: 'jobseeker',
  })
  expect((await findReport('Of the household'))?.about.name).not.toContain('Harm')
  const reporters = await app.connection.pool.query(
    'select reporter_id from reports where message = $1',
    ['Of the household'],
  )
  expect(reporters.rows).toEqual([{ reporter_id: null }])
})
