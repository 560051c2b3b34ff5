import { beforeEach, describe, expect, test } from 'vitest'
import { findEverywhere } from '../../../../test/find-everywhere.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, runJob, makeUser, signIn } from '../../../../test/people.ts'
import { formOf, samplePdf, samplePicture } from '../../../../test/samples.ts'
import { freshAddress, password, signUp } from '../../../../test/sign-up.ts'
import {
  forgotPassword,
  getMe,
  keepAccount,
  logInAs,
  sendEmailLink,
  verifyEmail,
} from '../../accounts/contract.ts'
import { addDocument, updateProfile } from '../../records/contract.ts'
import { getCandidate } from '../../profiles/contract.ts'
import { listCandidates } from '../../search/contract.ts'
import { sendContact } from '../../enquiries/contract.ts'
import {
  changeStatus,
  getPipelineEntry,
  saveNote,
  scheduleInterview,
} from '../../hiring/contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import { cleanUpFiles } from '../../../gateways/files/index.ts'
import { askOperator, closeOwnAccount, requestExport } from '../contract.ts'
import { eraseClosedAccounts } from './close-account.ts'
import { closingTools, day } from '../../../../test/closed-accounts.ts'

const app = useTestApp()
const { later, close } = closingTools(app)
const start = app.clock.now

beforeEach(() => {
  app.clock.now = start
})
const sql = (text: string, values: unknown[] = []) => app.connection.pool.query(text, values)

