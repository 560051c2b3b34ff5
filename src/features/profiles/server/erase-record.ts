import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { savepoint, sqlState } from '../../../platform/server/database/db.ts'
import { type CandidateRow, candidates } from './tables.ts'

/** Takes every word out of a record; its papers and files are the caller's affair. */
export const emptyRecord = (ctx: Context, id: number): Promise<unknown> =>
  ctx.db.update(candidates).set(emptied(ctx.now)).where(eq(candidates.id, id))

/** Neither hers nor about her. */
const kept = ['id', 'userId', 'agencyId', 'hiredAt', 'createdAt', 'profileVersion']

/** Every other column as in a record that was never filled. */
function emptied(now: Date): Partial<CandidateRow> {
  const going = Object.entries(getTableColumns(candidates)).filter(([name]) => !kept.includes(name))
  const empty = Object.fromEntries(
    going.map(([name, column]) => [name, column.notNull ? column.default : null]),
  ) as Partial<CandidateRow>
  return { ...empty, fullName: '—', updatedAt: now, erasedAt: now }
}

const foreignKeyViolation = '23503'

/** Deletes records whole; gives those that stay, since an order, a report or a household's list names them. */
export async function deleteUnnamed(ctx: Context, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  try {
    await savepoint(ctx, (ctx) => ctx.db.delete(candidates).where(inArray(candidates.id, [...ids])))
    return []
  } catch (error) {
    if (sqlState(error) !== foreignKeyViolation && sqlState(error) !== restrictViolation)
      throw error
  }
  if (ids.length === 1) return [...ids]
  const half = Math.ceil(ids.length / 2)
  return [
    ...(await deleteUnnamed(ctx, ids.slice(0, half))),
    ...(await deleteUnnamed(ctx, ids.slice(half))),
  ]
}

const restrictViolation = '23001'
