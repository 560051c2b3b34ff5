import { beforeAll, describe, expect, test } from 'vitest'
import { generateSync } from 'otplib'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../../test/people.ts'
import { formOf, samplePdf } from '../../../../../test/samples.ts'
import { freshAddress, freshPhone, requestCode } from '../../../../../test/sign-up.ts'
import { audit, auditLog } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { savepoint, sqlState, transaction } from '../../../../platform/server/database/db.ts'
import type { Logger } from '../../../../platform/server/log.ts'
import {
  forgotPassword,
  getMe,
  logInAs,
  registerAs,
  resetPassword,
  updatePassword,
} from '../../../accounts/contract.ts'
import * as factor from '../../../accounts/second-factor-contract.ts'
import { createUser, hashPassword } from '../../../accounts/server/sign-in-api.ts'
import { addDocument, listDocuments, updateProfile } from '../../../records/contract.ts'
import { exportAudit, listAudit } from '../../audit-contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
let admin: { id: number; token: string }
beforeAll(async () => void (admin = await makeUser(app, 'admin')))

const read = async (query: object) =>
  (await app.call(listAudit, query as Record<string, unknown>, admin)).data.results
const write = (
  action: string,
  subject: string,
  detail: Record<string, unknown> = {},
  now = app.clock.now,
) =>
  audit(
    { ...jobContext(app), now, actor: { userId: admin.id, role: 'admin', sessionId: '' } },
    action,
    subject,
    detail,
  )

