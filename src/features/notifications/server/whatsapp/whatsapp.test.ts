import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { at, meetingTools } from '../../../../../test/meetings.ts'
import { jobContext, makeUser, runJob } from '../../../../../test/people.ts'
import { signBody, whatsAppServer, whatsAppTools } from '../../../../../test/whatsapp.ts'
import { forgotPassword } from '../../../accounts/contract.ts'
import * as calls from '../../channel-contract.ts'
import { changeNoticeSettings, listLostMessages } from '../../contract.ts'
import { notify } from '../notify.ts'

const { settings, state: server, textsTo, takenTo } = whatsAppServer()
const app = useTestApp(settings)
const { phoneOf } = meetingTools(app)
const { pass, later, optIn, post, say, reply, rowsTo } = whatsAppTools(app)
const start = new Date('2026-03-10T09:00:00Z')
beforeEach(() => void (app.clock.now = start))
const lastTo = (phone: string) => takenTo(phone).at(-1)

/** Somebody who wants WhatsApp messages, and is told something. */
async function told({ isIn = true } = {}) {
  const { id, token } = await makeUser(app, 'employer')
  const phone = await phoneOf(id)
  if (isIn) expect((await optIn(token)).status).toBe(200)
  await tell(id)
  return { id, token, phone }
}
async function tell(id: number) {
  const params = { name: 'Grace', ...at(12, '10:00') }
  await notify(jobContext(app), {
    userId: id,
    kind: 'interview_reminder',
    params: { ...params, hours: 1 },
    path: '/dashboard/interviews',
  })
  await app.deliver()
}
describe('a notice', () => {
  test('goes by text message to who did not ask for WhatsApp, and by WhatsApp alone to who did', async () => {
    const [without, withIt] = [await told({ isIn: false }), await told()]
    expect([textsTo(without.phone).length, takenTo(without.phone).length]).toEqual([1, 0])
    expect(textsTo(withIt.phone)).toEqual([])
    expect(lastTo(withIt.phone)).toMatchObject({
      template: {
        name: 'manzil_interview_reminder',
        components: [
          { type: 'body', parameters: [{ text: expect.stringContaining('Grace') as string }] },
          { type: 'button', parameters: [{ text: 'dashboard/interviews' }] },
        ],
      },
    })
  })

  test('that arrived within the minute leaves no text message behind it', async () => {
    const { phone } = await told()
    for (const status of ['sent', 'delivered', 'read', 'delivered'])
      expect((await say(lastTo(phone)?.id ?? '', status)).statusCode).toBe(200)
    await later(61)
    expect(textsTo(phone)).toEqual([])
    expect(await rowsTo(phone)).toMatchObject([{ channel: 'whatsapp', status: 'delivered' }])
  })

  // spec: 3.3 WhatsApp and its replies (the fallback)
  test('that did not arrive within a minute comes by text message, once, by one of many couriers', async () => {
    const { phone } = await told()
    await say(lastTo(phone)?.id ?? '', 'sent')
    await later(59)
    expect(textsTo(phone)).toEqual([])
    pass(2)
    await Promise.all(Array.from({ length: 8 }, () => app.deliver()))
    await say(lastTo(phone)?.id ?? '', 'delivered')
    await later(3600)
    expect(textsTo(phone)).toHaveLength(1)
    expect(textsTo(phone)[0]).toContain('https://manzil.example/dashboard/interviews')
    expect(takenTo(phone)).toHaveLength(1)
  })

  test('that arrives in the very moment leaves one text message or none, in 10 tries', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const { phone } = await told()
      pass(61)
      await Promise.all([say(lastTo(phone)?.id ?? '', 'delivered'), app.deliver(), app.deliver()])
      await later(120)
      const left = (await rowsTo(phone)).filter(({ channel }) => channel === 'sms')
      expect(left.map(({ status }) => status)).toEqual(textsTo(phone).map(() => 'sent'))
      expect(textsTo(phone).length).toBeLessThan(2)
    }
  })

  test('that Meta gives up comes by text message at once, and once, though Meta says so twice', async () => {
    const { phone } = await told()
    const failed = { errors: [{ code: 131026, title: 'Message undeliverable' }] }
    const id = lastTo(phone)?.id ?? ''
    await Promise.all([say(id, 'failed', failed), say(id, 'failed', failed)])
    await app.deliver()
    expect(textsTo(phone)).toHaveLength(1)
    await later(61)
    expect(textsTo(phone)).toHaveLength(1)
  })

  test('that Meta refuses for good comes by text message at once; while it is away, within the minute', async () => {
    server.refusal = { status: 400, body: '{"error":{"code":131026}}' }
    const refused = await told()
    await app.deliver()
    expect(textsTo(refused.phone)).toHaveLength(1)
    server.refusal = { status: 503, body: 'away' }
    const away = await told()
    for (let turn = 0; turn < 5; turn += 1) await later(15)
    server.refusal = null
    for (let turn = 0; turn < 5; turn += 1) await later(120)
    expect(textsTo(away.phone)).toHaveLength(1)
    expect(takenTo(away.phone)).toEqual([])
    const operator = await makeUser(app, 'admin')
    const { data } = await app.call(listLostMessages, {}, { token: operator.token })
    expect(data.results.filter(({ receiver }) => receiver === away.phone)).toEqual([])
  })

  test('goes by WhatsApp alone, and never by text message, where she wants no text messages', async () => {
    const { id, token, phone } = await told()
    const groups = [{ group: 'interviews' as const, channels: { sms: false, whatsapp: true } }]
    await app.call(changeNoticeSettings, { groups }, { token })
    await later(61)
    const before = textsTo(phone).length
    await tell(id)
    await later(61)
    expect([takenTo(phone).length, textsTo(phone).length]).toEqual([2, before])
  })

  test('of another number than the one she said yes for goes by text message', async () => {
    const { id } = await told()
    const fresh = '+97433777001'
    await app.connection.pool.query('update users set phone_number = $2 where id = $1', [id, fresh])
    await tell(id)
    expect([takenTo(fresh).length, textsTo(fresh).length]).toEqual([0, 1])
  })
})

