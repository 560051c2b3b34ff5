import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext } from '../../../../test/people.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { listDeadMessages, retryMessage } from './dead-messages.ts'
import { purgeOldMessages } from './purge-old-messages.ts'
import { sendMessage } from './send-message.ts'
import { sendMessageAtOnce } from './send-message-at-once.ts'
import { messages } from './tables.ts'

/** What the provider says to the next messages; it takes them when there is nothing left. */
let replies: { status: number; body: string }[] = []
const sent: Record<string, string>[] = []
const provider = http.createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', async () => {
    await waiting?.()
    const reply = replies.shift()
    if (!reply) sent.push(Object.fromEntries(new URLSearchParams(body)))
    response
      .writeHead(reply?.status ?? 201)
      .end(reply?.body ?? `{"sid":"SM${sent.length}","status":"queued"}`)
  })
})
/** How long the provider thinks about a message before it says anything. */
let waiting: (() => Promise<void>) | undefined

/** A provider that answers, one after the other, when it is told to; with `firstReply` to the first. */
function holdProvider(firstReply?: { status: number; body: string }) {
  const held: (() => void)[] = []
  let asked = 0
  waiting = () => {
    asked += 1
    return new Promise((resolve) => void held.push(resolve))
  }
  if (firstReply) replies = [firstReply]
  onTestFinished(() => void (waiting = undefined))
  return {
    asked: (count: number) => vi.waitUntil(() => asked === count),
    release: () => held.shift()?.(),
  }
}
const settings: Record<string, string> = {
  ORIGIN: 'https://manzil.example',
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'secret of ours',
  TWILIO_FROM: 'Manzil',
}
beforeAll(async () => {
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve))
  settings.TWILIO_BASE_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})
beforeEach(() => {
  replies = []
  sent.length = 0
})
const app = useTestApp(settings)

const down = { status: 503, body: '{}' }
let numbers = 0
const freshNumber = (): string => `+97455${String(++numbers).padStart(6, '0')}`
const text = (to: string) => ({
  channel: 'sms' as const,
  to,
  template: 'visaReceived',
  text: 'We have it.',
})
const rowTo = async (to: string) => {
  const rows = await app.connection.db
    .select()
    .from(messages)
    .where(eq(messages.receiver, to))
    .orderBy(messages.id)
  const row = rows.at(-1)
  if (!row) throw new Error('there is no such message')
  return row
}
const pass = (seconds: number): void =>
  void (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000))

/** Nobody has heard of whoever tries a message for longer than a minute: another may. */
async function takeAway() {
  pass(61)
  await app.jobs.findDead('deliver-message')
  pass(30)
}