describe('the log', () => {
  // asvs: 16.4.3
  test('is told to the log as well, once it stands, with ids alone', async () => {
    const told: unknown[] = []
    const ctx = {
      ...jobContext(app),
      log: { ...app.app.log, info: (line: object) => void told.push(line) } as Logger,
    }
    const doom = (ctx: Context) => audit(ctx, 'trace.lost', 'trace:1').then(() => fail())
    const fail = () => Promise.reject(new Error('undone'))
    await expect(transaction(ctx, doom)).rejects.toThrow('undone')
    await transaction(ctx, async (ctx) => {
      await audit(ctx, 'trace.kept', 'trace:1', { name: 'Unmistakable' })
      expect(told).toEqual([])
    })
    await audit(ctx, 'trace.alone', 'trace:1')
    const [alone, kept] = await read({ subject: 'trace:1' })
    expect(told).toEqual(
      [kept, alone].map((row) => ({
        audit: { id: row?.id, actorId: null, action: row?.action, subject: 'trace:1' },
        requestId: ctx.requestId,
      })),
    )
    expect(kept?.action).toBe('trace.kept')
  })

  // spec: 3.4 Audit log: who, what, to whom
  // asvs: 16.2.1
  test('holds what a transaction did in its order, and nothing of a part or a whole that was undone', async () => {
    const fail = () => Promise.reject(new Error('undone'))
    await transaction(jobContext(app), async (ctx) => {
      await audit(ctx, 'part.begun', 'part:1')
      await expect(
        savepoint(ctx, (ctx) => audit(ctx, 'part.failed', 'part:1').then(fail)),
      ).rejects.toThrow('undone')
      await savepoint(ctx, (ctx) => audit(ctx, 'part.kept', 'part:1'))
      await audit(ctx, 'part.ended', 'part:1')
    })
    const undone = transaction(jobContext(app), (ctx) =>
      audit(ctx, 'part.lost', 'part:1').then(fail),
    )
    await expect(undone).rejects.toThrow('undone')
    expect((await read({ subject: 'part:1' })).map(({ action }) => action)).toEqual([
      'part.ended',
      'part.kept',
      'part.begun',
    ])
  })

  // spec: 3.4 Audit log: who, what, to whom
  test('is read by actor, subject, action and day', async () => {
    await write('thing.made', 'thing:1', {}, new Date('2026-02-01T20:59:59Z'))
    await write(
      'thing.changed',
      'thing:1',
      { before: { a: 1 }, after: { a: 2 }, why: 'x' },
      new Date('2026-02-01T21:00:00Z'),
    )
    await write('thing.changed', 'thing:12')
    expect((await read({ subject: 'thing:1' })).map(({ action }) => action)).toEqual([
      'thing.changed',
      'thing.made',
    ])
    expect(await read({ subject: 'thing' })).toHaveLength(3)
    expect(await read({ action: 'thing.ch' })).toHaveLength(2)
    expect(await read({ action: 'thing.changed', actor: admin.id })).toHaveLength(2)
    expect(await read({ actor: 999_999 })).toEqual([])
    // Of a kind that has its words, that one alone.
    for (const kind of ['pipeline.withdraw', 'pipeline.withdrawInterviewed'])
      await write(kind, 'thing:3')
    expect(await read({ subject: 'thing:3', action: 'pipeline.withdraw' })).toHaveLength(1)
    // Midnight in Qatar is nine in the evening of UTC.
    expect(
      (await read({ subject: 'thing:1', to: '2026-02-01' })).map(({ action }) => action),
    ).toEqual(['thing.made'])
    expect(
      (await read({ subject: 'thing:1', from: '2026-02-02' })).map(({ action }) => action),
    ).toEqual(['thing.changed'])
    expect((await read({ subject: 'thing:1' }))[0]).toMatchObject({
      before: { a: 1 },
      after: { a: 2 },
      detail: { why: 'x' },
    })
    for (const text of ['%', '_hing', '\\']) expect(await read({ subject: text })).toEqual([])
  })

  // spec: 3.4 The log in words
  test('says whom and what it is about by name, and finds both by name, number and as it is written down', async () => {
    const [phone, her] = [freshPhone(), await makeUser(app, 'jobseeker', 'Amina Wanjiru')]
    await app.connection.pool.query('update users set phone_number = $2 where id = $1', [
      her.id,
      phone,
    ])
    const { data: profile } = await app.call(
      updateProfile,
      { desired_position: 'Nanny', expected_salary: 2000 },
      her,
    )
    await app.call(updateProfile, { expected_salary: 2400, description: 'None of yours' }, her)
    const [saved] = await read({
      subject: `candidate:${profile.id}`,
      action: 'candidate.profile_saved',
    })
    const person = { user_id: her.id, candidate_id: profile.id, name: 'Amina Wanjiru' }
    expect(saved?.about).toEqual({
      kind: 'candidate',
      id: String(profile.id),
      name: null,
      path: null,
      people: [person],
    })
    expect(saved?.actor).toEqual({ id: her.id, full_name: 'Amina Wanjiru', role: 'jobseeker' })
    expect([saved?.before, saved?.after]).toEqual([
      { expectedSalaryMinor: 200_000 },
      { expectedSalaryMinor: 240_000 },
    ])
    // Of what tells of the person the log says that it changed, and of what stayed nothing.
    expect(saved?.detail).toEqual({ fields: ['description'] })
    expect(JSON.stringify(saved)).not.toContain('None of yours')
    const { payload, headers } = formOf(
      { document_type: 'passport' },
      { document_file: { name: 'paper.pdf', body: samplePdf(), type: 'application/pdf' } },
    )
    await app.app.inject({
      method: 'POST',
      url: addDocument.path,
      payload,
      headers: { ...headers, authorization: `Bearer ${her.token}` },
    })
    await write('thing.viewed', `user:${her.id}`)
    for (const asked of ['wanjiru AMINA', phone, phone.slice(-8)]) {
      const about = await read({ subject: asked })
      expect(new Set(about.map(({ subject }) => subject.split(':')[0]))).toEqual(
        new Set(['user', 'candidate', 'document']),
      )
      expect(
        about
          .flatMap(({ about: { people } }) => people.map(({ name }) => name))
          .every((name) => name === 'Amina Wanjiru'),
      ).toBe(true)
      const byHer = await read({ actor: asked })
      expect(byHer.length).toBeGreaterThan(2)
      expect(byHer.every(({ actor }) => actor?.id === her.id)).toBe(true)
    }
    expect(await read({ actor: String(her.id) })).toEqual(await read({ actor: 'Wanjiru' }))
    expect(await read({ subject: 'Nobody Of That Name' })).toEqual([])
    expect(await read({ actor: 'Nobody Of That Name' })).toEqual([])
  })

  test.each([
    [{ actor: 'x'.repeat(101) }, 'actor'],
    [{ from: 'yesterday' }, 'from'],
    [{ to: '2026-02-30' }, 'to'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'from'],
    [{ page: '-1' }, 'page'],
  ])('%j is refused by its field', async (query, field) => {
    const { status, errors } = await app.call(listAudit, query, admin)
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]])
  })

  test('comes as CSV', async () => {
    await write('csv.made', 'csv:1', { after: { name: '=1+1' } })
    const lines = (await app.call(exportAudit, { subject: 'csv:1' }, admin)).body
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('"{""name"":""=1+1""}"')
  })

  // spec: 3.4 Audit log: who, what, to whom
  // asvs: 16.4.2
  test.each([
    ['changed', `update audit_log set action = 'x'`],
    ['deleted from', `delete from audit_log`],
    ['emptied', `truncate audit_log`],
  ])('is not %s, whoever asks the database', async (_what, statement) => {
    await write('kept', 'kept:1')
    const refusal = (asked: Promise<unknown>) => asked.then(() => undefined, sqlState)
    // The app may not even ask; nor may whoever owns the table.
    expect(await refusal(app.connection.pool.query(statement))).toBe('42501')
    expect(await refusal(app.asOwner(statement))).toBe('23001')
  })

  test('keeps what an erased account did, without its name', async () => {
    const her = await makeUser(app, 'employer', 'Soon Erased')
    await audit(
      { ...jobContext(app), actor: { userId: her.id, role: 'employer', sessionId: '' } },
      'erased.did',
      `user:${her.id}`,
    )
    await app.connection.pool.query('delete from users where id = $1', [her.id])
    const [entry] = await read({ actor: her.id, action: 'erased.did' })
    expect(entry?.actor).toEqual({ id: her.id, full_name: null, role: null })
    expect(JSON.stringify(await read({ actor: her.id }))).not.toContain('Soon Erased')
  })
})