describe('a code', () => {
  const ask = async (phone: string) =>
    app.call(forgotPassword, { phoneNumber: phone }, { headers: {} })

  test('goes by WhatsApp to who asked for that, with its own template, and by text message a minute later', async () => {
    const { id, token } = await makeUser(app, 'jobseeker')
    const phone = await phoneOf(id)
    await optIn(token)
    expect((await ask(phone)).status).toBe(200)
    const template = lastTo(phone)?.template
    const code = template?.components[0]?.parameters[0]?.text ?? ''
    expect(template?.name).toBe('manzil_code')
    expect(code).toMatch(/^\d{6}$/)
    expect(textsTo(phone)).toEqual([])
    await later(61)
    expect(textsTo(phone)).toHaveLength(1)
    expect(textsTo(phone)[0]).toContain(`enter the code ${code}. Valid for 10 minutes.`)
    const kept = await rowsTo(phone)
    expect(kept.map(({ body, templateCall }) => [body, templateCall])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  test('comes by text message at once when Meta does not take it, and to everybody else', async () => {
    const { id, token } = await makeUser(app, 'jobseeker')
    const phone = await phoneOf(id)
    await optIn(token)
    server.refusal = { status: 503, body: 'away' }
    expect((await ask(phone)).status).toBe(200)
    expect(textsTo(phone)).toHaveLength(1)
    server.refusal = null
    await later(61)
    expect([textsTo(phone).length, takenTo(phone).length]).toEqual([1, 0])
    const other = await makeUser(app, 'jobseeker')
    await ask(await phoneOf(other.id))
    expect(textsTo(await phoneOf(other.id))).toHaveLength(1)
  })
})

describe("Meta's calls", () => {
  const verify = (query: Record<string, string>) =>
    app.app.inject({ url: '/api/messages/whatsapp/webhook/', query })
  const asked = {
    'hub.mode': 'subscribe',
    'hub.verify_token': 'the word for the webhook',
    'hub.challenge': '1158201444',
  }

  test('are subscribed to with the word that stands in its form', async () => {
    const answer = await verify(asked)
    expect([answer.statusCode, answer.body]).toEqual([200, '1158201444'])
    expect(answer.headers['content-type']).toContain('text/plain')
    expect((await verify({ ...asked, 'hub.verify_token': 'another word' })).statusCode).toBe(403)
    expect((await verify({ ...asked, 'hub.challenge': '<script>' })).statusCode).toBe(400)
    expect((await verify({})).statusCode).toBe(400)
  })

  test('count only with the signature of their bytes', async () => {
    const { phone } = await told()
    const status = { statuses: [{ id: lastTo(phone)?.id, status: 'delivered' }] }
    for (const signature of [
      '',
      'sha256=',
      signBody('{}'),
      signBody('x', 'another secret of ours'),
    ])
      expect((await post(status, signature)).statusCode).toBe(401)
    expect((await rowsTo(phone))[0]?.status).toBe('sent')
  })

  test('about what is not ours, or of another kind, change nothing and are taken', async () => {
    for (const value of [
      { statuses: [{ id: 'wamid.unknown', status: 'failed' }] },
      { statuses: [null, 1, { id: 1 }, {}], messages: 'many' },
      { messages: [{ id: 'in.x', from: '<b>', text: { body: 'yes' } }] },
      { metadata: { phone_number_id: 'another' }, messages: [] },
    ])
      expect((await post(value)).statusCode).toBe(200)
    expect((await reply('+97455000000', 'YES')).statusCode).toBe(200)
    expect(takenTo('+97455000000')).toEqual([])
  })

  test('that weigh too much are refused', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/messages/whatsapp/webhook/',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': 'x' },
      payload: Buffer.alloc(3 * 1_048_576 + 1, ' '),
    })
    expect(answer.statusCode).toBe(413)
  })
})

