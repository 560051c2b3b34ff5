import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, inject, test, vi } from 'vitest'
import { root } from '../../scripts/command.ts'
import { listCandidates } from '../../src/features/search/contract.ts'
import { changeStatus, listPipeline } from '../../src/features/hiring/contract.ts'
import { roleUrls } from '../../src/platform/server/database/roles.ts'
import { migrate } from '../../src/platform/server/database/migrate.ts'
import { databaseUrl } from '../database.ts'
import { useTestApp } from '../harness.ts'
import {
  apiOf,
  demoEmployerToken,
  freshCandidates,
  type ServerProcess,
  startTimeout,
  useServers,
} from './processes.ts'

const secret = crypto.randomBytes(32).toString('hex')
const app = useTestApp({ SESSION_SECRET: secret, DEMO: 'on' })
const servers = useServers()

const settings = () => ({
  DATABASE_URL: app.databaseUrl,
  SESSION_SECRET: secret,
  DEMO: 'on',
  ORIGIN: 'http://localhost:4954',
  DATA_DIR: path.join(servers.newFolder(), 'data'),
})

const ownerUrl = (): string => {
  const name = new URL(app.databaseUrl).pathname.slice(1)
  return roleUrls(databaseUrl(inject('databaseAdminUrl'), name)).ownerUrl
}

/** The migrations that there are, and what a next release would add. */
function nextRelease(): string {
  const folder = servers.newFolder()
  fs.cpSync(path.join(root, 'db/migrations'), folder, { recursive: true })
  fs.writeFileSync(
    path.join(folder, '9998_expand.sql'),
    "alter table candidates add column upgrade_note text; alter table orders add column upgrade_note text not null default ''; create table upgrade_things (id bigint primary key)",
  )
  fs.writeFileSync(
    path.join(folder, '9999_index.sql'),
    '-- outside a transaction\ncreate index concurrently upgrade_notes on candidates (upgrade_note)',
  )
  return folder
}

test(
  'an upgrade under load: the release before goes on while the schema expands, the next stands beside it, then alone, and nobody meets a 5xx',
  { timeout: startTimeout },
  async () => {
    const before = await servers.start('withoutPages', settings())
    const load = await keepAsking(before)
    await load.asked(30)

    const said: string[] = []
    await migrate(ownerUrl(), (line) => said.push(line), nextRelease())
    expect(said).toEqual(['migrated: 9998_expand.sql', 'migrated: 9999_index.sql'])
    await load.asked(30)

    // The release before can't come back from here on.
    const again = await servers.launch('withoutPages', settings())
    expect(await again.ended).not.toBe(0)
    expect(again.output()).toContain('has been used by a later version of Manzil')
    // What stands for the next one is the same build: the two that it lacks are none of its own.
    await app.asOwner("delete from migrations where name >= '9998'")
    const next = await servers.start('withoutPages', settings())
    load.askAlso(next)
    await load.asked(60)
    load.askNoMore(before)
    before.kill('SIGTERM')
    expect(await before.ended).toBe(0)
    await load.asked(30)

    await load.stop()
    expect(load.failures).toEqual([])
  },
)

/** Reads lists that nobody asked for before, and moves candidates, three at a time, of whichever server there is. */
async function keepAsking(first: ServerProcess) {
  const token = await demoEmployerToken(first)
  const ids = await freshCandidates(apiOf(first, token), 40)
  const targets = [first]
  const failures: string[] = []
  let asked = 0
  let isOver = false
  async function work(worker: number): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const server = targets[turn % targets.length] ?? first
      const api = apiOf(server, token)
      const id = ids[(turn * 3 + worker) % ids.length] ?? 0
      const status = turn % 2 === 0 ? 'shortlisted' : 'rejected'
      const calls = [
        () => api(listCandidates, { page: (turn % 17) + 1, page_size: 10 + (turn % 40) }),
        () => api(listPipeline, {}),
        () => api(changeStatus, { id, status }),
      ]
      await calls[turn % 3]?.().catch((error: Error & { status?: number }) => {
        // Another worker may have moved her meanwhile: that is told, and no fault of ours.
        if (error.status === undefined || error.status >= 500)
          failures.push(`${error.status} ${error.message} ${String(error.cause ?? '')}`)
      })
      asked += 1
    }
  }
  const workers = [0, 1, 2].map(work)
  return {
    failures,
    asked: (more: number) => {
      const until = asked + more
      return vi.waitUntil(() => asked >= until, { timeout: 60_000, interval: 20 })
    },
    askAlso: (server: ServerProcess) => void targets.push(server),
    askNoMore: (server: ServerProcess) => void targets.splice(targets.indexOf(server), 1),
    stop: async () => {
      isOver = true
      await Promise.all(workers)
    },
  }
}
