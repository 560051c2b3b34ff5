import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { getPayment, listOrders, payOrder } from '../src/features/billing/contract.ts'
import { checkLedger } from '../src/features/billing/ledger-contract.ts'
import { listCandidates } from '../src/features/search/contract.ts'
import { signInToDemo } from '../src/features/demo/contract.ts'
import { changeStatus } from '../src/features/hiring/contract.ts'
import { type Api, createApi } from '../src/platform/web/api.ts'
import { cpuMicros, inTurns, type RunningServer, startProduct } from './server.ts'
import { settleAlone } from './settlement.ts'

const settlements = 60
/** Not counted: the first ones pay for what is compiled and planned. */
const warmUps = 15
const settledAlone = 400
const data = 'bench-billing'
const dataDir = path.resolve(import.meta.dirname, '../.cache', data)
const messagesPerSecond = 100
const seconds = 10

/** What a settlement costs the server, from the payer's choice to the hire, and whether signed messages come through at a steady rate. */
export async function benchBilling(): Promise<void> {
  // Anew each time: whom a run hires is hired for the next.
  fs.rmSync(dataDir, { recursive: true, force: true })
  const product = await startProduct(3987, data)
  try {
    const household = await signedIn(product, 'employer')
    const all = await openPayments(household, settlements + warmUps + settledAlone)
    await inTurns(all.slice(0, warmUps), 4, ({ url }) => choosePaid(product, url))
    const opened = all.slice(warmUps, warmUps + settlements)
    const before = cpuMicros(product.pid)
    const started = performance.now()
    await inTurns(opened, 8, ({ url }) => choosePaid(product, url))
    const tookMs = performance.now() - started
    const cpuMs = (cpuMicros(product.pid) - before) / 1000 / opened.length
    const states = await Promise.all(opened.map(({ id }) => household(getPayment, { id })))
    const messages = await sendMessages(product, opened)
    const ids = all.slice(warmUps + settlements).map(({ id }) => id)
    const alone = await settleAlone(data, ids)
    const { ok } = await (await signedIn(product, 'admin'))(checkLedger, {})
    console.log('\n| Billing | Figure |\n|---|---|')
    console.log(
      `| settlement: page, message, payment, order, ledger, invoice and hire | ${cpuMs.toFixed(1)} ms server CPU |`,
    )
    console.log(
      `| settlement alone (${alone.settled} of ${ids.length}) | ${alone.cpuMs.toFixed(1)} ms CPU |`,
    )
    console.log(
      `| settlements a second, 8 at a time | ${((opened.length / tookMs) * 1000).toFixed(0)} |`,
    )
    console.log(
      `| settled of ${opened.length} | ${states.filter(({ status }) => status === 'paid').length} |`,
    )
    console.log(
      `| signed messages taken of ${messages.sent}, ${messagesPerSecond} a second for ${seconds} s | ${messages.taken}, p95 ${messages.p95.toFixed(0)} ms |`,
    )
    console.log(`| the ledger balances | ${ok} |`)
  } finally {
    await product.stop()
  }
}

interface Opened {
  id: string
  url: string
}

async function signedIn({ origin }: RunningServer, role: 'employer' | 'admin'): Promise<Api> {
  const call = (token?: string) =>
    createApi(
      (url, init) =>
        fetch(origin + url, {
          ...init,
          headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
        } as RequestInit),
      () => 'en',
    )
  return call((await call()(signInToDemo, { role })).token)
}

async function openPayments(api: Api, count: number): Promise<Opened[]> {
  const ids: number[] = []
  for (let page = 1; ids.length < count; page++)
    ids.push(
      ...(await api(listCandidates, { page, page_size: 60, sort: 'age_asc' })).results.map(
        ({ id }) => id,
      ),
    )
  await inTurns(ids.slice(0, count), 4, async (id) => {
    await api(changeStatus, { id, status: 'shortlisted' }).catch(() => null)
    await api(changeStatus, { id, status: 'selected' }).catch(() => null)
  })
  const orders = (await api(listOrders, {})).filter(({ payable }) => payable)
  const opened: Opened[] = []
  await inTurns(orders.slice(0, count), 4, async ({ id }) => {
    const { payment_id, payment_url } = await api(payOrder, { id })
    if (payment_url !== null) opened.push({ id: payment_id, url: payment_url })
  })
  return opened
}

const choosePaid = async ({ origin }: RunningServer, url: string): Promise<void> => {
  await fetch(origin + new URL(url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
    redirect: 'manual',
  })
}

/** Sends messages at a steady rate, whether or not those before were answered. */
async function sendMessages(
  { origin }: RunningServer,
  opened: readonly Opened[],
): Promise<{ sent: number; taken: number; p95: number }> {
  const secret = fs.readFileSync(path.join(dataDir, 'secrets/payment-sandbox'), 'utf8').trim()
  const waits: Promise<number | null>[] = []
  const began = performance.now()
  for (let index = 0; index < messagesPerSecond * seconds; index++) {
    const due = began + (index * 1000) / messagesPerSecond
    if (due > performance.now())
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
    const payment = new URL(opened[index % opened.length]?.url ?? origin).pathname.split('/').at(-1)
    const body = JSON.stringify({ event_id: crypto.randomUUID(), payment_id: payment })
    waits.push(
      send(
        origin,
        body,
        `sha256=${crypto.createHmac('sha256', secret).update(body).digest('hex')}`,
      ),
    )
  }
  const took = (await Promise.all(waits)).filter((ms) => ms !== null).sort((a, b) => a - b)
  return { sent: waits.length, taken: took.length, p95: took[Math.floor(took.length * 0.95)] ?? 0 }
}

async function send(origin: string, body: string, signature: string): Promise<number | null> {
  const started = performance.now()
  const headers = { 'content-type': 'application/json', 'x-sandbox-signature': signature }
  const answer = await fetch(`${origin}/api/payments/sandbox/webhook/`, {
    method: 'POST',
    headers,
    body,
  }).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.status === 200 ? performance.now() - started : null
}
