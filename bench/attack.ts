import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { type Answers, attackNames, type Orders } from './attacker.ts'
import { demoToken, type RunningServer, seedData, startProduct } from './server.ts'

const data = 'attack'
const probes = 150
const everyMs = 100
/** What attacks may make of the others' p95, of what it is without. */
const mostTimes = 3
/** The attacker's own work is another machine's: it gets what the server leaves. */
const attackerNice = 15

const other = { 'x-forwarded-for': '198.51.100.7' }

/** What others wait for beside somebody who does what costs the server most, with the limits on: the p95 of /api/auth/me, quiet and under each attack, in one run. */
export async function benchAttack(): Promise<void> {
  // Without the limits that the last run used up.
  fs.rmSync(path.join(import.meta.dirname, '../.cache', data), { recursive: true, force: true })
  seedData(data)
  const server = await startProduct(3991, data, { RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  const rows: string[] = []
  try {
    const token = await demoToken(server, 'employer')
    const workers = await demoToken(server, 'jobseeker')
    await probe(server, token)
    const quiet = await probe(server, token)
    rows.push(row('nobody', quiet, quiet, {}))
    for (const attack of attackNames) {
      const orders = { origin: server.origin, attack, token: workers }
      const under = await beside(orders, () => probe(server, token))
      rows.push(row(attack, under.waits, quiet, under.answers))
    }
  } finally {
    await server.stop()
  }
  console.log(
    `\n| 16 connections ask for | others’ median ms | p95 ms | longest ms | p95 of quiet | answers to the attacker |\n|---|---|---|---|---|---|\n${rows.join('\n')}`,
  )
}

/** What is measured while somebody attacks from a process of her own. */
async function beside(
  orders: Orders,
  measure: () => Promise<number[]>,
): Promise<{ waits: number[]; answers: Answers }> {
  // In a session of its own, or it shares what Linux gives the server's.
  const attacker = fork(path.join(import.meta.dirname, 'attacker.ts'), { detached: true })
  os.setPriority(attacker.pid ?? 0, attackerNice)
  const group = `/proc/${attacker.pid}/autogroup`
  if (fs.existsSync(group)) fs.writeFileSync(group, String(attackerNice))
  attacker.send(orders)
  await wordOf(attacker)
  const waits = await measure()
  attacker.send('over')
  return { waits, answers: (await wordOf(attacker)) as Answers }
}

async function wordOf(attacker: ChildProcess): Promise<unknown> {
  const [word] = await once(attacker, 'message')
  return word
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
  waits.toSorted((a, b) => a - b)[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0

function row(
  name: string,
  waits: readonly number[],
  quiet: readonly number[],
  answers: Answers,
): string {
  const times = at(waits, 0.95) / at(quiet, 0.95)
  const told = Object.entries(answers).map(([status, count]) => `${count} x ${status}`)
  const much = times > mostTimes ? ' (too much)' : ''
  const [median, p95, longest] = [0.5, 0.95, 1].map((share) => at(waits, share).toFixed(1))
  return `| ${name} | ${median} | ${p95} | ${longest} | ${times.toFixed(1)}${much} | ${told.join(', ')} |`
}
