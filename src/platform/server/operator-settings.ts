import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '../shared/errors.ts'
import { audit } from './audit.ts'
import { broadcast } from './bus.ts'
import { defineCollection } from './capability.ts'
import type { Context, SignedIn } from './context.ts'
import { transaction } from './database/db.ts'
import { parse } from './http.ts'
import { findLastChange, settingChanges, settings } from './settings.ts'

/** The topic under which a change is announced: what pages show of it must be made anew. */
export const settingsTopic = 'settings'

interface Definition<V> {
  key: string
  /** What is kept. */
  schema: z.ZodType<V>
  /** Makes what the operator sends into what is kept; null stands for the product's own. */
  input: z.ZodType<V | null>
  /** A kept value as the operator sends it. */
  present: (value: V) => unknown
  /** The product's own: what holds while nothing is set. */
  standard: V
  /** Throws when the change must not be; runs in its transaction. */
  check?: (ctx: Context, change: { before: V | null; after: V | null }) => unknown
  /** What bringing back an earlier value comes to, where it isn't just that value. */
  revive?: (ctx: Context, versions: { now: V | null; earlier: V | null }) => V | null
}

/** A setting as the operator sees it: null while nothing is set. */
export interface SettingState {
  value: unknown
  /** Names the last change, and a new one must name it, too; 0 before the first. */
  version: number
}

/** A setting that the operator may change, whoever owns it. */
export interface OperatorSetting {
  key: string
  state: (ctx: Context) => Promise<SettingState>
  /** Sets it and writes down who, when, before and after; CONFLICT when someone has changed it since `version`. */
  change: (ctx: SignedIn, to: { version: number; value: unknown }) => Promise<SettingState>
  /** Brings back what it was before a change; NOT_FOUND when that is no change of it. */
  restore: (ctx: SignedIn, to: { version: number; change: number }) => Promise<SettingState>
  /** What holds while nothing is set. */
  standard: unknown
  /** A kept value, of now or of its history, as the operator sends it. */
  presentStored: (stored: unknown) => unknown
}

/** The settings of each capability. */
export const operatorSettings = defineCollection<readonly OperatorSetting[]>('operatorSettings')

/** Makes a setting of its definition. */
export function operatorSetting<V>(definition: Definition<V>): OperatorSetting {
  const { key, input, revive } = definition
  const standard = definition.present(definition.standard)
  const presented = ({ value, version }: Stored<V>): SettingState => ({
    value: value === null ? null : definition.present(value),
    version,
  })
  return {
    key,
    standard,
    state: async (ctx) => presented(await stored(ctx, definition)),
    change: async (ctx, { version, value }) => {
      const after = parse(input, value)
      return presented(await change(ctx, definition, version, () => after))
    },
    restore: async (ctx, { version, change: id }) => {
      const [row] = await ctx.db
        .select({ before: settingChanges.before })
        .from(settingChanges)
        .where(and(eq(settingChanges.key, key), eq(settingChanges.id, id)))
      if (!row) throw new AppError('NOT_FOUND')
      const earlier = read(definition, row.before)
      return presented(
        await change(ctx, definition, version, (now) =>
          revive ? revive(ctx, { now, earlier }) : earlier,
        ),
      )
    },
    presentStored: (value) => {
      const known = read(definition, value)
      return known === null ? null : definition.present(known)
    },
  }
}

interface Stored<V> {
  value: V | null
  version: number
}

const read = <V>({ schema }: Definition<V>, value: unknown): V | null => {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : null
}

async function stored<V>(ctx: Context, definition: Definition<V>): Promise<Stored<V>> {
  const { key } = definition
  const [row] = await ctx.db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key))
  const last = await findLastChange(ctx, key)
  return { value: read(definition, row?.value), version: last?.id ?? 0 }
}

/** One change after the other: a setting that isn't there yet has no row to lock. */
export async function lockSetting(ctx: Context, key: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting:${key}`}, 0))`)
}

function change<V>(
  ctx: SignedIn,
  definition: Definition<V>,
  version: number,
  next: (now: V | null) => V | null,
): Promise<Stored<V>> {
  const { key, check } = definition
  return transaction(ctx, async (ctx) => {
    await lockSetting(ctx, key)
    const current = await stored(ctx, definition)
    if (current.version !== version)
      throw new AppError('CONFLICT', { message: 'settingChangedMeanwhile' })
    const { value: before } = current
    const after = next(before)
    if (sorted(before) === sorted(after)) return current
    await check?.(ctx, { before, after })
    await store(ctx, key, after)
    const [made] = await ctx.db
      .insert(settingChanges)
      .values({
        key,
        before,
        after,
        at: ctx.now,
        actorId: ctx.actor.userId,
        requestId: ctx.requestId,
      })
      .returning({ id: settingChanges.id })
    if (!made) throw new Error('a change was not written down')
    await audit(ctx, 'setting.changed', `setting:${key}`, { change: made.id, before, after })
    await broadcast(ctx, settingsTopic, made.id)
    return { value: after, version: made.id }
  })
}

async function store(ctx: Context, key: string, value: unknown): Promise<void> {
  if (value === null) await ctx.db.delete(settings).where(eq(settings.key, key))
  else {
    await ctx.db
      .insert(settings)
      .values({ key, value, updatedAt: ctx.now })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: ctx.now } })
  }
}

/** As JSON with its keys in order: PostgreSQL gives them back in an order of its own. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** What has begun stays as it is, and what is still to come is as it was then: bringing back an earlier list of dated values. */
export const reviveDated =
  <T extends { effectiveFrom: string }>(today: (ctx: Context) => string) =>
  (ctx: Context, { now, earlier }: { now: T[] | null; earlier: T[] | null }): T[] | null => {
    const day = today(ctx)
    const lists = [
      ...(now ?? []).filter((list) => list.effectiveFrom <= day),
      ...(earlier ?? []).filter((list) => list.effectiveFrom > day),
    ]
    return lists.length === 0 ? null : lists
  }

/** Refuses to rewrite the past: a value that holds, or held, stays; another begins today or later, each on a day of its own. */
export function refusePast<T extends { effectiveFrom: string }>(
  today: string,
  { before, after }: { before: T[] | null; after: T[] | null },
): void {
  const known = before ?? []
  const next = after ?? []
  const begun = (lists: readonly T[]) => lists.filter(({ effectiveFrom }) => effectiveFrom <= today)
  const isKept = (list: T) => next.some((other) => sorted(other) === sorted(list))
  if (!begun(known).every(isKept)) throw refusal('pastRewritten')
  const added = begun(next).filter((list) => !known.some((other) => sorted(other) === sorted(list)))
  if (added.some(({ effectiveFrom }) => effectiveFrom < today)) throw refusal('dateInThePast')
  if (new Set(next.map(({ effectiveFrom }) => effectiveFrom)).size < next.length)
    throw refusal('dateTaken')
}

const refusal = (message: string): AppError =>
  new AppError('INVALID', { message, errors: { effective_from: [message] } })
