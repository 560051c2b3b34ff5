import fs from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { getPayment, listInvoices, listOrders } from '../../src/features/billing/contract.ts'
import { checkLedger } from '../../src/features/billing/ledger-contract.ts'
import { listMessages, type Message } from '../../src/features/conversations/contract.ts'
import { listPipeline } from '../../src/features/hiring/contract.ts'
import { listNotices } from '../../src/features/notifications/contract.ts'
import { getDataOverview, openExport } from '../../src/features/privacy/contract.ts'
import { listDocuments } from '../../src/features/records/contract.ts'
import { samplePdf } from '../samples.ts'
import { type Person, pay, sendAgain, type World } from './kill-load.ts'
import type { Stack } from './stack.ts'

// What holds after each kill, whoever died and whenever.

/** Once everyone has come back from the provider's page: each payment is settled whole, with one hire, one order and one invoice of its own number. */
export async function expectMoney(stack: Stack, world: World): Promise<void> {
  const { api } = world.household
  // Whoever had not chosen before the kill chooses now.
  for (const one of world.payments) await pay(stack, one)
  const stands = await Promise.all(
    world.payments.map(({ paymentId }) => api(getPayment, { id: paymentId })),
  )
  expect(stands.map(({ status }) => status)).toEqual(world.payments.map(() => 'paid'))
  const [pipeline, orders, invoices] = await Promise.all([
    api(listPipeline, {}),
    api(listOrders, {}),
    api(listInvoices, {}),
  ])
  for (const { candidateId } of world.payments) {
    expect(pipeline.find(({ jobseeker_id }) => jobseeker_id === candidateId)?.status).toBe('hired')
    expect(
      orders.filter(({ candidate, status }) => candidate.id === candidateId && status === 'paid'),
    ).toHaveLength(1)
    expect(invoices.filter(({ candidate }) => candidate.id === candidateId)).toHaveLength(1)
  }
  expect(new Set(invoices.map(({ invoice_no }) => invoice_no)).size).toBe(invoices.length)
  expect(await world.operator.api(checkLedger, {})).toMatchObject({ ok: true, faults: [] })
}

/** Everyone acknowledged is selected, and whoever is selected, acknowledged or not, has the one open order that goes with it. */
export async function expectHires({ household: { api }, selected }: World): Promise<void> {
  const standing = (await api(listPipeline, {}))
    .filter(({ status }) => status === 'selected')
    .map(({ jobseeker_id }) => jobseeker_id)
  expect(standing).toEqual(expect.arrayContaining([...selected]))
  const pending = (await api(listOrders, {})).filter(({ status }) => status === 'pending')
  expect(pending.map(({ candidate }) => candidate.id).sort()).toEqual(standing.sort())
}

/** Acknowledged papers are there, deleted ones are not, each opens with the bytes that were sent; of no kept file are bytes missing, and no bytes lie there that no row knows. */
export async function expectPapers(stack: Stack, world: World): Promise<void> {
  const listed = await world.worker.api(listDocuments, {})
  const hers = listed.filter(({ file_name }) => file_name.startsWith('paper '))
  const ids = hers.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([...world.papers.keys()]))
  expect(ids.filter((id) => world.deletedPapers.has(id))).toEqual([])
  expect(new Set(hers.map(({ file_name }) => file_name)).size).toBe(hers.length)
  for (const { id, file_name, document_file_url } of hers) {
    expect(file_name).toBe(world.papers.get(id) ?? file_name)
    const bytes = await fetch(new URL(document_file_url ?? '', stack.web().origin))
    expect(Buffer.from(await bytes.arrayBuffer()).equals(samplePdf(file_name))).toBe(true)
    world.papers.set(id, file_name)
  }
  await expectFiles(stack)
}

