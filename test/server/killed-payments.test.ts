import fs from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  getPayment,
  listInvoices,
  listOrders,
  payOrder,
} from '../../src/features/billing/contract.ts'
import { checkLedger } from '../../src/features/billing/ledger-contract.ts'
import { signInToDemo } from '../../src/features/demo/contract.ts'
import { changeStatus, listPipeline } from '../../src/features/hiring/contract.ts'
import type { Api } from '../../src/platform/web/api.ts'
import {
  apiOf,
  demoEmployerToken,
  freshCandidates,
  type ServerProcess,
  startTimeout,
  useServers,
} from './processes.ts'

const servers = useServers()
const settings = { DATA_DIR: path.join(servers.newFolder(), 'data'), RATE_LIMITS: 'off' }
const patient = { timeout: 2 * startTimeout }
let server: ServerProcess

const databasePid = (): number =>
  Number(
    fs
      .readFileSync(path.join(settings.DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8')
      .split('\n')[0],
  )

interface Opened {
  candidateId: number
  paymentId: string
  url: string
}

/** Households are on the provider's page with some candidates. */
async function openPayments(api: Api, count: number): Promise<Opened[]> {
  const opened: Opened[] = []
  for (const candidateId of await freshCandidates(api, count)) {
    await api(changeStatus, { id: candidateId, status: 'shortlisted' })
    await api(changeStatus, { id: candidateId, status: 'selected' })
    const order = (await api(listOrders, {})).find(
      ({ candidate, status }) => candidate.id === candidateId && status === 'pending',
    )
    const { payment_id, payment_url } = await api(payOrder, { id: order?.id ?? 0 })
    // Someone without a salary is hired without the provider.
    if (payment_url !== null) opened.push({ candidateId, paymentId: payment_id, url: payment_url })
  }
  return opened
}

/** Pays on the provider's page; a server that dies meanwhile is no news here. */
const pay = ({ url }: Opened): Promise<unknown> =>
  fetch(server.origin + new URL(url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
    redirect: 'manual',
  }).catch(() => null)

/** Once everyone has come back from the provider's page: each payment is settled whole or still open, and never by halves. */
async function expectSettled(opened: readonly Opened[]): Promise<void> {
  const api = apiOf(server, await demoEmployerToken(server))
  // Whoever had not chosen before the server died chooses now.
  for (const one of opened) await pay(one)
  const stands = await Promise.all(
    opened.map(({ paymentId }) => api(getPayment, { id: paymentId })),
  )
  expect(stands.map(({ status }) => status)).toEqual(opened.map(() => 'paid'))
  const [pipeline, orders, invoices] = [
    await api(listPipeline, {}),
    await api(listOrders, {}),
    await api(listInvoices, {}),
  ]
  for (const { candidateId } of opened) {
    expect(pipeline.find(({ jobseeker_id }) => jobseeker_id === candidateId)?.status).toBe('hired')
    expect(
      orders.filter(({ candidate, status }) => candidate.id === candidateId && status === 'paid'),
    ).toHaveLength(1)
    expect(invoices.filter(({ candidate }) => candidate.id === candidateId)).toHaveLength(1)
  }
  expect(new Set(invoices.map(({ invoice_no }) => invoice_no)).size).toBe(invoices.length)
  const operator = apiOf(server, (await apiOf(server)(signInToDemo, { role: 'admin' })).token)
  expect(await operator(checkLedger, {})).toMatchObject({ ok: true, faults: [] })
}

test(
  'kill -9 of the server while households pay: after the next start the same final state',
  patient,
  async () => {
    server = await servers.start('withoutPages', settings)
    for (const settledBefore of [0, 1, 2]) {
      const opened = await openPayments(apiOf(server, await demoEmployerToken(server)), 5)
      let answered = 0
      const paying = opened.map((one) => pay(one).then(() => (answered += 1)))
      await vi.waitUntil(() => answered >= settledBefore, { timeout: 30_000, interval: 1 })
      server.kill('SIGKILL')
      await server.ended
      await Promise.all(paying)
      server = await servers.start('withoutPages', settings)
      await expectSettled(opened)
    }
  },
)

test(
  'kill -9 of the database while households pay: the server brings it back, with the same final state',
  patient,
  async () => {
    const opened = await openPayments(apiOf(server, await demoEmployerToken(server)), 5)
    const paying = opened.map(pay)
    process.kill(databasePid(), 'SIGKILL')
    await Promise.all(paying)
    await vi.waitUntil(async () => (await fetch(`${server.origin}/readyz`)).status === 200, {
      timeout: 30_000,
    })
    await expectSettled(opened)
  },
)
