import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useTestApp } from '../../test/harness.ts'
import { startProxy } from '../../test/server/proxy.ts'
import type { Bus } from '../platform/server/bus.ts'
import { connect } from '../platform/server/db.ts'
import type { ResponseCache } from '../platform/server/response-cache.ts'
import { followSettings } from './follow-settings.ts'

const app = useTestApp()

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
