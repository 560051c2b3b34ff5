import { spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from '../../scripts/command.ts'
import { listOrders } from '../../src/features/billing/contract.ts'
import { checkLedger } from '../../src/features/billing/ledger-contract.ts'
import { signInToDemo } from '../../src/features/demo/contract.ts'
import { changeStatus, listPipeline } from '../../src/features/hiring/contract.ts'
import type { Api } from '../../src/platform/web/api.ts'
import { databaseUrl } from '../database.ts'
import { apiOf, demoEmployerToken, freshCandidates, startTimeout, useServers } from './processes.ts'
import { copyRunning, type Postgres, startPrimary, startRecovering } from './standby.ts'

const servers = useServers()

/** What docs/operations/database.md has an administrator type, with folders of ours in place of the machine's. */
function fromRecipe(named: string, folder: string): string {
  const recipe = fs.readFileSync(path.join(root, 'docs/operations/database.md'), 'utf8')
  const blocks = [...recipe.matchAll(/^```\w+\n(.+?)^```$/gms)].map(([, text = '']) => text)
  const found = blocks.filter((text) => text.includes(named))
  expect(found, named).toHaveLength(1)
  return (found[0] ?? '')
    .replaceAll('/srv/archive', path.join(folder, 'archive'))
    .replaceAll('/var/lib/postgresql/18', folder)
}

/** A moment as a clock in Doha shows it, to the thousandth. */
const inDoha = (moment: number): string =>
  `${new Date(moment + 3 * 3_600_000).toISOString().slice(0, -1).replace('T', ' ')}+03`

test(
  'a server whose log is archived comes back as it was at a moment under load: all that was acknowledged before it, nothing of what was begun after it, and the product goes on there',
  { timeout: startTimeout },
  async () => {
    const folder = newFolder()
    const main = path.join(folder, 'main')
    const primary = await startPrimary(main, fromRecipe('archive_command', folder))
    onTestFinished(() => primary.stop())
    const asOwner = prepareArchive(folder)
    const [, base = ''] = /--pgdata=(\S+)/.exec(fromRecipe('pg_basebackup', folder)) ?? []
    // All of the product comes from the log.
    await copyRunning(primary, main, base)
    await primary.query('create database manzil')
    const settings = {
      SESSION_SECRET: crypto.randomBytes(32).toString('hex'),
      DEMO: 'on',
      ORIGIN: 'http://localhost:4957',
      DATA_DIR: path.join(folder, 'data'),
    }
    const first = await servers.start('withoutPages', {
      ...settings,
      DATABASE_URL: databaseUrl(primary.url, 'manzil'),
    })
    const token = await demoEmployerToken(first)
    const { chosen, moment } = await selectAcrossAMoment(apiOf(first, token))
    first.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    await untilArchived(primary, path.join(folder, 'archive', 'wal'))
    primary.kill()

    const typed = fromRecipe('recovery.signal', folder)
    const [, example = ''] = /recovery_target_time = '(.+)'/.exec(typed) ?? []
    asOwner(typed.replace(example, inDoha(moment)))
    const restored = await startRecovering(main)
    onTestFinished(() => restored.stop())
    await untilPaused(restored)
    await expect(restored.query('create table early (n int)')).rejects.toThrow(/read-only/)
    await restored.query(fromRecipe('pg_wal_replay_resume', folder))
    await untilOpen(restored)

    const second = await servers.start('withoutPages', {
      ...settings,
      DATABASE_URL: databaseUrl(restored.url, 'manzil'),
    })
    // Whoever had signed in before the moment is still signed in.
    const api = apiOf(second, token)
    const selected = await selectedIn(api)
    const before = chosen.filter(({ acknowledged }) => acknowledged < moment).map(({ id }) => id)
    const after = chosen.filter(({ begun }) => begun > moment).map(({ id }) => id)
    expect(Math.min(before.length, after.length)).toBeGreaterThanOrEqual(10)
    expect(selected).toEqual(expect.arrayContaining(before))
    expect(selected.filter((id) => after.includes(id))).toEqual([])
    expect(await pendingIn(api)).toEqual(selected)
    const admin = await apiOf(second)(signInToDemo, { role: 'admin' })
    expect(await apiOf(second, admin.token)(checkLedger, {})).toMatchObject({ ok: true })
    // The first of them may have been shortlisted before the moment; the last was not.
    const last = after.at(-1) ?? 0
    expect(await select(api, last)).toMatchObject({ id: last })
    expect(await pendingIn(api)).toEqual([...selected, last].sort())
  },
)

/** Without a space in its name, as the recipe's folders are. */
function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-moment-'))
  fs.chmodSync(folder, 0o755)
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}

/** Makes the archive that belongs to PostgreSQL's user; what it returns runs commands as that user. */
function prepareArchive(folder: string): (commands: string) => void {
  const { uid, gid } = fs.statSync(path.join(folder, 'main'))
  for (const own of ['', 'archive', 'archive/wal', 'archive/base']) {
    fs.mkdirSync(path.join(folder, own), { recursive: true })
    fs.chownSync(path.join(folder, own), uid, gid)
  }
  return (commands) => {
    const { status, stderr } = spawnSync('sh', ['-ec', commands], { uid, gid, encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  }
}

interface Selection {
  id: number
  begun: number
  acknowledged: number
}

async function select(api: Api, id: number): Promise<Selection> {
  await api(changeStatus, { id, status: 'shortlisted' })
  const begun = Date.now()
  await api(changeStatus, { id, status: 'selected' })
  return { id, begun, acknowledged: Date.now() }
}

/** Three people select without a pause; the moment is one in the middle. */
async function selectAcrossAMoment(api: Api): Promise<{ chosen: Selection[]; moment: number }> {
  const ids = await freshCandidates(api, 40)
  const chosen: Selection[] = []
  async function work(): Promise<void> {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) chosen.push(await select(api, id))
  }
  const workers = Promise.all([work(), work(), work()])
  await vi.waitUntil(() => chosen.length >= 15, { timeout: 30_000, interval: 1 })
  const moment = Date.now()
  await workers
  return { chosen, moment }
}

const selectedIn = async (api: Api): Promise<number[]> =>
  (await api(listPipeline, {}))
    .filter(({ status }) => status === 'selected')
    .map(({ jobseeker_id }) => jobseeker_id)
    .sort()

const pendingIn = async (api: Api): Promise<number[]> =>
  (await api(listOrders, {}))
    .filter(({ status }) => status === 'pending')
    .map(({ candidate }) => candidate.id)
    .sort()

async function untilArchived(server: Postgres, wal: string): Promise<void> {
  const switched = 'select pg_walfile_name(pg_switch_wal()) as segment'
  const [{ segment } = { segment: '' }] = await server.query<{ segment: string }>(switched)
  await vi.waitUntil(() => fs.existsSync(path.join(wal, segment)), { timeout: 20_000 })
}

const paused = "select 1 where pg_get_wal_replay_pause_state() = 'paused'"
const untilPaused = (server: Postgres) =>
  vi.waitUntil(async () => (await server.query(paused)).length === 1, { timeout: 20_000 })

const untilOpen = (server: Postgres) =>
  vi.waitUntil(
    async () => (await server.query('select 1 where not pg_is_in_recovery()')).length === 1,
    { timeout: 20_000 },
  )