describe('who wants WhatsApp messages', () => {
  const stateOf = async (token: string) => (await app.call(calls.getWhatsApp, {}, { token })).data

  // spec: 3.3 WhatsApp and its replies (who wants it)
  test('says so once, is recorded with when and where, and ends it in the settings or by STOP', async () => {
    const { id, token, phone } = await told()
    await optIn(token)
    expect(await stateOf(token)).toEqual({
      whatsapp: { is_on: true, phone_number: phone, since: start.toISOString() },
    })
    await reply(phone, 'توقف')
    expect(lastTo(phone)?.text?.body).toContain('no more WhatsApp messages')
    expect((await stateOf(token)).whatsapp?.is_on).toBe(false)
    await reply(phone, 'STOP')
    await optIn(token)
    await optIn(token, false)
    const { rows } = await app.connection.pool.query(
      'select given_by, ended_by from whatsapp_opt_ins where user_id = $1 order by id',
      [id],
    )
    expect(rows).toEqual([
      { given_by: 'settings', ended_by: 'reply' },
      { given_by: 'settings', ended_by: 'settings' },
    ])
    const log = await app.connection.pool.query<{ action: string }>(
      `select action from audit_log where subject = $1 and action like 'whatsapp.%' order by id`,
      [`user:${id}`],
    )
    expect(log.rows.map(({ action }) => action.split('_')[1])).toEqual(['in', 'out', 'in', 'out'])
  })

  test('says it twice at the same moment, and it stands once', async () => {
    const { id, token } = await makeUser(app, 'employer')
    const both = await Promise.all([optIn(token), optIn(token), optIn(token)])
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
    const { rowCount } = await app.connection.pool.query(
      'select 1 from whatsapp_opt_ins where user_id = $1',
      [id],
    )
    expect(rowCount).toBe(1)
  })

  test.each([{ is_on: 'yes' }, {}, { is_on: true, by: 'force' }])('refuses %j', async (input) => {
    const { token } = await makeUser(app, 'employer')
    expect((await app.call(calls.chooseWhatsApp, input, { token })).status).toBe(400)
  })

  test('which replies were acted upon is forgotten after three months', async () => {
    const { phone } = await told()
    await reply(phone, 'hello', undefined, 'in.old')
    pass(91 * 86_400)
    await runJob(app, 'forget-old-messages')
    const { rowCount } = await app.connection.pool.query(
      `select 1 from whatsapp_replies where provider_id = 'in.old'`,
    )
    expect(rowCount).toBe(0)
  })
})
