import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../platform/server/config/config.ts'
import { keepSweepingArrivals } from './sweep-arrivals.ts'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-arrivals-'))
const folder = path.join(dataDir, 'incoming')
const warned: unknown[] = []
const log = { warn: (...line: unknown[]) => void warned.push(line) }
afterEach(() => {
  vi.useRealTimers()
  fs.rmSync(dataDir, { recursive: true })
})

function arrive(name: string, hoursAgo: number): void {
  const at = new Date(Date.now() - hoursAgo * 3_600_000)
  fs.writeFileSync(path.join(folder, name), 'a part of a film')
  fs.utimesSync(path.join(folder, name), at, at)
}
const gone = (name: string) =>
  vi.waitUntil(() => !fs.existsSync(path.join(folder, name)), { timeout: 10_000, interval: 10 })

test('what nobody continues goes at the start and each quarter of an hour until the process ends, and nothing else does', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })
  // Nothing has come yet: there is no folder.
  await keepSweepingArrivals(config, log)()
  fs.mkdirSync(path.join(folder, 'a folder'), { recursive: true })
  arrive('1-long-under-way', 0.1)
  arrive('1-long-under-way.json', 9)
  arrive('1-young', 5.9)
  arrive('2-left', 6.1)
  arrive('2-left.json', 6.1)
  arrive('of-a-killed-server', 6.1)
  const stop = keepSweepingArrivals(config, log)
  await gone('of-a-killed-server')
  expect(fs.readdirSync(folder).toSorted()).toEqual([
    '1-long-under-way',
    '1-long-under-way.json',
    '1-young',
    'a folder',
  ])

  arrive('of-another', 7)
  vi.advanceTimersByTime(15 * 60_000 - 1)
  expect(fs.existsSync(path.join(folder, 'of-another'))).toBe(true)
  vi.advanceTimersByTime(1)
  await gone('of-another')
  await stop()
  expect([vi.getTimerCount(), warned]).toEqual([0, []])
})
