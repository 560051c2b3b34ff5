import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { useTestApp } from '../../test/harness.ts'
import { startProxy } from '../../test/server/proxy.ts'
import { jobContext } from '../../test/people.ts'
import type { Bus, RecordEvent } from '../platform/server/bus.ts'
import { connect } from '../platform/server/database/db.ts'
import { createResponseCache, type ResponseCache } from '../platform/server/cache/response-cache.ts'
import { readSetting, readSettings, settingChanges, settings } from '../platform/server/settings.ts'
import { followSettings } from './follow-settings.ts'

const app = useTestApp()

test('what the operator sets makes anew what shows it, and nothing else', async () => {
  const cache = createResponseCache({ keyOf: (url) => url, refill: async () => undefined })
  const own = fastify()
  onTestFinished(() => own.close())
  const heard: ((event: RecordEvent) => void)[] = []
  const bus = {
    subscribe: (hear: (event: RecordEvent) => void) => void heard.push(hear),
  } as unknown as Bus
  const followed = followSettings(own, { ...app, connection: app.connection, bus, cache })
  await own.ready()
  const ctx = { ...jobContext(app), actor: { userId: 1, role: 'admin', sessionId: '' } as const }
  const read = {
    '/claims': () => readSetting(ctx, 'claims', z.unknown(), null),
    '/words': () => readSettings(ctx, 'home-text:', z.unknown()),
    '/other': async () => undefined,
  }
  const kept = () => Object.keys(read).filter((url) => cache.find({ url, headers: {} }))
  const afterChange = async (key: string, value: unknown) => {
    for (const [url, work] of Object.entries(read))
      await cache.answer({ url, headers: {} }, async () => {
        await work()
        return { status: 200, headers: {}, body: url, freshSeconds: 30 }
      })
    const [made] = await ctx.db
      .insert(settingChanges)
      .values({ key, after: value, at: ctx.now, actorId: 1, requestId: '' })
      .returning()
    await ctx.db.insert(settings).values({ key, value, updatedAt: ctx.now })
    for (const hear of heard) hear({ topic: 'settings', id: made?.id ?? 0 })
    await followed()
    return kept()
  }
  expect(await afterChange('guarantees', [])).toEqual(Object.keys(read))
  expect(await afterChange('claims', {})).toEqual(['/words', '/other'])
  expect(await afterChange('home-text:hero', {})).toEqual(['/claims', '/other'])
  expect(await afterChange('currency', { code: 'USD' })).toEqual([])
})

test('settings that could not be read after a gap are read again until they are', async () => {
  const proxy = await startProxy(app.databaseUrl)
  const connection = connect(proxy.url, app.app.log)
  const own = fastify()
  onTestFinished(async () => {
    await own.close()
    await connection.close()
    await proxy.close()
  })
  const gaps: (() => void)[] = []
  const bus = {
    subscribe: (_heard: unknown, gap: () => void) => void gaps.push(gap),
  } as unknown as Bus
  const drop = vi.fn()
  const warn = vi.spyOn(own.log, 'warn')
  followSettings(own, {
    config: app.config,
    registry: app.registry,
    queue: app.queue,
    settings: app.settings,
    connection,
    bus,
    cache: { drop } as unknown as ResponseCache,
  })
  await own.ready()
  expect(drop).toHaveBeenCalledTimes(1)
  await proxy.cut()
  for (const gap of gaps) gap()
  await vi.waitUntil(() => warn.mock.calls.length > 0, { timeout: 10_000 })
  expect(drop).toHaveBeenCalledTimes(1)
  await proxy.restore()
  await vi.waitUntil(() => drop.mock.calls.length === 2, { timeout: 15_000 })
})
