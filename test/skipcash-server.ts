import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { sign } from '../src/gateways/payments/skipcash.ts'

/** A payment in SkipCash's book. */
export interface Booked {
  id: string
  statusId: number
  amount: string
  currency: string
  transactionId: string
  refunded: number
}

interface Skipcash {
  book: Map<string, Booked>
  /** Every refund that was asked for, made or not. */
  refundCalls: { id: string; uid: string; amount: number }[]
  /** How it meets the next refunds: makes and says so, makes and breaks off, breaks off without making, or refuses. */
  refunds: 'answered' | 'made_unanswered' | 'lost' | 'refused'
  /** Awaited before each answer; tests act in between. */
  before: (what: 'refund' | 'lookUp' | 'create') => Promise<void>
  settings: Record<string, string>
}

/** SkipCash as the product meets it: hosted payments, look-ups and refunds, each call counted. Call at the top of the file. */
export async function useSkipcash(): Promise<Skipcash> {
  const skipcash: Skipcash = {
    book: new Map(),
    refundCalls: [],
    refunds: 'answered',
    before: async () => {},
    settings: {},
  }
  const server = http.createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => void meet(skipcash, request, response, text))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  skipcash.settings = {
    PAYMENT_PROVIDER: 'skipcash',
    SKIPCASH_CLIENT_ID: 'client',
    SKIPCASH_KEY_ID: 'key',
    SKIPCASH_SECRET_KEY: 'secret',
    SKIPCASH_WEBHOOK_KEY: 'webhook',
    SKIPCASH_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
  return skipcash
}

async function meet(
  skipcash: Skipcash,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  text: string,
): Promise<void> {
  const answer = (status: number, resultObj: unknown) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ resultObj }))
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, string>)
  const id = request.url?.split('/').at(-1) ?? ''
  await skipcash.before(request.method === 'GET' ? 'lookUp' : id === 'refund' ? 'refund' : 'create')
  if (request.method === 'GET')
    return void (skipcash.book.has(id) ? answer(200, skipcash.book.get(id)) : answer(404, null))
  if (request.headers.authorization !== sign(body, 'secret')) return void answer(403, null)
  if (id === 'refund') return void refund(skipcash, body, answer, response)
  const fresh = {
    id: crypto.randomUUID(),
    statusId: 0,
    amount: body.Amount ?? '',
    currency: 'QAR',
    transactionId: body.TransactionId ?? '',
    refunded: 0,
  }
  skipcash.book.set(fresh.id, fresh)
  answer(200, { id: fresh.id, payUrl: `https://pay.example/${fresh.id}` })
}

function refund(
  skipcash: Skipcash,
  { Id = '', Uid = '', Amount = '' }: Record<string, string>,
  answer: (status: number, resultObj: unknown) => unknown,
  response: http.ServerResponse,
): void {
  skipcash.refundCalls.push({ id: Id, uid: Uid, amount: Number(Amount) })
  const booked = skipcash.book.get(Id)
  if (!booked || skipcash.refunds === 'refused') return void answer(booked ? 400 : 404, null)
  if (skipcash.refunds === 'lost') return void response.destroy()
  // It keeps no account of references: asked twice, it pays twice.
  booked.refunded += Number(Amount)
  booked.statusId = 6
  if (skipcash.refunds === 'made_unanswered') return void response.destroy()
  answer(200, {})
}
