import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Context } from './context.ts'
import type { Database } from './database/db.ts'
import { type Logger, reasonOf } from './log.ts'

const channel = 'manzil'
/** PostgreSQL carries 8,000 bytes in one notification. */
const usersPerEvent = 400
const keysPerEvent = 50

/** A record changed: its kind and its id. */
export interface RecordEvent {
  topic: string
  id: number
}

/** That something of these people has changed; a topic is the first part of a query's key in the browser. */
interface UserEvent {
  topic: string
  to: number[]
}

/** Files that the public could see, by their keys, and no longer may. */
interface FilesRemovedEvent {
  gone: string[]
}

type Broadcaster = Pick<Context, 'db' | 'pendingEvents'>

/** Tells every server process that a record changed, once the transaction commits. */
export const broadcast = (ctx: Broadcaster, topic: string, id: number): Promise<void> =>
  enqueueEvents(ctx, [{ topic, id }])

/** The same of many records at once. */
export async function broadcastAll(
  ctx: Broadcaster,
  topic: string,
  ids: readonly number[],
): Promise<void> {
  await enqueueEvents(
    ctx,
    ids.map((id) => ({ topic, id })),
  )
}

/** Tells the open screens of one or more people (ids of users) that something of theirs changed, once the transaction commits. */
export async function broadcastToUsers(
  ctx: Broadcaster,
  userIds: number | readonly number[],
  topic: string,
): Promise<void> {
  const to = [userIds].flat()
  for (let first = 0; first < to.length; first += usersPerEvent)
    await enqueueEvents(ctx, [{ topic, to: to.slice(first, first + usersPerEvent) }])
}

/** Tells every process that public files were given up, once the transaction commits: nobody shows them any more. */
export async function broadcastRemovedFiles(
  ctx: Broadcaster,
  keys: readonly string[],
): Promise<void> {
  for (let first = 0; first < keys.length; first += keysPerEvent)
    await enqueueEvents(ctx, [{ gone: keys.slice(first, first + keysPerEvent) }])
}

/** In a transaction events wait for its end, once each. */
async function enqueueEvents(
  { db, pendingEvents }: Broadcaster,
  events: readonly BusEvent[],
): Promise<void> {
  const texts = events.map((event) => JSON.stringify(event))
  if (pendingEvents !== undefined) return texts.forEach((text) => pendingEvents.add(text))
  const { $client: pool } = db as { $client?: pg.Pool }
  const all = new Set(texts)
  await sendEvents(db, all, pool)
  if (pool) hearAtHome(pool, all)
}

/** Sends events, and notes which records changed; PostgreSQL passes it on when the transaction commits. */
export async function sendEvents(
  db: Database,
  events: ReadonlySet<string>,
  pool: pg.Pool | undefined,
): Promise<void> {
  if (events.size === 0) return
  const home = pool && homes.get(pool)
  const from = (text: string) => (home ? `${text.slice(0, -1)},"from":"${home.name}"}` : text)
  const all = sql.param(Array.from(events, from))
  await db.execute(
    sql`with told as (select event, event::jsonb as said from unnest(${all}::text[]) as event),
      noted as (insert into record_changes (topic, record_id, changed_in)
        select distinct said->>'topic', (said->>'id')::bigint, pg_current_xact_id()
          from told where said ? 'id' order by 1, 2
        on conflict (topic, record_id) do update set changed_in = excluded.changed_in)
      select pg_notify(${channel}, event) from told`,
  )
}

/** The process whose connections a pool has: it hears of what they have committed before whoever asked for it has an answer. */
const homes = new WeakMap<pg.Pool, { name: string; hear: (event: BusEvent) => void }>()

/** Tells a pool's own process what one of its transactions has committed, or may have. */
export function hearAtHome(pool: pg.Pool, events: ReadonlySet<string>): void {
  const home = homes.get(pool)
  if (home) for (const text of events) home.hear(JSON.parse(text) as BusEvent)
}

type BusEvent = (RecordEvent | UserEvent | FilesRemovedEvent) & {
  /** The process that told it, and heard it before it did. */
  from?: string
}