async function expectFiles({ query, dataDir }: Stack): Promise<void> {
  const folder = path.join(dataDir, 'files')
  // The disk first: what comes meanwhile has its row before its bytes.
  const there = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(documents|exports)\//.test(name))
  const rows = await query<{ keys: string[]; bytes: string; state: string }>(
    'select keys, bytes, state from stored_files',
  )
  const known = new Set(rows.flatMap(({ keys }) => keys))
  expect(there.filter((name) => !known.has(name))).toEqual([])
  const spoilt = rows
    .filter(({ state }) => state === 'kept')
    .filter(({ keys, bytes }) => sizeOf(folder, keys) !== Number(bytes))
  expect(spoilt).toEqual([])
}

const sizeOf = (folder: string, keys: readonly string[]): number =>
  keys.reduce(
    (sum, key) =>
      sum + (fs.statSync(path.join(folder, key), { throwIfNoEntry: false })?.size ?? Number.NaN),
    0,
  )

/** What was acknowledged stands once at its number, in the order in which each said it; numbers have no gap; both sides read the same. What was not is said again, once. */
export async function expectConversations(world: World): Promise<void> {
  for (const said of world.said) if (said.number === undefined) await sendAgain(said)
  for (const conversationId of [world.talk, world.questions]) {
    const read = await readAll(world.household, conversationId)
    expect(read.map(({ number }) => number)).toEqual(read.map((_, index) => index + 1))
    const said = world.said.filter((one) => one.conversationId === conversationId)
    for (const by of [world.household, world.worker]) {
      const own = said.filter((one) => one.by === by)
      const numbers = own.map(({ number = 0 }) => number)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      for (const { number = 0, words } of own) expect(read[number - 1]).toMatchObject(words)
    }
    const texts = read.flatMap(({ text }) => text ?? [])
    expect(new Set(texts).size).toBe(texts.length)
    if (conversationId !== world.talk) continue
    const hers = await readAll(world.worker, conversationId)
    expect(hers.map(({ number, text }) => [number, text])).toEqual(
      read.map(({ number, text }) => [number, text]),
    )
  }
}

async function readAll({ api }: Person, id: number): Promise<Message[]> {
  const all: Message[] = []
  for (;;) {
    const { results, has_more } = await api(listMessages, { id, after: all.at(-1)?.number ?? 0 })
    all.push(...results)
    if (!has_more) return all
  }
}

/** When all is worked off: each question has one answer, each archive that was asked for is there and was told of once. */
export async function expectJobs(stack: Stack, world: World): Promise<void> {
  const read = await readAll(world.household, world.questions)
  const answered = read.flatMap(({ answers }) => answers?.number ?? [])
  const asked = read.filter(({ mine, phrase }) => mine && phrase !== null)
  expect(answered.toSorted((a, b) => a - b)).toEqual(asked.map(({ number }) => number))
  await expectArchive(stack, world)
}

async function expectArchive(stack: Stack, { worker: { api }, archives }: World): Promise<void> {
  const { export: archive } = await api(getDataOverview, {})
  if (archive === null) return expect([...archives]).toEqual([])
  expect(archive).toMatchObject({ status: 'ready', can_open: true })
  // One that was asked for without an answer.
  archives.add(archive.id)
  const { url } = await api(openExport, {})
  const zip = await (await fetch(new URL(url, stack.web().origin))).arrayBuffer()
  expect(zip.byteLength).toBe(archive.bytes)
  expect((await api(listNotices, { kind: 'data_export_ready' })).total).toBe(archives.size)
}

/** Every message that says that it has left did; gives how often one has left again. */
export async function expectMessages({ query, dataDir }: Stack): Promise<number> {
  const file = path.join(dataDir, 'outbox', 'messages.ndjson')
  const left = fs.existsSync(file)
    ? fs
        .readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { to: string; template: string })
    : []
  const rows = await query<{ to: string; template: string; count: number }>(
    `select receiver as to, template, count(*)::int as count from messages where status in ('sent', 'delivered') group by 1, 2`,
  )
  let repeats = left.length
  for (const { to, template, count } of rows) {
    const lines = left.filter((one) => one.to === to && one.template === template)
    expect(lines.length, `${template} to ${to}`).toBeGreaterThanOrEqual(count)
    repeats -= count
  }
  return repeats
}
