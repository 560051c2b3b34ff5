import crypto from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { conversationTools, type Someone } from '../../../../test/conversations.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { choose } from '../../../../test/households.ts'
import { jobContext, makeUser, signIn } from '../../../../test/people.ts'
import { formOf, sampleVideo, samplePdf, samplePicture } from '../../../../test/samples.ts'
import { listAudit } from '../../administration/audit-contract.ts'
import { listOrders, payOrder } from '../../billing/contract.ts'
import { changeStatus } from '../../hiring/contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import * as consoleCalls from '../console-contract.ts'
import * as calls from '../contract.ts'
import { contactIsOpen } from '../../billing/server/open-contacts-api.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const start = app.clock.now
afterEach(() => void (app.clock.now = start))

const { pair, say: sayAny } = conversationTools(app)
const say = (by: Someone, id: number, text: string) => sayAny(by, id, { text })
const textsFor = async (by: Someone, id: number) =>
  (await app.call(calls.listMessages, { id }, by)).data.results.map(({ text }) => text)

async function hirePair(household: Someone, candidateId: number): Promise<void> {
  await app.call(changeStatus, { id: candidateId, status: 'selected' }, household)
  const [order] = (await app.call(listOrders, {}, household)).data
  const { payment_url } = (await app.call(payOrder, { id: order?.id ?? 0 }, household)).data
  await choose(app, payment_url, 'paid')
}

describe('a number', () => {
  test('is covered for the other side until a hire, kept as it was typed, and its writer is told', async () => {
    const { id, household, worker, candidateId } = await pair()
    const number = 'اتصلي على ٥٥١٢ ٣٤٥٦'
    const sent = await say(worker, id, number)
    expect(sent.data).toMatchObject({ text: number, covered: true, mine: true })
    const { data } = await app.call(calls.listMessages, { id }, household)
    expect(data).toMatchObject({
      contact_open: false,
      results: [{ text: 'اتصلي على •••••••', covered: true, mine: false }],
    })
    const list = await app.call(calls.listConversations, {}, household)
    expect(list.body).not.toContain('٥٥١٢')

    await hirePair(household, candidateId)
    expect(await contactIsOpen(jobContext(app), { employerId: household.id, candidateId })).toBe(
      true,
    )
    expect(await textsFor(household, id)).toEqual([number])
    expect((await app.call(calls.getConversation, { id }, worker)).data.contact_open).toBe(true)
  })

  test('is open to a household whose plan has opened her contact, and to no other', async () => {
    const { id, household, worker, candidateId } = await pair()
    await say(worker, id, 'five five one two three four five six')
    await app.asOwner(`
      insert into contact_openings (employer_id, candidate_id, opened_at)
      values (${household.id}, ${candidateId}, now())`)
    expect(await textsFor(household, id)).toEqual(['•••••••'])
    expect(await contactIsOpen(jobContext(app), { employerId: household.id, candidateId })).toBe(
      false,
    )
  })
})

