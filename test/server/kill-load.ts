import crypto from 'node:crypto'
import { vi } from 'vitest'
import { listOrders, payOrder } from '../../src/features/billing/contract.ts'
import { listConversations, sendMessage } from '../../src/features/conversations/contract.ts'
import { signInToDemo } from '../../src/features/demo/contract.ts'
import { changeStatus, listPipeline } from '../../src/features/hiring/contract.ts'
import {
  changeNoticeSettings,
  getNoticeSettings,
} from '../../src/features/notifications/contract.ts'
import { getDataOverview, requestExport } from '../../src/features/privacy/contract.ts'
import { addDocument, deleteDocument } from '../../src/features/records/contract.ts'
import { type Api, ApiError } from '../../src/platform/web/api.ts'
import { samplePdf } from '../samples.ts'
import { apiOf, freshCandidates } from './processes.ts'
import type { Stack } from './stack.ts'

// What people do while processes die, and what they were told of it.

export interface Person {
  api: Api
  token: string
}

/** Something said, with the number that it was acknowledged with. */
interface Said {
  by: Person
  conversationId: number
  clientId: string
  words: { text: string } | { phrase: 'start' }
  number?: number
}

export interface Payment {
  candidateId: number
  paymentId: string
  url: string
}

/** All that was acknowledged, and what was not and is asked again. */
export interface World {
  household: Person
  worker: Person
  operator: Person
  /** The conversation of these two, and one with an invented candidate who answers by a job. */
  talk: number
  questions: number
  said: Said[]
  selected: Set<number>
  /** Papers by their ids, with the names that they were sent under. */
  papers: Map<number, string>
  deletedPapers: Set<number>
  /** Papers that were sent, acknowledged or not. */
  papersSent: number
  /** The archives of the worker's data that were asked for, one after the other. */
  archives: Set<string>
  /** On the provider's page since before the kill. */
  payments: Payment[]
}

/** The demo's people, signed in. */
export async function meetPeople(stack: Stack): Promise<World> {
  const household = await signIn(stack, 'employer')
  const worker = await signIn(stack, 'jobseeker')
  const operator = await signIn(stack, 'admin')
  for (const { api } of [household, worker]) await sendTextMessage(api)
  const idsOf = async ({ api }: Person) =>
    (await api(listConversations, {})).results.map(({ id }) => id)
  const hers = await idsOf(worker)
  const theirs = await idsOf(household)
  return {
    household,
    worker,
    operator,
    talk: theirs.find((id) => hers.includes(id)) ?? 0,
    questions: theirs.find((id) => !hers.includes(id)) ?? 0,
    said: [],
    selected: new Set(),
    papers: new Map(),
    deletedPapers: new Set(),
    papersSent: 0,
    archives: new Set(),
    payments: [],
  }
}

/** At any hour, whenever the tests are run. */
async function sendTextMessage(api: Api): Promise<void> {
  const { groups } = await api(getNoticeSettings, {})
  await api(changeNoticeSettings, {
    groups: groups
      .filter(({ is_fixed }) => !is_fixed)
      .map(({ group }) => ({ group, channels: { sms: true } })),
    quiet_hours: false,
  })
}

/** Sessions end by themselves: everybody signs in anew. */
export async function signInAgain(stack: Stack, world: World): Promise<void> {
  Object.assign(world.household, await signIn(stack, 'employer'))
  Object.assign(world.worker, await signIn(stack, 'jobseeker'))
  Object.assign(world.operator, await signIn(stack, 'admin'))
}

async function signIn(stack: Stack, role: 'employer' | 'jobseeker' | 'admin'): Promise<Person> {
  const { token } = await apiOf(stack.web())(signInToDemo, { role })
  return { token, api: apiOf(stack.web(), token) }
}

/** The household is on the provider's page with some candidates, those that it has chosen before first. */
export async function openPayments({ household: { api }, selected }: World): Promise<Payment[]> {
  const opened: Payment[] = []
  const chosen = (await api(listPipeline, { status: 'selected' })).map((one) => one.jobseeker_id)
  const fresh = await freshCandidates(api, 3)
  for (const candidateId of [...chosen, ...fresh].slice(0, 3)) {
    if (!chosen.includes(candidateId)) await choose(api, candidateId)
    selected.delete(candidateId)
    const order = (await api(listOrders, {})).find(
      ({ candidate, status }) => candidate.id === candidateId && status === 'pending',
    )
    const { payment_id, payment_url } = await api(payOrder, { id: order?.id ?? 0 })
    // Someone without a salary is hired without the provider.
    if (payment_url !== null) opened.push({ candidateId, paymentId: payment_id, url: payment_url })
  }
  return opened
}

