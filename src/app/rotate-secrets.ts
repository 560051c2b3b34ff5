import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { partsOf } from '../platform/server/capability.ts'
import type { Context } from '../platform/server/context.ts'
import { sealedKeyTexts } from '../platform/server/hash-key.ts'
import {
  currentKey,
  keysOf,
  newSecret,
  readSecrets,
  writeSecrets,
} from '../platform/server/keys.ts'
import { reasonOf } from '../platform/server/log.ts'
import { seal, type Sealed, sealedColumns, unseal } from '../platform/server/seal.ts'

/** Nothing that is signed lives longer than a day; then the secret that signed it may go. */
export const retiredAfterMs = 25 * 3_600_000
const size = 200

/** All that this product keeps sealed. */
export const allSealed = (ctx: Pick<Context, 'registry'>): readonly Sealed[] => [
  sealedKeyTexts,
  ...partsOf(ctx as Context, sealedColumns),
]

interface Resealed {
  done: number
  /** By a key that nobody has any more, or altered. */
  lost: number
}

/** Seals anew what another key than the current one sealed, in batches and beside whoever works; what is done is not done again. */
export async function sealAnew(ctx: Context): Promise<Resealed> {
  const total = { done: 0, lost: 0 }
  for (const sealed of allSealed(ctx)) {
    let after: unknown = null
    for (let rows = size; rows === size;) {
      const batch = await nextOf(ctx, sealed, after)
      for (const row of batch) total[await sealOne(ctx, sealed, row)] += 1
      rows = batch.length
      after = batch.at(-1)?.key
    }
  }
  return total
}

interface Row {
  key: unknown
  value: unknown
}

function nextOf(
  ctx: Context,
  { table, key, value, where }: Sealed,
  after: unknown,
): Promise<Row[]> {
  const { id } = currentKey(ctx.config.secrets)
  const isOthers =
    id === '' ? sql`position('.' in ${value}) > 0` : sql`not starts_with(${value}, ${`${id}.`})`
  return ctx.db
    .select({ key, value })
    .from(table)
    .where(and(isNotNull(value), where, isOthers, after === null ? undefined : gt(key, after)))
    .orderBy(asc(key))
    .limit(size)
}

/** A text that was sealed anew meanwhile, or is gone, is left as it is. */
async function sealOne(ctx: Context, sealed: Sealed, row: Row): Promise<keyof Resealed> {
  const { purpose, table, key, value } = sealed
  let text: string
  try {
    text = unseal(ctx.config, sealed, String(row.value))
  } catch (error) {
    ctx.log.warn({ purpose, key: row.key, reason: reasonOf(error) }, 'it could not be sealed anew')
    return 'lost'
  }
  await ctx.db
    .update(table)
    .set({ [nameOf(sealed)]: seal(ctx.config, sealed, text) })
    .where(and(eq(key, row.key), eq(value, row.value)))
  return 'done'
}

/** The name of the column in the code. */
const nameOf = ({ table, value }: Sealed): string =>
  Object.entries(table).find(([, column]) => column === value)?.[0] ?? ''

/** The next step of a change of the secret, and what it did in sentences. Whatever ended it before, the next call goes on. */
export const rotateSecrets = (ctx: Context, now: Date): Promise<string[]> =>
  'file' in ctx.config.secrets ? rotateFile(ctx, ctx.config.secrets.file, now) : rotateGiven(ctx)

async function rotateFile(ctx: Context, file: string, now: Date): Promise<string[]> {
  const [signing, ...others] = readSecrets(file)
  if (signing === undefined) throw new Error(`${file} holds no secret`)
  const said: string[] = []
  const isNew = others.length === 0
  if (isNew) {
    writeSecrets(file, [{ secret: newSecret(), since: now }, signing])
    keysOf(ctx.config.secrets, true)
    said.push('A new secret signs and seals; the one before is still accepted.')
  }
  const { done, lost } = await sealAnew(ctx)
  said.push(`${done} sealed anew.`)
  const end = new Date((isNew ? now : signing.since).getTime() + retiredAfterMs)
  if (lost > 0)
    return [
      ...said,
      `${lost} can't be opened by any secret; see the lines above. Nothing is retired.`,
    ]
  if (end > now)
    return [...said, `From ${end.toISOString()} on, the same command retires the secret before.`]
  writeSecrets(file, [signing])
  return [...said, 'The secret before is retired. The next time, the command makes a new one.']
}

async function rotateGiven(ctx: Context): Promise<string[]> {
  const others = keysOf(ctx.config.secrets).slice(1)
  const { done, lost } = await sealAnew(ctx)
  const said = [`${done} sealed anew with SESSION_SECRET.`]
  if (lost > 0) said.push(`${lost} can't be opened by any secret; see the lines above.`)
  if (others.length === 0)
    return [
      ...said,
      `To change it: 1. Add this one to OTHER_SESSION_SECRETS of every process, and start each again:\n\n  ${newSecret()}\n`,
      '2. Then let the two change places, and start each again. 3. Then run this command again.',
    ]
  return [
    ...said,
    'If OTHER_SESSION_SECRETS hold the next one, let it change places with SESSION_SECRET, start each process again, and run this command again.',
    ...(lost === 0
      ? [
          'If they hold the ones before: a day after the last process was started so, take them out.',
        ]
      : []),
  ]
}