describe('pictures and voice notes', () => {
  const send = async (
    by: Someone,
    id: number,
    fields: Record<string, string>,
    files: Parameters<typeof formOf>[1],
  ) => {
    const { payload, headers } = formOf({ client_id: crypto.randomUUID(), ...fields }, files)
    const answer = await app.app.inject({
      method: 'POST',
      url: `/api/conversations/${id}/files/`,
      payload,
      headers: { ...headers, authorization: `Bearer ${by.token}` },
    })
    return {
      status: answer.statusCode,
      ...answer.json<{ data: calls.Message; errors?: object; message?: string }>(),
    }
  }
  /** The head of a WebM file with one track of this codec. */
  const webm = (codec: string) =>
    Buffer.concat([
      Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
      Buffer.from('4287810442858102', 'hex'),
      Buffer.from(`\x18\x53\x80\x67 ${codec} ${'\x00'.repeat(400)}`, 'latin1'),
    ])
  const voice = { seconds: '7', wave: JSON.stringify([3, 50, 100, 20]) }

  test('are sent once, and opened by both sides alone through a link of five minutes', async () => {
    const { id, household, worker } = await pair()
    const client_id = crypto.randomUUID()
    const picture = { picture: { name: 'home.jpg', body: await samplePicture() } }
    const first = await send(household, id, { client_id }, picture)
    expect(first).toMatchObject({ status: 200, data: { kind: 'picture', has_file: true } })
    expect((await send(household, id, { client_id }, picture)).data.number).toBe(1)
    const note = await send(worker, id, voice, { voice: { name: 'a.webm', body: webm('A_OPUS') } })
    expect(note).toMatchObject({
      status: 200,
      data: { kind: 'voice', seconds: 7, wave: [3, 50, 100, 20] },
    })
    const { url } = (await app.call(calls.getMessageFile, { id, number: 2 }, household)).data
    const opened = await app.app.inject({ url: url ?? '' })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'audio/webm'])
    const third = await makeUser(app, 'employer')
    for (const number of [1, 2])
      expect((await app.call(calls.getMessageFile, { id, number }, third)).status).toBe(404)
    app.clock.now = new Date(start.getTime() + 6 * 60_000)
    expect((await app.app.inject({ url: url ?? '' })).statusCode).toBe(404)
  })

  test('a paper of the case is for those who may reach one another, and for the operator once reported', async () => {
    const { id, household, worker, candidateId } = await pair()
    const paper = { paper: { name: 'Ticket to Doha.pdf', body: samplePdf() } }
    expect(await send(worker, id, {}, paper)).toMatchObject({
      status: 409,
      message:
        'You can send papers once you have each other’s contact details: after an accepted interview or a hire.',
    })
    await hirePair(household, candidateId)
    const client_id = crypto.randomUUID()
    const [sent] = await Promise.all([1, 2].map(() => send(worker, id, { client_id }, paper)))
    expect(sent?.data).toMatchObject({ kind: 'paper', file_name: 'Ticket to Doha.pdf', text: null })
    const { results } = (await app.call(calls.listMessages, { id }, household)).data
    expect(results).toMatchObject([{ number: 1, file_name: 'Ticket to Doha.pdf', mine: false }])
    const linkFor = (who: Someone) => app.call(calls.getMessageFile, { id, number: 1 }, who)
    const { url } = (await linkFor(household)).data
    const opened = await app.app.inject({ url: url ?? '' })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
    const [third, operator] = [await makeUser(app, 'employer'), await makeUser(app, 'admin')]
    expect((await linkFor(third)).status).toBe(404)
    expect((await linkFor(operator)).status).toBe(403)
    const film = { paper: { name: 'x.pdf', body: sampleVideo() } }
    expect(await send(worker, id, {}, film)).toMatchObject({
      status: 415,
      errors: { paper: [expect.any(String)] },
    })
    await app.call(calls.reportConversation, { id, reason: 'other', message: 'x' }, household)
    const list = { page: 1, page_size: 20, state: 'open' as const }
    const found = (await app.call(consoleCalls.listReportedConversations, list, operator)).data
    const report = found.results.find(({ worker: { id } }) => id === candidateId)?.id ?? 0
    const read = await app.call(consoleCalls.readReportedConversation, { id: report }, operator)
    expect(read.data.messages).toMatchObject([{ kind: 'paper', file_url: expect.any(String) }])
    // The log says between whom it was.
    const log = await app.call(listAudit, { subject: `conversation:${id}` }, operator)
    const looked = log.data.results.find(({ action }) => action === 'conversation.looked_at')
    expect(looked?.about.people.map(({ name }) => name)).toContain('Noura Al-Kuwari')
    expect(looked?.about.people).toHaveLength(2)
  })

  test.each([
    ['a film of WebM', 'voice', () => webm('V_VP8 A_OPUS'), 415],
    ['a film of MP4', 'voice', () => sampleVideo(), 415],
    ['a paper', 'voice', () => samplePdf(), 415],
    ['three megabytes', 'voice', () => Buffer.concat([webm('A_OPUS'), Buffer.alloc(3e6)]), 413],
    ['a paper as a picture', 'picture', () => samplePdf(), 415],
  ] as const)('%s is refused', async (_, field, body, status) => {
    const { id, household, worker } = await pair()
    const answer = await send(household, id, voice, { [field]: { name: 'x', body: body() } })
    expect(answer).toMatchObject({ status, errors: { [field]: [expect.any(String)] } })
    expect((await app.call(calls.listMessages, { id }, worker)).data.results).toEqual([])
  })

  test.each([
    ['seconds', { seconds: '61' }],
    ['seconds', { seconds: '' }],
    ['wave', { wave: '{"a"' }],
    ['wave.0', { wave: '[101]' }],
  ])('with a wrong %s is refused: %j', async (field, wrong) => {
    const { id, household } = await pair()
    const answer = await send(
      household,
      id,
      { ...voice, ...wrong },
      { voice: { name: 'a.webm', body: webm('A_OPUS') } },
    )
    expect(answer).toMatchObject({ status: 400, errors: { [field]: expect.anything() } })
  })
})

