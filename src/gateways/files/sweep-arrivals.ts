import fs from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../platform/server/config/config.ts'
import { type Logger, reasonOf } from '../../platform/server/log.ts'
import { openForMs } from './quota.ts'
import { arrivals } from './receive-form.ts'

const everyMs = 15 * 60_000

type Log = Pick<Logger, 'warn'>

/** Sweeps this process's arrivals now and every quarter of an hour: no other may reach its folder. Gives back how to end that. */
export function keepSweepingArrivals(config: Config, log: Log): () => Promise<void> {
  const sweep = () => void sweepArrivals(config, log, new Date())
  sweep()
  const timer = setInterval(sweep, everyMs).unref()
  return async () => clearInterval(timer)
}

/** Removes uploads that a server left behind when it was stopped in their middle, or that nobody has continued; those under way stay. */
export async function sweepArrivals(config: Config, log: Log, now: Date): Promise<void> {
  const folder = arrivals(config)
  const names = await fs.readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    if (!(await isLeft(file, now))) continue
    await fs
      .rm(file, { force: true })
      .catch((error: unknown) =>
        log.warn({ file: name, reason: reasonOf(error) }, 'an old arrival could not be removed'),
      )
  }
}

/** Whether nothing has come of it for hours; what describes an upload by pieces is written once, and stays as long as the upload. */
async function isLeft(file: string, now: Date): Promise<boolean> {
  const stats = await Promise.all(
    [file, file.replace(/\.json$/, '')].map((one) => fs.stat(one).catch(() => undefined)),
  )
  return stats.every(
    (stat) => stat === undefined || (stat.isFile() && now.getTime() - stat.mtimeMs > openForMs),
  )
}
