import { beforeAll, describe, expect, test } from 'vitest'
import { makeAgency } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../../test/people.ts'
import { freshAddress, freshPhone } from '../../../../../test/sign-up.ts'
import { logInAs, resetPassword, updatePassword } from '../../../accounts/contract.ts'
import { startSession } from '../../../accounts/server/sign-in-api.ts'
import { getUser } from '../../../accounts/server/index.ts'
import * as users from '../../../accounts/users-contract.ts'
import type { Endpoint } from '../../../../platform/shared/endpoint.ts'
import { exportAudit, listAudit } from '../../audit-contract.ts'
import { viewUser } from '../../users-contract.ts'
import { exportAgencies } from '../../../agencies/admin-contract.ts'
import { exportLostMessages, listLostMessages } from '../../../notifications/contract.ts'
import { exportRecruitments, listAllRecruitments } from '../../../recruitment/contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
let admin: { id: number; token: string }

beforeAll(async () => void (admin = await makeUser(app, 'admin', 'First Operator')))

describe('administrators', () => {
  // spec: 3.4 Users: find, view, suspend with a reason
  test('are invited by number, set a strong password by the link, and are listed', async () => {
    const phone_number = freshPhone()
    const invite = () =>
      app.call(users.inviteAdministrator, { phone_number, full_name: 'Maha Invited' }, admin)
    const { id } = (await invite()).data
    const first = /reset-password\/(\S+)/.exec(app.lastMessage(phone_number)?.text ?? '')?.[1] ?? ''
    // Not yet signed in: a new link, and the first is void.
    expect((await invite()).data).toEqual({ id })
    const token = /reset-password\/(\S+)/.exec(app.lastMessage(phone_number)?.text ?? '')?.[1] ?? ''
    const set = (token: string, password: string) =>
      app.call(resetPassword, { token, password, confirmPassword: password })
    expect((await set(first, 'a-fine-long-password')).status).toBe(400)
    for (const weak of [
      'short-one',
      'aaaaaaaaaaaa',
      'maha-maha-maha-1',
      `pass-${phone_number.slice(-8)}-x`.replace('pass', 'invited'),
    ]) {
      const { status, errors } = await set(token, weak)
      expect([weak, status, Object.keys(errors ?? {})]).toEqual([weak, 400, ['password']])
    }
    expect((await set(token, 'a-fine-long-password')).status).toBe(200)
    const entered = await app.call(
      logInAs.admin,
      { phone_number, password: 'a-fine-long-password' },
      { address: freshAddress() },
    )
    expect(entered.status).toBe(200)
    const change = {
      currentPassword: 'a-fine-long-password',
      newPassword: 'weak-one',
      confirmPassword: 'weak-one',
    }
    expect((await app.call(updatePassword, change, entered.data)).errors).toHaveProperty(
      'newPassword',
    )
    expect((await app.call(listAudit, {}, entered.data)).code).toBe('SECOND_FACTOR_REQUIRED')
    const mine = (
      await app.call(users.listAdministrators, { q: 'INVITED maha' }, admin)
    ).data.results.find((one) => one.id === id)
    expect(mine).toMatchObject({
      full_name: 'Maha Invited',
      has_second_factor: false,
      is_self: false,
    })
    expect(mine?.last_seen_at).not.toBeNull()
    // Now she is one: another invitation is a mistake, as it is for anyone who has an account.
    expect((await invite()).status).toBe(409)
    const employer = await getUser(jobContext(app), (await makeUser(app, 'employer')).id)
    expect(
      (
        await app.call(
          users.inviteAdministrator,
          { phone_number: employer.phoneNumber, full_name: 'X' },
          admin,
        )
      ).status,
    ).toBe(409)
  })

  // spec: 3.4 Lists paged, searched, filtered, as CSV
  test('are paged, the first of them first, found by a part of name or number, and come as CSV', async () => {
    const made: number[] = []
    for (let one = 0; one < 3; one += 1)
      made.push((await makeUser(app, 'admin', `=Sheikha Díaz ${one}`)).id)
    await makeUser(app, 'employer', 'Sheikha Diaz')
    const list = async (query: object) =>
      (await app.call(users.listAdministrators, { ...query }, admin)).data
    const first = await list({ q: 'diaz sheikha', page_size: 2 })
    expect([first.results.map(({ id }) => id), first.total, first.is_more, first.page]).toEqual([
      made.slice(0, 2),
      3,
      false,
      1,
    ])
    expect(
      (await list({ q: 'diaz sheikha', page_size: 2, page: 2 })).results.map(({ id }) => id),
    ).toEqual(made.slice(2))
    expect(
      (await list({ q: first.results[0]?.phone_number.slice(-7) })).results.map(({ id }) => id),
    ).toEqual(made.slice(0, 1))
    for (const q of ['%', 'nobody diaz']) expect((await list({ q })).results, q).toEqual([])
    const { status, body } = await app.call(users.exportAdministrators, { q: 'diaz' }, admin)
    const lines = body.trim().split('\r\n')
    expect([status, lines.length]).toEqual([200, 4])
    expect(lines[0]).toContain(
      'id,full_name,phone_number,email,role,date_joined,is_suspended,has_second_factor,last_seen_at',
    )
    expect(lines[1]).toContain(`${made[0]},'=Sheikha Díaz 0,'+974`)
    expect(
      (await app.call(users.exportAdministrators, { q: 'x'.repeat(101) }, admin)).errors,
    ).toHaveProperty('q')
  })
})

