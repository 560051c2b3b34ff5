import { sql } from 'drizzle-orm'
import fs from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/server/config.ts'
import type { Connection } from '../platform/server/db.ts'

const giveUpAfterMs = 2000

/** /healthz: the process lives. /readyz: database and file store answer. */
export function mountHealth(app: FastifyInstance, connection: Connection, config: Config): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const [database, files] = await Promise.all([
      answers(Promise.race([connection.db.execute(sql`select 1`), deadline()])),
      answers(fs.access(config.dataDir, fs.constants.W_OK)),
    ])
    const ready = database && files
    if (!ready) reply.code(503).header('retry-after', 2)
    return { status: ready ? 'ready' : 'unavailable', database, files }
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
