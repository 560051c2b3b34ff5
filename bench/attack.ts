import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import { demoToken, type RunningServer, seedData, startProduct } from './server.ts'

const probes = 150
const everyMs = 100
const attackers = 16
/** What attacks may make of the others' p95, of what it is without. */
const mostTimes = 3

type Attack = (server: RunningServer) => (turn: number) => Promise<Response>

const stranger = { 'x-forwarded-for': '203.0.113.66' }
const other = { 'x-forwarded-for': '198.51.100.7' }

const get =
  (path: (turn: number) => string): Attack =>
  ({ origin }) =>
  (turn) =>
    fetch(origin + path(turn), { headers: stranger })

const attacks: Record<string, Attack> = {
  'pages that nobody has asked for': get((turn) => `/candidates?salary_min=${1000 + turn}`),
  'addresses without a page': get((turn) => `/nowhere/${turn}`),
  'searches that nobody has asked for': get(
    (turn) => `/api/candidates/?salary_min=${1000 + (turn % 5000)}&q=${turn}`,
  ),
  'wrong passwords':
    ({ origin }) =>
    (turn) =>
      fetch(`${origin}/api/employer/auth/login/`, {
        method: 'POST',
        headers: { ...stranger, 'content-type': 'application/json' },
        body: JSON.stringify({ phone_number: '+97433000001', password: `wrong ${turn}` }),
      }),
}

/** What others wait for beside somebody who does what costs the server most, with the limits on: the p95 of /api/auth/me, quiet and under each attack, in one run. */
export async function benchAttack(): Promise<void> {
  seedData('bench')
  const server = await startProduct(3991, 'bench', { RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  const rows: string[] = []
  try {
    const token = await demoToken(server, 'employer')
    await probe(server, token)
    const quiet = await probe(server, token)
    rows.push(row('nobody', quiet, quiet, {}))
    for (const [name, attack] of Object.entries({
      ...attacks,
      pictures: await picturesBy(server),
    })) {
      const under = await beside(server, attack(server), () => probe(server, token))
      rows.push(row(name, under.waits, quiet, under.statuses))
    }
  } finally {
    await server.stop()
  }
  console.log(
    `\n| ${attackers} connections ask for | others’ median ms | p95 ms | of quiet | answers to the attacker |\n|---|---|---|---|---|\n${rows.join('\n')}`,
  )
}

/** Pictures of just as many pixels as one may have, by a worker of her own. */
async function picturesBy(server: RunningServer): Promise<Attack> {
  const token = await demoToken(server, 'jobseeker')
  const picture = await sharp({
    create: { width: 5000, height: 5000, channels: 3, background: '#777' },
  })
    .png()
    .toBuffer()
  return ({ origin }) =>
    () => {
      const form = new FormData()
      form.append(
        'profile_image',
        new Blob([new Uint8Array(picture)], { type: 'image/png' }),
        'a.png',
      )
      return fetch(`${origin}/api/jobseeker/profile/`, {
        method: 'PATCH',
        headers: { ...stranger, authorization: `Bearer ${token}` },
        body: form,
      })
    }
}

async function beside(
  server: RunningServer,
  ask: (turn: number) => Promise<Response>,
  measure: () => Promise<number[]>,
): Promise<{ waits: number[]; statuses: Record<number, number> }> {
  const statuses: Record<number, number> = {}
  let isOver = false
  let turn = 0
  const crowd = Array.from({ length: attackers }, async () => {
    while (!isOver) {
      const answer = await ask(turn++).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      const status = answer?.status ?? 0
      statuses[status] = (statuses[status] ?? 0) + 1
      // An attacker on another machine costs this one nothing: the turned away come back a little later.
      if (status === 429 || status === 503) await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  const waits = await measure()
  isOver = true
  await Promise.all(crowd)
  return { waits, statuses }
}

/** What somebody else waits for, asking ten times a second whatever comes back. */
async function probe({ origin }: RunningServer, token: string): Promise<number[]> {
  const waits: Promise<number>[] = []
  for (let done = 0; done < probes; done++) {
    waits.push(waitFor(`${origin}/api/auth/me`, token))
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return Promise.all(waits)
}

async function waitFor(url: string, token: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url, { headers: { ...other, authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  // Who is turned away waits for ever, as far as she is concerned.
  return answer.status === 200 ? performance.now() - began : Infinity
}

const at = (waits: readonly number[], share: number): number =>
  waits.toSorted((a, b) => a - b)[Math.floor(waits.length * share)] ?? 0

function row(
  name: string,
  waits: readonly number[],
  quiet: readonly number[],
  statuses: Record<number, number>,
): string {
  const times = at(waits, 0.95) / at(quiet, 0.95)
  const told = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`)
  const much = times > mostTimes ? ' (too much)' : ''
  return `| ${name} | ${at(waits, 0.5).toFixed(1)} | ${at(waits, 0.95).toFixed(1)} | ${times.toFixed(1)}${much} | ${told.join(', ')} |`
}
