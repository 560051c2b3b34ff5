import { beforeAll, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { selectingHousehold } from '../../../../../test/households.ts'
import { jobContext, makeCandidate, makeUser, signIn } from '../../../../../test/people.ts'
import { freshAddress, freshPhone } from '../../../../../test/sign-up.ts'
import { getMe, logInAs } from '../../../accounts/contract.ts'
import { createUser, hashPassword } from '../../../accounts/server/sign-in-api.ts'
import * as users from '../../../accounts/users-contract.ts'
import { getCandidate } from '../../../profiles/contract.ts'
import { listCandidates } from '../../../search/contract.ts'
import { userIdsOfCandidates } from '../../../profiles/server/index.ts'
import { changeStatus } from '../../../hiring/contract.ts'
import { broadcast } from '../../../../platform/server/bus.ts'
import { listAudit } from '../../audit-contract.ts'
import { viewUser } from '../../users-contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
let admin: { id: number; token: string }

beforeAll(async () => void (admin = await makeUser(app, 'admin', 'First Operator')))

const find = async (query: object) =>
  (await app.call(users.listUsers, query as Record<string, unknown>, admin)).data
const idsOf = async (query: object) => (await find(query)).results.map(({ id }) => id)

describe('finding people', () => {
  // spec: 3.4 Users: find, view, suspend with a reason
  test('by parts of name, number, e-mail or by the id, in whichever spelling', async () => {
    const phoneNumber = freshPhone()
    const made = await createUser(jobContext(app), {
      role: 'employer',
      fullName: 'أحمد بن José Al-Thání',
      phoneNumber,
      passwordHash: 'x',
      email: 'ahmed@mail.qa',
    })
    for (const q of [
      'أحمد',
      'احمد',
      'jose thani',
      'THANI',
      phoneNumber,
      phoneNumber.slice(-6),
      'ahmed@mail.qa',
      'mail.qa',
      String(made.id),
    ]) {
      expect(await idsOf({ q }), q).toContain(made.id)
    }
    for (const q of ['zzz', 'jose nobody', '%', '_', "' or 1=1", '\\'])
      expect(await idsOf({ q }), q).not.toContain(made.id)
  })

  test('by role and state, page by page, newest first', async () => {
    const made: number[] = []
    for (let one = 0; one < 3; one += 1)
      made.push((await makeUser(app, 'agency', `Paged Person ${one}`)).id)
    const first = await find({ q: 'paged person', role: 'agency', page_size: 2 })
    expect([first.results.map(({ id }) => id), first.total, first.is_more, first.page]).toEqual([
      made.toReversed().slice(0, 2),
      3,
      false,
      1,
    ])
    expect(await idsOf({ q: 'paged person', page_size: 2, page: 2 })).toEqual(made.slice(0, 1))
    expect(await idsOf({ q: 'paged person', role: 'employer' })).toEqual([])
    expect(await idsOf({ q: 'paged person', state: 'suspended' })).toEqual([])
  })

  test.each([
    [{ role: 'owner' }, 'role'],
    [{ state: 'x' }, 'state'],
    [{ page: 0 }, 'page'],
    [{ page_size: 61 }, 'page_size'],
    [{ q: 'x'.repeat(101) }, 'q'],
  ])('%j is refused by its field', async (query, field) => {
    const { status, errors } = await app.call(users.listUsers, query, admin)
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]])
  })

  test('as CSV: all that the filters find, no formula, and written down', async () => {
    await makeUser(app, 'employer', '=HYPERLINK("http://x") Exported')
    const { status, body, headers } = await app.call(users.exportUsers, { q: 'exported' }, admin)
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="users.csv"',
    ])
    expect(body.startsWith('\uFEFFid,full_name,phone_number')).toBe(true)
    expect(body.trim().split('\r\n')).toHaveLength(2)
    expect(body).toContain(`"'=HYPERLINK(""http://x"") Exported",'+974`)
    const [entry] = (await app.call(listAudit, { subject: 'list:users' }, admin)).data.results
    expect(entry).toMatchObject({
      action: 'list.exported',
      actor: { id: admin.id },
      detail: { filters: ['q'] },
    })
  })

  test('an export goes on behind each thousand', async () => {
    const { body } = await app.call(users.exportUsers, {}, admin)
    const before = body.trim().split('\r\n').length
    await app.connection.pool
      .query(`insert into users (role, full_name, phone_number, password_hash, date_joined)
      select 'employer', 'Many ' || n, '+9745' || lpad(n::text, 7, '0'), 'x', now() from generate_series(1, 2500) n`)
    const after = (await app.call(users.exportUsers, {}, admin)).body.trim().split('\r\n')
    expect(after.length - before).toBe(2500)
    expect(new Set(after).size).toBe(after.length)
  })
})

