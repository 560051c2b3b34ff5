import crypto from 'node:crypto'
import http from 'node:http'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { demoPassword } from '../db/demo.ts'
import { embeddedDatabase } from '../src/platform/server/database/embedded-database.ts'
import { cpuMicros, type RunningServer, seedData, startProduct } from './server.ts'

const talks = 200
/** Somebody writes once in so long in each of them, for as many rounds. */
const everyMs = 10_000
const rounds = 4
const data = 'bench-conversations'
/** How long a browser waits for more topics before it asks (src/platform/web/live.ts). */
const browserWaitMs = 20

interface Talker {
  token: string
  /** What its screen shows last. */
  shown: number
  shownAt: Map<number, number>
  waiting: Map<number, () => void>
}

interface Talk {
  id: number
  sides: [Talker, Talker]
}

/** 200 conversations on one process, each on two open screens: how long until the other one shows a message. */
export async function benchConversations(): Promise<void> {
  const dataDir = seedData(data)
  const pairs = await makePairs(dataDir)
  const product = await startProduct(3988, data)
  const agent = new http.Agent({ maxSockets: Infinity, keepAlive: true })
  try {
    const open: Talk[] = []
    for (const pair of pairs) open.push(await begin(product, agent, pair))
    const cpu = cpuMicros(product.pid)
    const begun = performance.now()
    const talked = await Promise.all(open.map((talk) => talkOn(product, talk)))
    const seconds = (performance.now() - begun) / 1000
    const spent = (cpuMicros(product.pid) - cpu) / 1e6 / seconds
    console.log(`
| ${talks} conversations, both screens open, one process | |
|---|---|
| messages | ${talked.flat().length} in ${seconds.toFixed(0)} s |
| on the other screen, p50, p95 and the slowest | ${spread(talked.flatMap((times) => times.slice(1)))} |
| the same of each one's first, on a process that has just started | ${spread(talked.flatMap(([first = NaN]) => first))} |
| CPU of the server | ${(spent * 100).toFixed(0)}% of a core |`)
  } finally {
    agent.destroy()
    await product.stop()
  }
}

function spread(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(0)
  return `${at(0.5)}, ${at(0.95)} and ${sorted.at(-1)?.toFixed(0)} ms`
}

interface Pair {
  household: string
  worker: string
  candidateId: number
}

/** Households of the demo's kind, each with a worker of its own on its list; all can sign in with the demo's password. */
async function makePairs(dataDir: string): Promise<Pair[]> {
  const postgres = await embeddedDatabase({ dataDir })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<Pair & { candidateId: string }>(
    `with demo as (select * from users where phone_number = '+97433000001'),
      workers as (
        select row_number() over (order by c.id) as n, c.id, u.phone_number from listed_candidates c
        join users u on u.id = c.user_id where c.hired_at is null order by c.id limit $1),
      signing as (
        update users set password_hash = (select password_hash from demo)
        where phone_number in (select phone_number from workers)),
      made as (
        insert into users (role, full_name, phone_number, password_hash, date_joined, locale)
        select demo.role, demo.full_name, '+9743388' || lpad(n::text, 4, '0'),
          demo.password_hash, demo.date_joined, demo.locale
        from demo, workers
        on conflict do nothing returning id, phone_number),
      listed as (
        insert into pipeline_entries (employer_id, candidate_id, status, tags, created_at, updated_at)
        select made.id, workers.id, 'shortlisted', '{}', now(), now()
        from workers join made on made.phone_number = '+9743388' || lpad(n::text, 4, '0')
        on conflict do nothing)
     select '+9743388' || lpad(n::text, 4, '0') as household, phone_number as worker, id as "candidateId"
     from workers order by n`,
    [talks],
  )
  await client.end()
  await postgres.stop()
  return rows.map((row) => ({ ...row, candidateId: Number(row.candidateId) }))
}

async function begin(
  product: RunningServer,
  agent: http.Agent,
  { household, worker, candidateId }: Pair,
): Promise<Talk> {
  const sides = await Promise.all([
    signIn(product, 'employer', household),
    signIn(product, 'jobseeker', worker),
  ])
  const { id } = (await ask(product, sides[0], 'POST', '/api/conversations/', {
    candidate_id: candidateId,
  })) as { id: number }
  for (const side of sides) await listen(product, agent, id, side)
  return { id, sides }
}

async function signIn(
  { origin }: RunningServer,
  role: string,
  phone_number: string,
): Promise<Talker> {
  const answer = await fetch(`${origin}/api/${role}/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone_number, password: demoPassword }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return { token: data.token, shown: 0, shownAt: new Map(), waiting: new Map() }
}

async function ask(
  { origin }: RunningServer,
  { token }: Talker,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data, message } = (await answer.json()) as { data: unknown; message?: string }
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${message}`)
  return data
}

/** A screen with the conversation open: asks for what its topics say, as the browser does. */
async function listen(
  product: RunningServer,
  agent: http.Agent,
  id: number,
  side: Talker,
): Promise<void> {
  const refresh = async (topics: string) => {
    await setTimeout(browserWaitMs)
    const asked: Promise<unknown>[] = []
    if (topics.includes(`"conversation:${id}"`)) asked.push(showNew(product, id, side))
    if (topics.includes(':marks'))
      asked.push(ask(product, side, 'GET', `/api/conversations/${id}/read/`))
    if (topics.includes('"conversations"'))
      asked.push(ask(product, side, 'GET', '/api/conversations/unread/'))
    await Promise.all(asked)
  }
  await new Promise<void>((resolve, reject) => {
    http
      .get(
        `${product.origin}/api/live`,
        { agent, headers: { authorization: `Bearer ${side.token}` } },
        (response) => {
          if (response.statusCode !== 200) return reject(new Error('a stream was refused'))
          response.on('data', (chunk: Buffer) => void refresh(chunk.toString()).catch(reject))
          resolve()
        },
      )
      .on('error', () => {})
  })
}

async function showNew(product: RunningServer, id: number, side: Talker): Promise<void> {
  const path = `/api/conversations/${id}/messages/?after=${side.shown}`
  const { results } = (await ask(product, side, 'GET', path)) as {
    results: { number: number; mine: boolean }[]
  }
  for (const { number } of results) {
    side.shown = Math.max(side.shown, number)
    side.shownAt.set(number, performance.now())
    side.waiting.get(number)?.()
  }
  const last = results.at(-1)
  if (last && !last.mine)
    await ask(product, side, 'POST', `/api/conversations/${id}/read/`, { number: last.number })
}

/** Both write in turns; how long each message took to the other screen. */
async function talkOn(product: RunningServer, { id, sides }: Talk): Promise<number[]> {
  const times: number[] = []
  await setTimeout(Math.random() * everyMs)
  for (let round = 0; round < rounds; round += 1) {
    const next = setTimeout(everyMs)
    const [by, other] = round % 2 === 0 ? sides : [sides[1], sides[0]]
    const begun = performance.now()
    const { number } = (await ask(product, by, 'POST', `/api/conversations/${id}/messages/`, {
      client_id: crypto.randomUUID(),
      text: `Word ${round}: I can start in two weeks, and 2400 QAR is fine.`,
    })) as { number: number }
    if (!other.shownAt.has(number))
      await new Promise<void>((resolve) => other.waiting.set(number, resolve))
    times.push((other.shownAt.get(number) ?? NaN) - begun)
    await next
  }
  return times
}
