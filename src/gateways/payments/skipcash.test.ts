import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sign, skipcash } from './skipcash.ts'

const keys = {
  clientId: 'client-1',
  keyId: 'key-1',
  secretKey: 'secret',
  webhookKey: 'webhook secret',
}
const payer = { fullName: 'Aisha Al Kuwari', phoneNumber: '+97433123456', email: null }
const newPayment = {
  reference: crypto.randomUUID(),
  amountMinor: 180_050,
  currency: 'QAR',
  returnUrl: 'http://localhost/x',
  payer,
}

interface Asked {
  method: string
  path: string
  authorization: string
  body: Record<string, string>
}

/** What the other side says, and what it was asked: it checks signatures as SkipCash does. */
const asked: Asked[] = []
let say: (request: Asked) => { status: number; body: unknown } | 'nothing'
let server: http.Server
let provider: ReturnType<typeof skipcash>

const hmac = (text: string, key: string) =>
  crypto.createHmac('sha256', key).update(text).digest('base64')
const createSignature = ({
  Uid,
  KeyId,
  Amount,
  FirstName,
  LastName,
  Phone,
  TransactionId,
}: Record<string, string>) =>
  hmac(
    `Uid=${Uid},KeyId=${KeyId},Amount=${Amount},FirstName=${FirstName},LastName=${LastName},Phone=${Phone},TransactionId=${TransactionId}`,
    keys.secretKey,
  )

beforeAll(async () => {
  server = http.createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        path: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        body: text === '' ? {} : (JSON.parse(text) as Record<string, string>),
      }
      asked.push(one)
      const answer = say(one)
      if (answer === 'nothing') return response.destroy()
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provider = skipcash({
    ...keys,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => void asked.splice(0))

const ok = (resultObj: unknown) => () => ({ status: 200, body: { resultObj, returnCode: 200 } })

describe('opening a payment', () => {
  // spec: 2.2 SkipCash
  test('is signed over the fields in their order, empty ones left out', async () => {
    say = (one) =>
      one.authorization === createSignature(one.body)
        ? { status: 200, body: { resultObj: { id: 'p-1', payUrl: 'https://pay.example/p-1' } } }
        : { status: 403, body: {} }
    expect(await provider.create(newPayment)).toEqual({
      providerPaymentId: 'p-1',
      paymentUrl: 'https://pay.example/p-1',
    })
    expect(asked).toMatchObject([{ method: 'POST', path: '/api/v1/payments' }])
    expect(asked[0]?.body).toEqual({
      Uid: newPayment.reference,
      KeyId: 'key-1',
      Amount: '1800.50',
      FirstName: 'Aisha',
      LastName: 'Al Kuwari',
      Phone: '+97433123456',
      TransactionId: newPayment.reference,
    })
  })

  // asvs: 3.7.2
  test.each([
    ['refused', () => ({ status: 403, body: {} })],
    ['broken', () => ({ status: 200, body: 'not json' })],
    ['without an address', ok({ id: 'p-1' })],
    ['with an address that is no page', ok({ id: 'p-1', payUrl: 'javascript:alert(1)' })],
    ['cut off', () => 'nothing' as const],
  ])('%s, it fails', async (_, answer) => {
    say = answer
    await expect(provider.create(newPayment)).rejects.toThrow()
  })
})

describe('asking where a payment stands', () => {
  const standing = (statusId: number, more = {}) =>
    ok({ id: 'p-1', statusId, amount: 1800.5, currency: 'QAR', transactionId: 'ours', ...more })

  test.each([
    [0, 'new'],
    [1, 'pending'],
    [2, 'paid'],
    [3, 'cancelled'],
    [4, 'failed'],
    [5, 'failed'],
    [6, 'refunded'],
    [7, 'paid'],
    [8, 'paid'],
  ])('status %i is %s', async (statusId, status) => {
    say = standing(statusId)
    expect(await provider.lookUp('p-1')).toMatchObject({
      status,
      amountMinor: 180_050,
      currency: 'QAR',
      reference: 'ours',
    })
    expect(asked).toMatchObject([
      { method: 'GET', path: '/api/v1/payments/p-1', authorization: 'client-1' },
    ])
  })

  test('an amount as text is an amount; what makes no sense is no answer', async () => {
    say = standing(2, { amount: '19.99' })
    expect((await provider.lookUp('p-1')).amountMinor).toBe(1999)
    for (const wrong of [
      { statusId: 99 },
      { statusId: 'paid' },
      { amount: 'much' },
      { transactionId: null },
    ]) {
      say = standing(2, wrong)
      await expect(provider.lookUp('p-1')).rejects.toThrow()
    }
  })

  test('one that it never heard of is not found; away is another thing', async () => {
    say = () => ({ status: 404, body: {} })
    await expect(provider.lookUp('../p-1')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(asked[0]?.path).toBe('/api/v1/payments/..%2Fp-1')
    say = () => ({ status: 500, body: {} })
    await expect(provider.lookUp('p-1')).rejects.toThrow('SkipCash answered 500')
  })
})

test('a refund names payment, amount and our reference, signed', async () => {
  say = ok(null)
  await provider.refund('p-1', { reference: 'r-1', amountMinor: 30_050 })
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/api/v1/payments/refund',
      authorization: hmac('Id=p-1,KeyId=key-1,Uid=r-1,Amount=300.50', keys.secretKey),
      body: { Id: 'p-1', KeyId: 'key-1', Uid: 'r-1', Amount: '300.50' },
    },
  ])
  say = () => ({ status: 400, body: {} })
  await expect(provider.refund('p-1', { reference: 'r-1', amountMinor: 1 })).rejects.toThrow()
})

describe('a message', () => {
  const fields = {
    PaymentId: 'p-1',
    Amount: '1800.50',
    StatusId: 2,
    TransactionId: 'ours',
    Custom1: null,
    VisaId: '',
  }
  const signature = hmac(
    'PaymentId=p-1,Amount=1800.50,StatusId=2,TransactionId=ours',
    keys.webhookKey,
  )
  const read = (body: unknown, authorization?: string) =>
    provider.parseWebhook(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)), {
      authorization,
    })

  // spec: 2.2 SkipCash
  test('signed with the webhook key is read, and no more of it than was signed', () => {
    expect(sign(fields, keys.webhookKey)).toBe(signature)
    expect(read({ ...fields, CardNumber: '4111' }, signature)).toEqual({
      eventKey: 'p-1:2',
      providerPaymentId: 'p-1',
      payload: {
        PaymentId: 'p-1',
        Amount: '1800.50',
        StatusId: 2,
        TransactionId: 'ours',
        Custom1: null,
        VisaId: '',
      },
    })
  })

  test.each([
    ['without a signature', fields, undefined],
    ['with an empty one', fields, ''],
    [
      'signed with another key',
      fields,
      hmac('PaymentId=p-1,Amount=1800.50,StatusId=2,TransactionId=ours', keys.secretKey),
    ],
    ['of another amount', { ...fields, Amount: '1.00' }, signature],
    ['of another status', { ...fields, StatusId: 6 }, signature],
    ['of another payment', { ...fields, PaymentId: 'p-2' }, signature],
    ['with a field more', { ...fields, Custom1: 'x' }, signature],
    ['that is no message', '[]', signature],
    ['that is no JSON', '{', signature],
  ])('%s is refused', (_, body, authorization) => {
    expect(() => read(body, authorization)).toThrow('signatureInvalid')
  })
})
