import crypto from 'node:crypto'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listOrders } from '../../src/features/billing/contract.ts'
import { changeStatus, listPipeline } from '../../src/features/hiring/contract.ts'
import type { Api, ApiError } from '../../src/platform/web/api.ts'
import { databaseUrl } from '../database.ts'
import { apiOf, demoEmployerToken, freshCandidates, startTimeout, useServers } from './processes.ts'
import { startProxy } from './proxy.ts'
import { startPrimary, startStandby } from './standby.ts'

const servers = useServers()

test(
  'a primary that dies under load: its standby takes over within 30 s, nothing acknowledged is lost, and in between the answer is 503',
  { timeout: startTimeout },
  async () => {
    const folder = servers.newFolder()
    const primary = await startPrimary(path.join(folder, 'primary'))
    onTestFinished(() => primary.stop())
    await primary.query('create database manzil')
    const proxy = await startProxy(databaseUrl(primary.url, 'manzil'))
    onTestFinished(() => proxy.close())
    const server = await servers.start('withoutPages', {
      DATABASE_URL: proxy.url,
      SESSION_SECRET: crypto.randomBytes(32).toString('hex'),
      DEMO: 'on',
      DATA_DIR: path.join(folder, 'data'),
    })
    const standby = await startStandby(
      primary,
      path.join(folder, 'primary'),
      path.join(folder, 'standby'),
    )
    onTestFinished(() => standby.stop())
    // A commit is acknowledged once the standby has it on its disk.
    await primary.query("alter system set synchronous_standby_names = '*'")
    await primary.query('select pg_reload_conf()')
    const isSync = async () =>
      (await primary.query<{ sync_state: string }>('select sync_state from pg_stat_replication'))[0]
        ?.sync_state === 'sync'
    await vi.waitUntil(isSync, { timeout: 20_000 })

    const api = apiOf(server, await demoEmployerToken(server))
    const load = await keepSelecting(api)
    await load.acknowledged(10)
    const before = load.done.length
    primary.kill()
    const diedAt = performance.now()
    await vi.waitUntil(() => load.refused.length > 0, { timeout: 20_000, interval: 10 })
    await standby.query('select pg_promote()')
    await proxy.leadTo(databaseUrl(standby.url, 'manzil'))
    await load.acknowledged(before + 5)
    expect(performance.now() - diedAt).toBeLessThan(30_000)
    await load.stop()

    expect(new Set(load.refused)).toEqual(new Set([503]))
    const pipeline = await api(listPipeline, {})
    const selected = pipeline
      .filter(({ status }) => status === 'selected')
      .map((entry) => entry.jobseeker_id)
    expect(selected).toEqual(expect.arrayContaining(load.done))
    const pending = (await api(listOrders, {})).filter((order) => order.status === 'pending')
    expect(pending.map((order) => order.candidate.id).sort()).toEqual(selected.sort())
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    expect(server.output()).not.toMatch(/Uncaught|unhandled/i)
  },
)

/** Selects one candidate after the other, three at a time, each until the server says that it is done. */
async function keepSelecting(api: Api) {
  const ids = await freshCandidates(api, 60)
  const done: number[] = []
  const refused: (number | undefined)[] = []
  let isOver = false
  async function insist(id: number, status: 'shortlisted' | 'selected'): Promise<void> {
    while (!isOver) {
      try {
        await api(changeStatus, { id, status })
        return
      } catch (error) {
        const { status: code } = error as ApiError
        // What was not acknowledged may have been done all the same.
        if (code === 409 || code === 422) return
        refused.push(code)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }
  async function work(): Promise<void> {
    for (let id = ids.pop(); id !== undefined && !isOver; id = ids.pop()) {
      await insist(id, 'shortlisted')
      await insist(id, 'selected')
      if (!isOver) done.push(id)
    }
  }
  const workers = [work(), work(), work()]
  return {
    done,
    refused,
    acknowledged: (count: number) =>
      vi.waitUntil(() => done.length >= count, { timeout: 60_000, interval: 5 }),
    stop: async () => {
      isOver = true
      await Promise.all(workers)
    },
  }
}