describe('a report', () => {
  let operator: Someone
  beforeAll(async () => {
    operator = await makeUser(app, 'admin', 'Hamad Operator')
  })
  const asOperator = async () => ({ token: await signIn(app, operator.id) })
  const report = (by: Someone, id: number, more: Record<string, unknown> = {}) =>
    app.call(calls.reportConversation, { id, reason: 'insulting', message: 'Rude', ...more }, by)
  const queue = async (state = 'open') =>
    (
      await app.call(
        consoleCalls.listReportedConversations,
        { state, page_size: 60 },
        await asOperator(),
      )
    ).data.results

  test('shows the operator what was said until then and nothing else, and each look is written down', async () => {
    const [{ id, household, worker }, other] = [await pair(), await pair()]
    await say(household, id, 'A rude word to 55123456')
    await say(other.household, other.id, 'Of no concern')
    await report(worker, id)
    await report(worker, id)
    await say(worker, id, 'Said afterwards')
    const [row, ...rest] = (await queue()).filter(({ household: { id } }) => id === household.id)
    expect(rest).toEqual([])
    expect(row).toMatchObject({ reported_by: 'worker', message: 'Rude', can_settle: true })
    const look = await app.call(
      consoleCalls.readReportedConversation,
      { id: row?.id ?? 0 },
      await asOperator(),
    )
    expect(look.data.messages).toMatchObject([{ text: 'A rude word to 55123456' }])
    expect(look.data.accounts.map(({ id }) => id)).toEqual([household.id, worker.id])
    expect(look.body).not.toMatch(/Of no concern|Said afterwards/)
    const { rows } = await app.connection.pool.query(
      `select actor_id from audit_log where action = 'conversation.looked_at' and subject = $1`,
      [`conversation:${id}`],
    )
    expect(rows).toEqual([{ actor_id: operator.id }])
  })

  test('is settled once; who is warned hears of it, who reported does not', async () => {
    const { id, household, worker } = await pair()
    await say(household, id, 'Rude')
    await report(worker, id, { reason: 'danger' })
    const row = (await queue()).find(({ household: { id } }) => id === household.id)
    expect(row?.is_urgent).toBe(true)
    const settle = async () =>
      app.call(
        consoleCalls.settleReportedConversation,
        { id: row?.id ?? 0, outcome: 'warned', note: 'Seen' },
        await asOperator(),
      )
    expect((await settle()).data).toMatchObject({
      outcome: 'warned',
      settled_by: 'Hamad Operator',
      can_settle: false,
    })
    expect((await settle()).status).toBe(409)
    expect((await queue('settled')).map(({ id }) => id)).toContain(row?.id)
    const kinds = async (by: Someone) =>
      (await app.call(listNotices, {}, { token: await signIn(app, by.id) })).data.results.map(
        ({ kind }) => kind,
      )
    expect(await kinds(household)).toContain('conversation_warning')
    expect(await kinds(worker)).not.toContain('conversation_warning')
  })

  test('needs a reason that is offered', async () => {
    const { id, worker } = await pair()
    expect(await report(worker, id, { reason: 'boring' })).toMatchObject({
      status: 400,
      errors: { reason: [expect.any(String)] },
    })
  })
})