interface Subscriber {
  onEvent: (event: BusEvent) => void
  onReconnect: () => void
}

export interface Bus {
  /** `onEvent` gets each change of a record; `onReconnect` is called when some may have been missed. */
  subscribe(onEvent: (event: RecordEvent) => void, onReconnect: () => void): void
  /** The same for what concerns users. */
  subscribeToUserEvents(onEvent: (event: UserEvent) => void, onReconnect: () => void): void
  /** The same for public files that were given up. */
  subscribeToRemovedFiles(onEvent: (keys: readonly string[]) => void, onReconnect: () => void): void
  /** Hears at once of what this process commits by these connections, and not a second time by a notification. */
  hearAtOnce(pool: pg.Pool): void
  close(): Promise<void>
}

/** Listens on one connection of its own and comes back after a break. Resolves once it listens. */
export async function openBus(url: string, log: Logger): Promise<Bus> {
  const subscribers: Subscriber[] = []
  const name = crypto.randomUUID()
  const deliver = (event: BusEvent) => {
    for (const { onEvent } of subscribers) runSafely(log, () => onEvent(event))
  }
  const ear = await openEar(url, log, {
    onPayload: (payload) => {
      const event = parseEvent(payload)
      if (event === undefined) log.warn({}, 'an event could not be read')
      else if (event.from !== name) deliver(event)
    },
    onReconnect: () => {
      for (const { onReconnect } of subscribers) runSafely(log, onReconnect)
    },
  })
  return {
    subscribe: (onEvent, onReconnect) =>
      void subscribers.push({ onEvent: (event) => 'id' in event && onEvent(event), onReconnect }),
    subscribeToUserEvents: (onEvent, onReconnect) =>
      void subscribers.push({ onEvent: (event) => 'to' in event && onEvent(event), onReconnect }),
    subscribeToRemovedFiles: (onEvent, onReconnect) =>
      void subscribers.push({
        onEvent: (event) => 'gone' in event && onEvent(event.gone),
        onReconnect,
      }),
    hearAtOnce: (pool) => void homes.set(pool, { name, hear: deliver }),
    close: ear.close,
  }
}

interface Heard {
  onPayload: (payload: string | undefined) => void
  onReconnect: () => void
}

async function openEar(url: string, log: Logger, { onPayload, onReconnect }: Heard) {
  let closed = false
  let client: pg.Client | undefined

  async function listen(): Promise<void> {
    const next = clientFor(url)
    next.on('end', () => {
      if (!closed && client === next) void reconnect()
    })
    next.on('notification', ({ payload }) => onPayload(payload))
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
        onReconnect()
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    }
  }

  await listen()
  return {
    async close() {
      closed = true
      await client?.end()
    },
  }
}

function clientFor(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
    // A server that vanished without a word is noticed by the operating system, within half a minute.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'manzil bus',
  })
  client.on('error', () => {})
  return client
}

/** What one subscriber fails at keeps no event from the others. */
function runSafely(log: Logger, work: () => void): void {
  try {
    work()
  } catch (error) {
    log.error(
      { reason: reasonOf(error), stack: (error as Error).stack },
      'a subscriber failed at what it heard',
    )
  }
}

/** The event of a payload; undefined where it is none. */
function parseEvent(payload: string | undefined): BusEvent | undefined {
  try {
    const event: unknown = JSON.parse(payload ?? 'null')
    return typeof event === 'object' && event !== null ? (event as BusEvent) : undefined
  } catch {
    return undefined
  }
}

const collected = new AsyncLocalStorage<Set<string>>()

/** Notes what a public answer shows that is being made, wherever in its making: it is made anew when that changes. */
export function noteShown(...tags: readonly string[]): void {
  const shown = collected.getStore()
  if (shown) for (const tag of tags) shown.add(tag)
}

/** Whether this is part of the making of a public answer. */
export const isMaking = (): boolean => collected.getStore() !== undefined

/** What work brings, and what it noted as shown. */
export async function collectShown<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; shown: ReadonlySet<string> }> {
  const shown = new Set<string>()
  return { result: await collected.run(shown, work), shown }
}
