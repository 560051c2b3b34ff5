import { sql } from 'drizzle-orm'
import { defineCollection, partsOf, type Registry } from './capability.ts'
import type { Context } from './context.ts'
import { inParallel } from './in-parallel.ts'

export interface Reading {
  labels?: Readonly<Record<string, string>>
  value: number
}

/** What /metrics says of the product as it is now, and alarms and the console's page Health rest on. */
export interface Measure {
  name: string
  help: string
  /** The names of its labels. */
  labels?: readonly string[]
  /** Only grows while the process lives. */
  isCounter?: boolean
  /** Its value, or one for each set of labels; null while there is none. */
  read: (ctx: Pick<Context, 'db' | 'now'>) => Promise<Answer> | Answer
}
type Answer = number | null | readonly Reading[]

/** What the capabilities measure of their records in the database. */
export const measures = defineCollection<readonly Measure[]>('measures')

// By its registry, of which each app has its own.
const ofProcesses = new WeakMap<Registry, Measure[]>()

/** Adds what this process measures of itself, without the database. */
export function addMeasures(registry: Registry, added: readonly Measure[]): void {
  ofProcesses.set(registry, [...(ofProcesses.get(registry) ?? []), ...added])
}

const databaseUp: Measure = {
  name: 'database_up',
  help: 'Whether the database answers this process',
  read: ({ db }) =>
    db.execute(sql`select 1`).then(
      () => 1,
      () => 0,
    ),
}

/** All that is measured in this process. */
export const listMeasures = (ctx: Pick<Context, 'registry'>): readonly Measure[] => [
  databaseUp,
  ...partsOf(ctx, measures).flat(),
  ...(ofProcesses.get(ctx.registry) ?? []),
]

const readAtOnce = 3

/** What all measures read now, by their names; without those of records while the database is away. */
export async function readMeasures(
  ctx: Pick<Context, 'registry' | 'db' | 'now'>,
): Promise<ReadonlyMap<string, readonly Reading[]>> {
  const found = new Map<string, readonly Reading[]>()
  const read = async (measure: Measure) => {
    const answer = await measure.read(ctx)
    found.set(measure.name, typeof answer === 'number' ? [{ value: answer }] : (answer ?? []))
  }
  await read(databaseUp)
  const isUp = found.get(databaseUp.name)?.[0]?.value === 1
  // One that fails leaves those after it out, as the database has gone meanwhile.
  if (isUp) await inParallel(partsOf(ctx, measures).flat(), readAtOnce, read).catch(() => undefined)
  for (const measure of ofProcesses.get(ctx.registry) ?? []) await read(measure)
  return found
}

/** The seconds from an instant until now, never below zero; null without one. */
export const secondsSince = (at: Date | null | undefined, now: Date): number | null =>
  at ? Math.max(0, (now.getTime() - at.getTime()) / 1000) : null
