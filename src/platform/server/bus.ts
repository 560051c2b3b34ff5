import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Context } from './context.ts'
import type { Logger } from './log.ts'

const channel = 'manzil'

/** What may be announced: the kind of record and its id. */
export interface Announcement {
  topic: string
  id: number
}

/** Tells every server process that a record changed, once the transaction commits. */
export async function announce(ctx: Pick<Context, 'db'>, topic: string, id: number): Promise<void> {
  await ctx.db.execute(sql`select pg_notify(${channel}, ${JSON.stringify({ topic, id })})`)
}

export interface Bus {
  /** `heard` gets each announcement; `gap` is called when some may have been missed. */
  subscribe(heard: (announcement: Announcement) => void, gap: () => void): void
  close(): Promise<void>
}

/** Listens on one connection of its own and comes back after a break. Resolves once it listens. */
export async function openBus(url: string, log: Logger): Promise<Bus> {
  const subscribers: { heard: (a: Announcement) => void; gap: () => void }[] = []
  let closed = false
  let client: pg.Client | undefined

  async function listen(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
      // A server that vanished without a word is noticed by the operating system, within half a minute.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'manzil bus',
    })
    next.on('error', () => {})
    next.on('end', () => {
      if (!closed && client === next) void reconnect()
    })
    next.on('notification', ({ payload }) => {
      const announcement = JSON.parse(payload ?? '{}') as Announcement
      for (const subscriber of subscribers) subscriber.heard(announcement)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    client = next
  }

  async function reconnect(): Promise<void> {
    log.warn({}, 'the listening connection broke')
    while (!closed) {
      try {
        await listen()
        for (const subscriber of subscribers) subscriber.gap()
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    }
  }

  await listen()
  return {
    subscribe: (heard, gap) => void subscribers.push({ heard, gap }),
    async close() {
      closed = true
      await client?.end()
    },
  }
}
