import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Context } from './context.ts'
import type { Database } from './db.ts'
import { type Logger, reasonOf } from './log.ts'

const channel = 'manzil'
/** PostgreSQL carries 8,000 bytes in one announcement. */
const peopleInOne = 400
const keysInOne = 50

/** What may be announced: the kind of record and its id. */
export interface Announcement {
  topic: string
  id: number
}

/** That something of these people has changed; a topic is the first part of a query's key in the browser. */
interface Word {
  topic: string
  to: number[]
}

/** Files that the public could see, by their keys, and no longer may. */
interface Gone {
  gone: string[]
}

type Teller = Pick<Context, 'db' | 'told'>

/** Tells every server process that a record changed, once the transaction commits. */
export const announce = (ctx: Teller, topic: string, id: number): Promise<void> =>
  tell(ctx, { topic, id })

/** The same of many records at once. */
export async function announceAll(
  ctx: Teller,
  topic: string,
  ids: readonly number[],
): Promise<void> {
  const all = sql.param([...ids])
  await ctx.db.execute(
    sql`select pg_notify(${channel}, json_build_object('topic', ${topic}::text, 'id', id)::text) from unnest(${all}::bigint[]) as id`,
  )
}

/** Tells the open screens of one or more people (ids of users) that something of theirs changed, once the transaction commits. */
export async function announceTo(
  ctx: Teller,
  people: number | readonly number[],
  topic: string,
): Promise<void> {
  const to = [people].flat()
  for (let first = 0; first < to.length; first += peopleInOne)
    await tell(ctx, { topic, to: to.slice(first, first + peopleInOne) })
}

/** Tells every process that public files were given up, once the transaction commits: nobody shows them any more. */
export async function announceGone(ctx: Teller, keys: readonly string[]): Promise<void> {
  for (let first = 0; first < keys.length; first += keysInOne)
    await tell(ctx, { gone: keys.slice(first, first + keysInOne) })
}

/** In a transaction all that is told waits for its end, once each. */
async function tell({ db, told }: Teller, word: Told): Promise<void> {
  const text = JSON.stringify(word)
  if (told === undefined) await say(db, new Set([text]))
  else told.add(text)
}

/** Sends what was told; PostgreSQL passes it on when the transaction commits. */
export async function say(db: Database, told: ReadonlySet<string>): Promise<void> {
  if (told.size > 0)
    await db.execute(
      sql`select pg_notify(${channel}, word) from unnest(${sql.param([...told])}::text[]) as word`,
    )
}

type Told = Announcement | Word | Gone

interface Listener {
  heard: (told: Told) => void
  gap: () => void
}

export interface Bus {
  /** `heard` gets each announcement of a record; `gap` is called when some may have been missed. */
  subscribe(heard: (announcement: Announcement) => void, gap: () => void): void
  /** The same for what concerns people. */
  subscribeToPeople(heard: (word: Word) => void, gap: () => void): void
  /** The same for public files that were given up. */
  subscribeToGone(heard: (keys: readonly string[]) => void, gap: () => void): void
  close(): Promise<void>
}

/** Listens on one connection of its own and comes back after a break. Resolves once it listens. */
export async function openBus(url: string, log: Logger): Promise<Bus> {
  const subscribers: Listener[] = []
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
      const told = readTold(payload)
      if (told === undefined) return log.warn({}, 'an announcement could not be read')
      for (const { heard } of subscribers) attempt(() => heard(told))
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

  /** What one subscriber fails at is no reason for the others, or the process, not to hear. */
  function attempt(work: () => void): void {
    try {
      work()
    } catch (error) {
      log.error(
        { reason: reasonOf(error), stack: (error as Error).stack },
        'a subscriber failed at what it heard',
      )
    }
  }

  async function reconnect(): Promise<void> {
    log.warn({}, 'the listening connection broke')
    while (!closed) {
      try {
        await listen()
        for (const { gap } of subscribers) attempt(gap)
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    }
  }

  await listen()
  return {
    subscribe: (heard, gap) =>
      void subscribers.push({ heard: (told) => 'id' in told && heard(told), gap }),
    subscribeToPeople: (heard, gap) =>
      void subscribers.push({ heard: (told) => 'to' in told && heard(told), gap }),
    subscribeToGone: (heard, gap) =>
      void subscribers.push({ heard: (told) => 'gone' in told && heard(told.gone), gap }),
    async close() {
      closed = true
      await client?.end()
    },
  }
}

/** What a payload tells; undefined where it tells nothing that anybody here could understand. */
function readTold(payload: string | undefined): Told | undefined {
  try {
    const told: unknown = JSON.parse(payload ?? 'null')
    return typeof told === 'object' && told !== null ? (told as Told) : undefined
  } catch {
    return undefined
  }
}