describe('one account', () => {
  // spec: 3.4 Users: find, view, suspend with a reason
  // asvs: 15.3.1
  test('is shown with its sessions, orders and cases, never its secrets, and each view is written down', async () => {
    const household = await selectingHousehold(app, await makeCandidate(app))
    const { data } = await app.call(
      viewUser,
      { id: household.id },
      { ...admin, headers: { 'user-agent': 'x' }, address: '10.1.2.3' },
    )
    expect(data).toMatchObject({
      account: { id: household.id, role: 'employer', suspension: null },
      orders: { total: 1, paid: 0 },
      cases: { total: 0 },
    })
    expect(data.sessions).toHaveLength(1)
    expect(JSON.stringify(data)).not.toMatch(/unusable|hash|token/)
    const [entry] = (
      await app.call(listAudit, { subject: `user:${household.id}`, action: 'user.viewed' }, admin)
    ).data.results
    expect(entry).toMatchObject({
      actor: { id: admin.id, full_name: 'First Operator', role: 'admin' },
      address: '10.1.2.3',
    })
    expect(entry?.request_id).not.toBe('')
    expect((await app.call(viewUser, { id: 999_999 }, admin)).status).toBe(404)
  })
})

describe('suspension', () => {
  // spec: 3.4 Users: find, view, suspend with a reason
  test('ends sessions, shuts the door with its reason, and is lifted', async () => {
    const password = 'a-good-password'
    const phone_number = freshPhone()
    const { id } = await createUser(jobContext(app), {
      role: 'employer',
      fullName: 'To Suspend',
      phoneNumber: phone_number,
      passwordHash: await hashPassword(password),
    })
    const token = await signIn(app, id)
    const suspended = await app.call(
      users.suspendUser,
      { id, reason: 'conduct', note: 'three reports' },
      admin,
    )
    expect(suspended.data).toMatchObject({
      is_suspended: true,
      suspension: { reason: 'conduct', note: 'three reports' },
    })
    expect((await app.call(getMe, {}, { token })).status).toBe(401)
    const logIn = () =>
      app.call(logInAs.employer, { phone_number, password }, { address: freshAddress() })
    expect(await logIn()).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      message:
        'This account is suspended because its use broke our terms. Please contact us if you think this is wrong.',
    })
    expect((await app.call(users.suspendUser, { id, reason: 'other' }, admin)).status).toBe(409)
    expect(await idsOf({ state: 'suspended' })).toEqual([id])
    const [entry] = (
      await app.call(listAudit, { subject: `user:${id}`, action: 'user.suspended' }, admin)
    ).data.results
    expect(entry).toMatchObject({
      before: { suspended: false },
      after: { suspended: true, reason: 'conduct' },
    })
    expect(JSON.stringify(entry)).not.toContain('three reports')

    expect((await app.call(users.liftSuspension, { id }, admin)).data).toMatchObject({
      is_suspended: false,
      suspension: null,
    })
    expect((await app.call(users.liftSuspension, { id }, admin)).status).toBe(409)
    expect((await logIn()).status).toBe(200)
  })

  test("hides a worker's profile from list, page and hiring until it is lifted", async () => {
    const candidateId = await makeCandidate(app)
    const userId = (await userIdsOfCandidates(jobContext(app), [candidateId])).get(candidateId) ?? 0
    const isListed = async () =>
      (await app.call(listCandidates, { page_size: 60 })).data.results.some(
        ({ id }) => id === candidateId,
      )
    await broadcast(app.connection, 'candidates', candidateId)
    await vi.waitFor(async () => expect(await isListed()).toBe(true))
    await app.call(users.suspendUser, { id: userId, reason: 'identity' }, admin)
    await vi.waitFor(async () => expect(await isListed()).toBe(false))
    expect((await app.call(getCandidate, { id: candidateId })).status).toBe(404)
    const employer = await makeUser(app, 'employer')
    expect(
      (await app.call(changeStatus, { id: candidateId, status: 'shortlisted' }, employer)).status,
    ).toBeGreaterThanOrEqual(404)
    await app.call(users.liftSuspension, { id: userId }, admin)
    await vi.waitFor(async () => expect(await isListed()).toBe(true))
    expect((await app.call(getCandidate, { id: candidateId })).status).toBe(200)
  })

  test('neither of oneself, nor of each other at once: an operator is left', async () => {
    expect(
      (await app.call(users.suspendUser, { id: admin.id, reason: 'other' }, admin)).status,
    ).toBe(409)
    const pair = [await makeUser(app, 'admin'), await makeUser(app, 'admin')] as const
    const answers = await Promise.all([
      app.call(users.suspendUser, { id: pair[1].id, reason: 'other' }, pair[0]),
      app.call(users.suspendUser, { id: pair[0].id, reason: 'other' }, pair[1]),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test.each([
    [{ reason: 'because' }, 'reason'],
    [{}, 'reason'],
    [{ reason: 'other', note: 'x'.repeat(501) }, 'note'],
  ])('%j is refused by its field', async (input, field) => {
    const { id } = await makeUser(app, 'employer')
    const { status, errors } = await app.call(users.suspendUser, { id, ...input }, admin)
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]])
  })

  // spec: 3.4 Users: find, view, suspend with a reason
  // asvs: 7.4.5
  test('sessions end without it, too', async () => {
    const { id, token } = await makeUser(app, 'employer')
    await signIn(app, id)
    expect((await app.call(users.endUserSessions, { id }, admin)).data).toEqual({ ended: 2 })
    expect((await app.call(getMe, {}, { token })).status).toBe(401)
    expect((await app.call(users.endUserSessions, { id: 999_999 }, admin)).status).toBe(404)
  })
})
