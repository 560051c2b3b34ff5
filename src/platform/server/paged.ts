import { and, type Column, count, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { normalizeForSearch, words } from '../shared/normalize-for-search.ts'
import { countMax } from '../shared/paging.ts'
import { typedNumber } from '../shared/typed-number.ts'
import type { Context } from './context.ts'

/** A pattern for `ilike` that finds a text anywhere, whatever signs are in it. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const wordsMax = 6

/** A text as search compares it: what `normalizeForSearch` does, in the database. */
export const folded = (text: SQL): SQL => sql`folded(${text})`

/** Each word of a search stands somewhere in a folded text, in whichever spelling and order; a phone number in any of its spellings. */
export function holdsWords(foldedText: Column | SQL, q: string): SQL | undefined {
  const parts = words(q).slice(0, wordsMax)
  const byWords = and(
    ...(parts.length > 0 ? parts : [normalizeForSearch(q)]).map((part) =>
      like(foldedText, containing(part)),
    ),
  )
  const digits = typedNumber(q)
  return digits === null ? byWords : or(byWords, like(foldedText, containing(digits)))
}

/** A number that is kept as somebody typed it is the one that is looked for, however that is typed. */
export function isNumber(kept: Column, q: string): SQL | undefined {
  const digits = typedNumber(q)
  return digits === null
    ? undefined
    : sql`regexp_replace(${kept}, '\\D', '', 'g') like ${containing(digits)}`
}

/** How many rows a condition finds, counted no further than `countMax`. */
export async function countUpTo(
  ctx: Pick<Context, 'db'>,
  table: PgTable,
  condition: SQL | undefined,
): Promise<{ total: number; is_more: boolean }> {
  const found = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(countMax + 1)
    .as('found')
  const [row] = await ctx.db.select({ total: count() }).from(found)
  const total = row?.total ?? 0
  return { total: Math.min(total, countMax), is_more: total > countMax }
}