/** Pays on the provider's page. */
export const pay = (stack: Stack, { url }: Payment): Promise<Response> =>
  fetch(stack.web().origin + new URL(url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
    redirect: 'manual',
  })

export interface Load {
  acknowledged(count: number): Promise<unknown>
  /** Asks for no more, and waits for the answers. */
  stop(): Promise<unknown>
}

/** Everybody acts at once, each one thing after the other, until the product is away. */
export function beginLoad(stack: Stack, world: World): Load {
  let acknowledged = 0
  let isOver = false
  async function keepOn(act: () => Promise<unknown>, most = Infinity): Promise<void> {
    for (let turn = 0; turn < most && !isOver; turn += 1) {
      try {
        await act()
      } catch (error) {
        if (isAway(error)) return
        throw error
      }
      acknowledged += 1
    }
  }
  const unpaid = [...world.payments]
  const all = Promise.all([
    keepOn(() => payOne(stack, unpaid.pop()), unpaid.length),
    keepOn(() => select(world), 2),
    keepOn(() => say(world, world.household, world.talk), 20),
    keepOn(() => say(world, world.worker, world.talk), 20),
    keepOn(() => ask(world), 3),
    keepOn(() => sendPaper(stack, world), 10),
    keepOn(() => askForExport(world), 1),
  ])
  return {
    acknowledged: (count) =>
      Promise.race([
        vi.waitUntil(() => acknowledged >= count, { timeout: 30_000, interval: 1 }),
        all,
      ]),
    stop: () => {
      isOver = true
      return all
    },
  }
}

/** Nobody answers, or the database is away: nothing else is a reason. */
const isAway = (error: unknown): boolean =>
  error instanceof ApiError ? error.status === 503 : error instanceof TypeError

async function payOne(stack: Stack, payment: Payment | undefined): Promise<void> {
  const answer = payment && (await pay(stack, payment))
  if (answer && answer.status !== 303) throw new ApiError(answer.status, {})
}

async function select({ household: { api }, selected }: World): Promise<void> {
  const [id = 0] = await freshCandidates(api, 1)
  await choose(api, id)
  selected.add(id)
}

async function choose(api: Api, id: number): Promise<void> {
  await api(changeStatus, { id, status: 'shortlisted' })
  await api(changeStatus, { id, status: 'selected' })
}

const say = (world: World, by: Person, conversationId: number): Promise<void> =>
  send(world, by, conversationId, {
    text: `${by === world.worker ? 'hers' : 'theirs'} ${world.said.length}`,
  })

const ask = (world: World): Promise<void> =>
  send(world, world.household, world.questions, { phrase: 'start' })

async function send(
  world: World,
  by: Person,
  conversationId: number,
  words: Said['words'],
): Promise<void> {
  const said: Said = { by, conversationId, clientId: crypto.randomUUID(), words }
  world.said.push(said)
  await sendAgain(said)
}

/** As a browser does with what was not acknowledged: under the same id. */
export async function sendAgain(said: Said): Promise<void> {
  const { by, conversationId, clientId, words } = said
  const { number } = await by.api(sendMessage, {
    id: conversationId,
    client_id: clientId,
    private: false,
    ...words,
  })
  said.number = number
}

const papersKept = 12

/** Sends a paper; where there are many, the oldest is deleted instead. */
async function sendPaper(stack: Stack, world: World): Promise<void> {
  if (world.papers.size >= papersKept) return deleteOldest(world)
  world.papersSent += 1
  const name = `paper ${world.papersSent}.pdf`
  const form = new FormData()
  form.set('document_type', 'passport')
  form.set('document_file', new Blob([new Uint8Array(samplePdf(name))]), name)
  const answer = await fetch(stack.web().origin + addDocument.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.worker.token}` },
    body: form,
  })
  const body = (await answer.json()) as { data: { id: number }; message?: string }
  if (!answer.ok) throw new ApiError(answer.status, body)
  world.papers.set(body.data.id, name)
}

async function deleteOldest({ worker, papers, deletedPapers }: World): Promise<void> {
  const [id = 0] = papers.keys()
  // What is not acknowledged may have been deleted all the same.
  papers.delete(id)
  await worker.api(deleteDocument, { id })
  deletedPapers.add(id)
}

async function askForExport({ worker: { api }, archives }: World): Promise<void> {
  const { export: before } = await api(getDataOverview, {})
  if (before === null || before.can_replace) archives.add((await api(requestExport, {})).id)
}
