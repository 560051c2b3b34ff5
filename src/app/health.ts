import { sql } from 'drizzle-orm'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/server/config/config.ts'
import type { Connection } from '../platform/server/database/db.ts'
import { expectRoom } from './disk-room.ts'

const giveUpAfterMs = 2000

interface Parts {
  connection: Connection
  config: Config
  isSearchReady: () => boolean
}

/** /healthz: the process lives. /readyz: database and file store answer, the disk has room, searches can be answered. */
export function mountHealth(
  app: FastifyInstance,
  { connection, config, isSearchReady }: Parts,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const [database, files] = await Promise.all([
      answers(Promise.race([connection.db.execute(sql`select 1`), deadline()])),
      answers(expectRoom(config)),
    ])
    const search = isSearchReady()
    const ready = database && files && search
    if (!ready) reply.code(503).header('retry-after', 2)
    return { status: ready ? 'ready' : 'unavailable', database, files, search }
  })
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
