import fs from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { listOrders } from '../../src/features/billing/contract.ts'
import { changeStatus, listPipeline } from '../../src/features/hiring/contract.ts'
import { listCandidates } from '../../src/features/search/contract.ts'
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
const settings = { DATA_DIR: path.join(servers.newFolder(), 'data') }
const patient = { timeout: startTimeout }
let server: ServerProcess

test(
  'a first start that is killed half-way, then one that is stopped half-way, leave nothing behind',
  patient,
  async () => {
    const killed = await servers.launch('withoutPages', settings)
    await seeding(killed)
    killed.kill('SIGKILL')
    expect(await killed.ended).toBeNull()

    const stopped = await servers.launch('withoutPages', settings)
    await seeding(stopped)
    stopped.kill('SIGTERM')
    expect(await stopped.ended).toBe(0)
    expect(stopped.output()).not.toMatch(/Error|^\s+at /m)

    server = await servers.start('withoutPages', settings)
    expect((await apiOf(server)(listCandidates, {})).total).toBe(1091)
  },
)

// spec: 3.1 Killed at any moment
test(
  'kill -9 of the server in the midst of changes: the next start has all that it acknowledged, and nothing by halves',
  patient,
  async () => {
    const token = await demoEmployerToken(server)
    const changes = await keepSelecting(apiOf(server, token))
    await changes.acknowledged(15)
    server.kill('SIGKILL')
    expect(await server.ended).toBeNull()
    await changes.over

    server = await servers.start('withoutPages', { ...settings, PORT: String(server.port) })
    await expectWhole(apiOf(server, token), changes.done)
  },
)

// spec: 3.1 Killed at any moment
test(
  'kill -9 of the database in the midst of changes: the server brings it back and has all that it acknowledged',
  patient,
  async () => {
    const api = apiOf(server, await demoEmployerToken(server))
    const changes = await keepSelecting(api)
    await changes.acknowledged(15)
    process.kill(databasePid(), 'SIGKILL')
    await changes.over
    await vi.waitUntil(async () => (await fetch(`${server.origin}/readyz`)).status === 200, {
      timeout: 30_000,
    })
    await expectWhole(api, changes.done)

    const [next] = await freshCandidates(api, 1)
    expect((await api(changeStatus, { id: next ?? 0, status: 'shortlisted' })).status).toBe(
      'shortlisted',
    )
    expect(server.output()).not.toMatch(/Uncaught|unhandled/i)
  },
)

/** The first start is in the transaction that makes the demo's people. */
const seeding = (server: ServerProcess): Promise<unknown> =>
  vi.waitUntil(() => server.printedAt("making the demo's people") !== undefined, {
    timeout: 30_000,
    interval: 5,
  })

const databasePid = (): number =>
  Number(
    fs
      .readFileSync(path.join(settings.DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8')
      .split('\n')[0],
  )

interface Changes {
  /** The candidates of whom the server said that they are selected. */
  done: number[]
  acknowledged(count: number): Promise<unknown>
  /** Resolves when the server no longer takes changes. */
  over: Promise<unknown>
}

/** Shortlists and selects one candidate after the other, three at a time, until a change fails. */
async function keepSelecting(api: Api): Promise<Changes> {
  const ids = await freshCandidates(api, 60)
  const done: number[] = []
  async function keepOn(): Promise<void> {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      await api(changeStatus, { id, status: 'shortlisted' })
      await api(changeStatus, { id, status: 'selected' })
      done.push(id)
    }
    throw new Error('there were too few candidates')
  }
  const ends = [keepOn(), keepOn(), keepOn()].map((work) =>
    work.catch((error: Error) => error.message),
  )
  return {
    done,
    acknowledged: (count) =>
      vi.waitUntil(() => done.length >= count, { timeout: 30_000, interval: 1 }),
    over: Promise.all(ends).then((reasons) =>
      expect(reasons).not.toContain('there were too few candidates'),
    ),
  }
}

/** Everyone acknowledged is selected, and whoever is selected, acknowledged or not, has the one open order that goes with it. */
async function expectWhole(api: Api, acknowledged: readonly number[]): Promise<void> {
  const pipeline = await api(listPipeline, {})
  const selected = pipeline
    .filter((entry) => entry.status === 'selected')
    .map((entry) => entry.jobseeker_id)
  expect(selected).toEqual(expect.arrayContaining([...acknowledged]))
  const pending = (await api(listOrders, {})).filter((order) => order.status === 'pending')
  expect(pending.map((order) => order.candidate.id).sort()).toEqual(selected.sort())
}