describe('a queued message', () => {
  test('leaves once, by one of many couriers, with the address for its status', async () => {
    const to = freshNumber()
    await sendMessage(jobContext(app), text(to))
    expect(await rowTo(to)).toMatchObject({ status: 'queued', attempts: 0, body: 'We have it.' })
    await Promise.all(Array.from({ length: 8 }, () => app.deliver()))
    expect(sent).toEqual([
      {
        To: to,
        From: 'Manzil',
        Body: 'We have it.',
        StatusCallback: 'https://manzil.example/api/messages/twilio/status/',
      },
    ])
    expect(await rowTo(to)).toMatchObject({
      status: 'sent',
      attempts: 1,
      providerId: 'SM1',
      lastError: null,
      sentAt: app.clock.now,
    })
  })

  test('is none when its transaction fails', async () => {
    const to = freshNumber()
    const failing = transaction(jobContext(app), async (ctx) => {
      await sendMessage(ctx, text(to))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await app.deliver()
    expect(sent).toEqual([])
  })

  // spec: 3.3 Messages are queued with what they tell
  test('is tried again later and later, then given up, and can be sent anew', async () => {
    const to = freshNumber()
    const tries = 13
    replies = Array.from({ length: tries }, () => down)
    await sendMessage(jobContext(app), text(to))
    await app.deliver()
    for (let failed = 1; failed < tries; failed += 1) {
      // Between so long and twice as long, by chance, and never longer than half a day.
      const least = Math.min(15 * 2 ** (failed - 1), 12 * 3600)
      const most = Math.min(2 * least, 12 * 3600)
      pass(least - 1)
      await app.deliver()
      expect(await rowTo(to)).toMatchObject({ status: 'queued', attempts: failed })
      pass(most - least + 1)
      await app.deliver()
      expect((await rowTo(to)).attempts).toBe(failed + 1)
    }
    const row = await rowTo(to)
    expect(row).toMatchObject({
      status: 'dead',
      attempts: tries,
      lastError: 'twilio refused: HTTP 503, code none',
      body: 'We have it.',
    })
    const { results, total } = await listDeadMessages(jobContext(app), { page: 1, pageSize: 20 })
    expect([total, results[0]]).toMatchObject([1, { id: row.id, receiver: to, canRetry: true }])
    await retryMessage(jobContext(app), row.id)
    await app.deliver()
    expect(await rowTo(to)).toMatchObject({ status: 'sent', attempts: 1 })
    await expect(retryMessage(jobContext(app), row.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('to a number that can take none is given up at once', async () => {
    const to = freshNumber()
    replies = [{ status: 400, body: '{"code":21211}' }]
    await sendMessage(jobContext(app), text(to))
    await app.deliver()
    expect(await rowTo(to)).toMatchObject({ status: 'dead', attempts: 1 })
  })

  test('whose courier died half-way is taken up by another when a minute is over', async () => {
    const to = freshNumber()
    await sendMessage(jobContext(app), text(to))
    await app.jobs.claimAndDie('deliver-message')
    pass(59)
    await app.jobs.findDead('deliver-message')
    await app.deliver()
    expect(sent).toEqual([])
    await takeAway()
    await app.deliver()
    expect(sent).toHaveLength(1)
  })

  test('of which each courier died is given up', async () => {
    const to = freshNumber()
    await sendMessage(jobContext(app), text(to))
    for (let died = 0; died < 13; died += 1) {
      await app.jobs.claimAndDie('deliver-message')
      await takeAway()
      pass(12 * 3600)
    }
    await app.deliver()
    expect(sent).toEqual([])
    expect(await rowTo(to)).toMatchObject({ status: 'dead', body: 'We have it.' })
  })

  test('that had left when its courier died, before that was written down in the queue, does not leave again', async () => {
    const to = freshNumber()
    await sendMessage(jobContext(app), text(to))
    await app.deliver()
    await app.connection.pool.query(
      `update jobs.job set state = 'retry' where name = 'deliver-message' and data = $1`,
      [{ id: (await rowTo(to)).id }],
    )
    await app.deliver()
    expect(sent).toHaveLength(1)
  })

  test('that waits without a job, as those of before there were any, gets one at the next start and leaves once', async () => {
    const to = freshNumber()
    await sendMessage(jobContext(app), text(to))
    await app.connection.pool.query(`delete from jobs.job where name = 'deliver-message'`)
    await app.deliver()
    pass(61)
    for (const _ of [1, 2]) await app.jobs.adopt('deliver-message')
    await app.deliver()
    await app.jobs.adopt('deliver-message')
    await app.deliver()
    expect(sent).toHaveLength(1)
  })

  test('leaves once, though a round goes on for longer than a minute while others begin', async () => {
    const to = freshNumber()
    await sendMessage(jobContext(app), text(to))
    const provider = holdProvider()
    const long = app.deliver()
    await provider.asked(1)
    pass(61)
    await Promise.all(Array.from({ length: 4 }, () => app.deliver()))
    provider.release()
    await long
    expect(sent).toHaveLength(1)
    expect(await rowTo(to)).toMatchObject({ status: 'sent', attempts: 1 })
  })

  test('that was taken up by another, as nobody heard of the first, is hers alone: what the first hears later changes nothing', async () => {
    const to = freshNumber()
    await sendMessage(jobContext(app), text(to))
    const provider = holdProvider(down)
    const first = app.deliver()
    await provider.asked(1)
    await takeAway()
    const second = app.deliver()
    await provider.asked(2)
    provider.release()
    await first
    expect(await rowTo(to)).toMatchObject({ status: 'queued', attempts: 2, lastError: null })
    provider.release()
    await second
    expect(await rowTo(to)).toMatchObject({ status: 'sent', attempts: 2, providerId: 'SM1' })
  })
})

describe('a message that holds a code', () => {
  const secret = (to: string, seconds = 600) => ({
    channel: 'sms' as const,
    to,
    template: 'signUpCode',
    text: '123456 is your code',
    code: '123456',
    secretUntil: new Date(app.clock.now.getTime() + seconds * 1000),
  })

  // spec: 3.3 Codes and secret links are sealed
  test('is sealed while it waits and erased once it has left', async () => {
    const to = freshNumber()
    await sendMessage(jobContext(app), secret(to))
    const { body } = await rowTo(to)
    expect(body).toMatch(/^[\w-]{8}\.[\w+/]+=*$/)
    expect(Buffer.from(body?.split('.')[1] ?? '', 'base64').toString('latin1')).not.toContain(
      '123456',
    )
    await app.deliver()
    expect(sent[0]?.Body).toBe('123456 is your code')
    expect(await rowTo(to)).toMatchObject({ status: 'sent', body: null })
  })

  test('is refused to whoever waits, left for later, and replaced by the next', async () => {
    const to = freshNumber()
    replies = [down]
    const refused = sendMessageAtOnce(jobContext(app), secret(to), 'codeNotSent')
    const detail = { message: 'codeNotSent' }
    await expect(refused).rejects.toMatchObject({ code: 'GATEWAY_FAILED', detail })
    const first = await rowTo(to)
    expect(first).toMatchObject({ status: 'queued', attempts: 1 })
    await sendMessageAtOnce(jobContext(app), secret(to), 'codeNotSent')
    pass(60)
    await app.deliver()
    expect(sent).toHaveLength(1)
    const [replaced] = await app.connection.db
      .select()
      .from(messages)
      .where(eq(messages.id, first.id))
    expect(replaced).toMatchObject({ status: 'dead', body: null })
  })

  // spec: 3.3 Codes and secret links are sealed
  test('never leaves after its time, and is erased then', async () => {
    const to = freshNumber()
    replies = [down]
    await sendMessageAtOnce(jobContext(app), secret(to, 20), 'codeNotSent').catch(() => {})
    pass(20)
    await app.deliver()
    expect(sent).toEqual([])
    const row = await rowTo(to)
    expect(row).toMatchObject({ status: 'dead', body: null })
    await expect(retryMessage(jobContext(app), row.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe("the provider's word", () => {
  const url = '/api/messages/twilio/status/'
  const sign = (form: Record<string, string>, key = 'secret of ours'): string => {
    const names = Object.keys(form).sort()
    return crypto
      .createHmac('sha1', key)
      .update(`https://manzil.example${url}${names.map((name) => name + form[name]).join('')}`)
      .digest('base64')
  }
  const say = (form: Record<string, string>, signature = sign(form), path = url) =>
    app.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signature,
      },
      payload: new URLSearchParams(form).toString(),
    })
  const sentMessage = async () => {
    const to = freshNumber()
    sent.push(...Array.from({ length: numbers * 10 }, () => ({})))
    await sendMessage(jobContext(app), text(to))
    await app.deliver()
    const row = await rowTo(to)
    return {
      to,
      form: (status: string, more = {}) => ({
        MessageSid: row.providerId ?? '',
        MessageStatus: status,
        ...more,
      }),
    }
  }

  test('is kept: on its way, lost, arrived after all; arrived is the last', async () => {
    const { to, form } = await sentMessage()
    for (const [said, kept] of [
      ['sent', 'sent'],
      ['undelivered', 'failed'],
      ['delivered', 'delivered'],
      ['failed', 'delivered'],
    ] as const) {
      expect((await say(form(said, { ErrorCode: '30005' }))).statusCode).toBe(200)
      expect((await rowTo(to)).status).toBe(kept)
    }
  })

  // spec: 3.3 Messages are queued with what they tell
  test('counts only with its signature', async () => {
    const { to, form } = await sentMessage()
    for (const signature of ['', 'no', sign(form('failed')), sign(form('delivered'), 'another')]) {
      expect((await say(form('delivered'), signature)).statusCode).toBe(401)
    }
    expect((await rowTo(to)).status).toBe('sent')
  })

  test('is not asked of other providers, and nobody trips over odd ones', async () => {
    const { form } = await sentMessage()
    for (const other of ['unifonic', 'outbox']) {
      const path = `/api/messages/${other}/status/`
      expect((await say(form('delivered'), undefined, path)).statusCode).toBe(404)
    }
    const odd = { MessageStatus: 'delivered' }
    expect((await say(odd)).statusCode).toBe(200)
    const asList = await app.app.inject({
      method: 'POST',
      url,
      payload: [1, 2],
      headers: { 'x-twilio-signature': 'x' },
    })
    expect(asList.statusCode).toBe(401)
  })
})

test('messages are forgotten after three months', async () => {
  const to = freshNumber()
  await sendMessage(jobContext(app), text(to))
  await app.deliver()
  pass(93 * 86_400)
  await purgeOldMessages(jobContext(app))
  await expect(rowTo(to)).rejects.toThrow('there is no such message')
})
