import { sql } from 'drizzle-orm'
import fs from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/server/config.ts'
import type { Connection } from '../platform/server/db.ts'

const giveUpAfterMs = 2000

interface Parts {
  connection: Connection
  config: Config
  isSearchReady: () => boolean
}

/** Files are written and PostgreSQL goes on while so much of the disk is free; below it nobody new is sent here. */
const leastFreeBytes = 256 * 1_048_576

/** /healthz: the process lives. /readyz: database and file store answer, the disk has room, searches can be answered. */
export function mountHealth(
  app: FastifyInstance,
  { connection, config, isSearchReady }: Parts,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const [database, files] = await Promise.all([
      answers(Promise.race([connection.db.execute(sql`select 1`), deadline()])),
      answers(hasRoom(config.dataDir)),
    ])
    const search = isSearchReady()
    const ready = database && files && search
    if (!ready) reply.code(503).header('retry-after', 2)
    return { status: ready ? 'ready' : 'unavailable', database, files, search }
  })
}

/** Whether the folder can be written to and its disk is not about to be full. */
async function hasRoom(folder: string): Promise<void> {
  await fs.access(folder, fs.constants.W_OK)
  const { bavail, bsize } = await fs.statfs(folder)
  if (bavail * bsize < leastFreeBytes) throw new Error('the disk is almost full')
}

/** Fails soon, whether or not what it races with ever ends. */
const deadline = async (): Promise<never> => {
  await setTimeout(giveUpAfterMs, undefined, { ref: false })
  throw new Error('no answer')
}

const answers = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work
    return true
  } catch {
    return false
  }
}