// spec: 3.4 Audit log: who, what, to whom
test('each opening of a private paper is in it, with who asked for the link', async () => {
  const her = await makeUser(app, 'jobseeker')
  const { payload, headers } = formOf(
    { document_type: 'passport' },
    { document_file: { name: 'paper.pdf', body: samplePdf(), type: 'application/pdf' } },
  )
  await app.app.inject({
    method: 'POST',
    url: addDocument.path,
    payload,
    headers: { ...headers, authorization: `Bearer ${her.token}` },
  })
  const url = (await app.call(listDocuments, {}, her)).data[0]?.document_file_url ?? ''
  const openings = () => read({ actor: her.id, action: 'file.opened' })
  expect(await openings()).toEqual([])
  await app.app.inject({ url, remoteAddress: '10.9.8.7' })
  await app.app.inject({ url, headers: { range: 'bytes=0-99' } })
  // The second part of the same reading.
  await app.app.inject({ url, headers: { range: 'bytes=100-199' } })
  expect(await openings()).toHaveLength(2)
  expect((await openings())[1]).toMatchObject({
    detail: { purpose: 'documents', owner: her.id },
    address: '10.9.8.7',
  })
  // Whose link it is can't be changed.
  expect((await app.app.inject({ url: url.replace(/by=\d+/, `by=${admin.id}`) })).statusCode).toBe(
    404,
  )
})

// spec: 3.4 Audit log: who, what, to whom
// asvs: 16.2.5
test('no secret is in it', async () => {
  const [phone, adminPhone] = [freshPhone(), freshPhone()]
  const passwords = [
    'the-first-password',
    'the-second-password',
    'the-third-password',
    'an-operators-secret',
  ]
  const [first = '', second = '', third = '', operators = ''] = passwords
  const code = await requestCode(app, phone)
  const form = {
    phone_number: phone,
    full_name: 'Secret Keeper',
    password: first,
    confirm_password: first,
    otp_code: code,
  }
  const grant = (await app.call(registerAs.employer, form)).data
  await app.call(
    updatePassword,
    { currentPassword: first, newPassword: second, confirmPassword: second },
    grant,
  )
  await app.call(forgotPassword, { phoneNumber: phone }, { address: freshAddress() })
  const link = /reset-password\/(\S+)/.exec(app.lastMessage(phone)?.text ?? '')?.[1] ?? ''
  const resetCode = app.lastMessage(phone)?.code ?? ''
  await app.call(resetPassword, { token: link, password: third, confirmPassword: third })
  const again = (
    await app.call(
      logInAs.employer,
      { phone_number: phone, password: third },
      { address: freshAddress() },
    )
  ).data
  expect((await app.call(getMe, {}, again)).status).toBe(200)
  await createUser(jobContext(app), {
    role: 'admin',
    fullName: 'Op',
    phoneNumber: adminPhone,
    passwordHash: await hashPassword(operators),
  })
  const operator = (
    await app.call(logInAs.admin, { phone_number: adminPhone, password: operators })
  ).data
  const { secret } = (await app.call(factor.startSecondFactor, {}, operator)).data
  const appCode = generateSync({ secret, epoch: Math.floor(app.clock.now.getTime() / 1000) })
  const { recovery_codes: codes } = (
    await app.call(factor.confirmSecondFactor, { code: appCode }, operator)
  ).data
  await app.call(logInAs.admin, {
    phone_number: adminPhone,
    password: operators,
    code: codes[0] ?? '',
  })

  const { actorId, action, subject, detail, address } = auditLog
  const log = JSON.stringify(
    await app.connection.db.select({ actorId, action, subject, detail, address }).from(auditLog),
  )
  const secrets = [
    ...passwords,
    code,
    resetCode,
    link,
    secret,
    appCode,
    ...codes,
    ...codes.map((one) => one.replaceAll('-', '')),
  ]
  const tokens = [grant, again, operator].flatMap(({ token, refreshToken }) => [
    token,
    refreshToken,
  ])
  for (const text of [...secrets, ...tokens, phone, adminPhone, 'Secret Keeper']) {
    expect(text.length).toBeGreaterThan(3)
    expect(log).not.toContain(text)
  }
})