/** A worker with everything that the product can hold of her; the name is nobody else's. */
async function worker(name: string) {
  const { user, token, phone } = await signUp(app, 'jobseeker')
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.qa`
  await app.call(sendEmailLink, { email }, { token })
  const link = /verify-email\/(\S+)/.exec(app.lastMessage(email)?.text ?? '')?.[1] ?? ''
  await app.call(verifyEmail, { token: link }, {})
  const form = formOf(
    {
      full_name: name,
      nationality: 'Filipino',
      desired_position: 'Nanny',
      age: '31',
      whatsapp: phone,
      email,
      description: `I am ${name}.`,
    },
    { profile_image: { name: `${name}.jpg`, body: await samplePicture() } },
  )
  const headers = { ...form.headers, authorization: `Bearer ${token}` }
  const saved = await app.app.inject({
    method: 'PATCH',
    url: updateProfile.path,
    payload: form.payload,
    headers,
  })
  expect(saved.statusCode).toBe(200)
  const paper = formOf(
    { document_type: 'passport', name_on_passport: name },
    { document_file: { name: `${name}.pdf`, body: samplePdf() } },
  )
  const kept = await app.app.inject({
    method: 'POST',
    url: addDocument.path,
    payload: paper.payload,
    headers: { ...paper.headers, authorization: `Bearer ${token}` },
  })
  expect(kept.statusCode).toBeLessThan(300)
  await app.call(
    sendContact,
    { firstName: name, email, phone, message: `${name} asks`, isWorker: true },
    { address: freshAddress() },
  )
  const { rows } = await sql('select id from candidates where user_id = $1', [user.id])
  return {
    id: user.id,
    token,
    phone,
    email,
    name,
    candidateId: Number((rows[0] as { id: number }).id),
  }
}

const wordsOf = ({ name, phone, email }: { name: string; phone: string; email: string }) => [
  name,
  phone,
  phone.slice(4),
  email,
]

describe('leaving', () => {
  // spec: 3.3 Delete: closed at once, kept within 30 days
  // asvs: 14.2.4
  // asvs: 7.4.2
  test('a worker is closed at once, kept again by her password, closed once more and erased for good', async () => {
    const she = await worker('Xandra Quixote')
    const household = await makeUser(app, 'employer', 'Household One')
    await app.call(changeStatus, { id: she.candidateId, status: 'shortlisted' }, household)
    await app.call(
      saveNote,
      { id: she.candidateId, note: 'Xandra Quixote sings', tags: ['sings'] },
      household,
    )
    await app.call(
      scheduleInterview,
      { id: she.candidateId, date: '2026-03-20', time: '10:00' },
      household,
    )
    expect((await app.call(listNotices, {}, she)).data.results.map(({ kind }) => kind)).toContain(
      'interview_scheduled',
    )
    await app.call(
      askOperator,
      { kind: 'correction', about: 'My birthday', text: 'Xandra Quixote was born in 1990' },
      she,
    )
    const search = async () => (await app.call(listCandidates, { q: 'Xandra' }, {})).data.total
    await expect.poll(search).toBe(1)

    // Refused without the password and the word.
    expect(await close(she.token, { password: 'wrong' })).toMatchObject({
      status: 400,
      errors: { password: expect.anything() },
    })
    expect(await close(she.token, { word: 'delete me' })).toMatchObject({
      status: 400,
      errors: { word: ['Please type DELETE'] },
    })
    expect((await app.call(closeOwnAccount, {}, { token: she.token })).status).toBe(400)
    expect((await app.call(closeOwnAccount, { password, word: 'DELETE' }, {})).status).toBe(401)

    const closed = await close(she.token, { word: ' حذف ' })
    expect(closed).toMatchObject({
      status: 200,
      data: { erase_at: new Date(app.clock.now.getTime() + 30 * day).toISOString() },
    })
    // Out everywhere, and hidden at once.
    expect((await app.call(getMe, {}, she)).status).toBe(401)
    expect((await app.call(getCandidate, { id: she.candidateId }, {})).status).toBe(404)
    await expect.poll(search).toBe(0)
    expect(app.lastMessage(she.phone)?.text).toContain('will be deleted on 9 April 2026')
    // The household: no longer available, the interview is off.
    expect(
      (await app.call(getPipelineEntry, { id: she.candidateId }, household)).data,
    ).toMatchObject({
      available: false,
      status: 'shortlisted',
      interview_date: null,
    })
    expect(
      await app.call(changeStatus, { id: she.candidateId, status: 'selected' }, household),
    ).toMatchObject({
      status: 409,
      code: 'CANDIDATE_UNAVAILABLE',
    })
    expect((await app.call(listNotices, {}, household)).data.results[0]).toMatchObject({
      kind: 'interview_called_off',
    })
    // Nobody signs in but to keep it.
    const credentials = { phone_number: she.phone, password }
    expect(await app.call(logInAs.jobseeker, credentials, {})).toMatchObject({
      status: 403,
      code: 'ACCOUNT_CLOSING',
      message: 'This account will be deleted on 9 April 2026. Until then you can keep it.',
    })
    expect(
      (await app.call(logInAs.jobseeker, { ...credentials, password: 'wrong' }, {})).status,
    ).toBe(401)
    expect((await app.call(logInAs.employer, credentials, {})).code).toBe('ROLE_MISMATCH')
    expect((await app.call(keepAccount, { ...credentials, password: 'wrong' }, {})).status).toBe(
      401,
    )
    expect((await app.call(keepAccount, { phone_number: she.phone }, {})).status).toBe(400)
    // Messages stop.
    const before = app.lastMessage(she.phone)?.text
    await app.call(changeStatus, { id: she.candidateId, status: 'rejected' }, household)
    expect(app.lastMessage(she.phone)?.text).toBe(before)

    later(29)
    expect(await eraseClosedAccounts(jobContext(app))).toBe(0)
    expect((await app.call(keepAccount, credentials, {})).status).toBe(200)
    expect((await app.call(keepAccount, credentials, {})).status).toBe(200)
    const grant = (await app.call(logInAs.jobseeker, credentials, {})).data
    expect((await app.call(getMe, {}, { token: grant.token })).data.user.full_name).toBe(she.name)
    expect((await app.call(getCandidate, { id: she.candidateId }, {})).status).toBe(200)
    await expect.poll(search).toBe(1)
    later(10)
    expect(await eraseClosedAccounts(jobContext(app))).toBe(0)

    const token = await signIn(app, she.id)
    await app.call(requestExport, {}, { token })
    await runJob(app, 'build-export')
    expect(await findEverywhere(app, wordsOf(she))).toEqual(
      expect.arrayContaining(['users.full_name', 'candidates.description', 'notices.params']),
    )
    expect((await close(token)).status).toBe(200)
    later(30)
    expect(await eraseClosedAccounts(jobContext(app))).toBe(1)
    expect(await eraseClosedAccounts(jobContext(app))).toBe(0)

    expect(await findEverywhere(app, wordsOf(she))).toEqual([])
    const { rows: files } = await sql(`select state, name from stored_files where owner_id = $1`, [
      she.id,
    ])
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) expect(file).toEqual({ state: 'released', name: 'erased' })
    later(1)
    await cleanUpFiles(jobContext(app))
    expect((await sql(`select 1 from stored_files where owner_id = $1`, [she.id])).rows).toEqual([])
    // Nothing says any more from where she came; what the log says else can't be changed, not even now.
    expect(
      (await sql(`select 1 from audit_log where actor_id = $1 and address <> ''`, [she.id])).rows,
    ).toEqual([])
    await expect(
      sql(`update audit_log set action = 'other' where actor_id = $1`, [she.id]),
    ).rejects.toThrow('permission denied')
    await expect(
      sql(`update audit_log set address = '' where actor_id = $1`, [household.id]),
    ).rejects.toThrow('append-only')
    await expect(sql(`delete from audit_log where actor_id = $1`, [she.id])).rejects.toThrow(
      'permission denied',
    )
    // Her acts stay as ids; the number is free for anyone.
    expect(
      (
        await sql(
          `select 1 from audit_log where actor_id = $1 and action = 'candidate.profile_saved'`,
          [she.id],
        )
      ).rows.length,
    ).toBe(1)
    expect(
      (
        await sql(`select 1 from audit_log where action = 'account.erased' and subject = $1`, [
          `user:${she.id}`,
        ])
      ).rows.length,
    ).toBe(1)
    expect((await app.call(logInAs.jobseeker, credentials, {})).status).toBe(401)
    expect((await app.call(keepAccount, credentials, {})).status).toBe(401)
    expect(
      (await app.call(forgotPassword, { phoneNumber: she.phone }, { address: freshAddress() }))
        .status,
    ).toBe(200)
    // The household keeps what it wrote down and what happened, of someone without a name.
    const still = await app.call(
      getPipelineEntry,
      { id: she.candidateId },
      { token: await signIn(app, household.id) },
    )
    expect(still.data).toMatchObject({
      jobseeker_name: 'Former candidate',
      status: 'rejected',
      note: '— sings',
      tags: ['sings'],
      available: false,
    })
    expect(
      (await sql('select status from interviews where candidate_id = $1', [she.candidateId])).rows,
    ).toEqual([{ status: 'cancelled' }])
    expect(
      (
        await sql('select to_status from pipeline_moves where candidate_id = $1 order by id', [
          she.candidateId,
        ])
      ).rows,
    ).toEqual([
      { to_status: 'shortlisted' },
      { to_status: 'interview_scheduled' },
      { to_status: 'shortlisted' },
      { to_status: 'rejected' },
    ])
    const again = await signUp(app, 'employer', she.phone)
    expect(again.user.phone_number).toBe(she.phone)
  })

  test('an erasure is whole or not at all, and one that fails holds up no other', async () => {
    app.expectError('an account could not be erased')
    const [first, second] = [await signUp(app), await signUp(app)]
    await close(first.token)
    await close(second.token)
    later(30)
    await app.asOwner(
      `create function refuse_one() returns trigger language plpgsql as $$ begin if old.id = ${first.user.id} and new.erased_at is not null then raise exception 'no'; end if; return new; end $$`,
    )
    await app.asOwner(
      `create trigger refuse_one before update on users for each row execute function refuse_one()`,
    )
    expect(await eraseClosedAccounts(jobContext(app))).toBe(1)
    expect(
      (await sql('select 1 from consents where user_id = $1', [first.user.id])).rows.length,
    ).toBe(2)
    expect((await sql('select 1 from consents where user_id = $1', [second.user.id])).rows).toEqual(
      [],
    )
    await app.asOwner('drop trigger refuse_one on users')
    expect(await eraseClosedAccounts(jobContext(app))).toBe(1)
  })

  test('210 erasures that fail hold up none of those that come after them, and are tried again with each round', async () => {
    app.expectError('an account could not be erased')
    await sql(
      `insert into users (role, full_name, phone_number, password_hash, date_joined, closed_at, closed_because, erase_at)
       select 'employer', 'Stuck Household', '+97455' || lpad(n::text, 6, '0'), 'unusable', $1, $1, 'asked', $1 from generate_series(1, 210) n`,
      [start],
    )
    await app.asOwner(
      `create function refuse_stuck() returns trigger language plpgsql as $$ begin if old.full_name = 'Stuck Household' then raise exception 'no'; end if; return new; end $$`,
    )
    await app.asOwner(
      `create trigger refuse_stuck before update on users for each row execute function refuse_stuck()`,
    )
    const last = await signUp(app)
    await close(last.token)
    later(30)
    expect(await eraseClosedAccounts(jobContext(app))).toBe(1)
    expect(
      (await sql('select erased_at is not null as gone from users where id = $1', [last.user.id]))
        .rows,
    ).toEqual([{ gone: true }])
    await app.asOwner('drop trigger refuse_stuck on users')
    await sql(
      `update users set erase_at = erase_at + interval '1 year' where full_name = 'Stuck Household' and phone_number not like '%0001'`,
    )
    expect(await eraseClosedAccounts(jobContext(app))).toBe(1)
  })
})