const guarded: [string, Endpoint, Record<string, unknown>][] = [
  ['listUsers', users.listUsers, {}],
  ['exportUsers', users.exportUsers, {}],
  ['viewUser', viewUser, { id: 1 }],
  ['suspendUser', users.suspendUser, { id: 1, reason: 'other' }],
  ['liftSuspension', users.liftSuspension, { id: 1 }],
  ['endUserSessions', users.endUserSessions, { id: 1 }],
  ['listAdministrators', users.listAdministrators, {}],
  ['exportAdministrators', users.exportAdministrators, {}],
  [
    'inviteAdministrator',
    users.inviteAdministrator,
    { phone_number: '+97433112233', full_name: 'X' },
  ],
  ['listAudit', listAudit, {}],
  ['exportAudit', exportAudit, {}],
  ['exportAgencies', exportAgencies, {}],
  ['listLostMessages', listLostMessages, {}],
  ['exportLostMessages', exportLostMessages, {}],
  ['listAllRecruitments', listAllRecruitments, {}],
  ['exportRecruitments', exportRecruitments, {}],
]

test.each(guarded)(
  '%s is for operators with their second factor alone',
  async (_name, call, input) => {
    expect((await app.call(call, input)).status).toBe(401)
    for (const role of ['employer', 'jobseeker', 'agency'] as const) {
      expect(
        await app.call(call, input, { token: (await makeUser(app, role)).token }),
      ).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    }
    const ctx = jobContext(app)
    const { token } = await startSession(ctx, await getUser(ctx, admin.id))
    expect(await app.call(call, input, { token })).toMatchObject({
      status: 403,
      code: 'SECOND_FACTOR_REQUIRED',
    })
  },
)

// spec: 3.4 Sign-in with a second factor
test('whatever an operator may call by her role needs the second factor', async () => {
  const ctx = jobContext(app)
  const { token } = await startSession(ctx, await getUser(ctx, admin.id))
  const forOperators = app.endpoints.filter(
    ({ access, path }) =>
      path.startsWith('/api/admin/') || (Array.isArray(access) && access.includes('admin')),
  )
  expect(forOperators.length).toBeGreaterThan(20)
  for (const endpoint of forOperators.filter(({ path }) => !path.startsWith('/api/admin/auth/'))) {
    const url = endpoint.path.replace(/:\w+/g, '1')
    const { statusCode, body } = await app.app.inject({
      method: endpoint.method,
      url,
      headers: { authorization: `Bearer ${token}` },
    })
    expect([endpoint.path, statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([
      endpoint.path,
      403,
      'SECOND_FACTOR_REQUIRED',
    ])
  }
})

// spec: 3.4 Orders with payments and refunds
// spec: 3.4 Lists paged, searched, filtered, as CSV
test('agencies, lost messages and recruitments come as CSV, as they are filtered, with their heads alone where there are none', async () => {
  const agency = await makeAgency(app, { name: '=Pearl, "Staff"', status: 'pending' })
  await makeAgency(app)
  const { status, body } = await app.call(exportAgencies, { status: 'pending' }, admin)
  const lines = body.trim().split('\r\n')
  expect([status, lines.length]).toEqual([200, 2])
  expect(lines[0]).toContain('id,name,status,standing,licence_number')
  expect(lines[1]).toContain(`${agency.id},"'=Pearl, ""Staff""",pending,pending`)
  expect((await app.call(exportAgencies, { status: 'mine' }, admin)).status).toBe(400)
  expect((await app.call(exportLostMessages, {}, admin)).body.trim()).toMatch(
    /^\uFEFF?id,channel,receiver/,
  )
  expect((await app.call(exportRecruitments, { status: 'open' }, admin)).body.trim()).toMatch(
    /^\uFEFF?id,candidate_id,candidate/,
  )
})

// spec: 3.4 Lists paged, searched, filtered, as CSV
test('a lost message is found by a part of its receiver or its template, in the list and in the file', async () => {
  const phoneNumber = freshPhone()
  const store = (receiver: string, template: string, status: string) =>
    app.connection.pool.query(
      `insert into messages (channel, receiver, template, subject, body, status, attempts, created_at, due_at)
        values ($4, $1, $2, 'subject', 'words', $3, 9, now(), now())`,
      [receiver, template, status, receiver.includes('@') ? 'email' : 'sms'],
    )
  await store(phoneNumber, 'signUpCode', 'dead')
  await store('lost.reader@mail.qa', 'interviewPlanned', 'failed')
  await store('lost.reader@mail.qa', 'interviewPlanned', 'sent')
  const found = async (q: string) =>
    (await app.call(listLostMessages, { q }, admin)).data.results.map(({ receiver }) => receiver)
  const arabic = phoneNumber
    .slice(-6)
    .replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  for (const q of [
    phoneNumber,
    phoneNumber.slice(-6),
    arabic,
    'SIGNUPcode',
    `signup ${phoneNumber.slice(-6)}`,
  ])
    expect(await found(q), q).toEqual([phoneNumber])
  for (const q of ['Lost.Reader@mail.qa', 'interview', 'mail reader'])
    expect(await found(q), q).toEqual(['lost.reader@mail.qa'])
  for (const q of ['%', '_', "' or 1=1", 'interview nobody']) expect(await found(q), q).toEqual([])
  expect(
    (await app.call(exportLostMessages, { q: 'interview' }, admin)).body.trim().split('\r\n'),
  ).toHaveLength(2)
  expect((await app.call(listLostMessages, { q: 'x'.repeat(101) }, admin)).errors).toHaveProperty(
    'q',
  )
})
