import { LRUCache } from 'lru-cache'
import type { Context } from '../../../platform/server/context.ts'
import type { Host } from '../../../platform/server/http.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { listedByIds, presentListed } from '../../profiles/server/listed-api.ts'

const cardBytes = 32 * 1_048_576
/** So many changes are remembered for the cards that are being read. */
const mostChanges = 10_000

/** The cards of these candidates as JSON, in their order; those who are no longer listed are left out. */
export type Cards = (ctx: Context, ids: readonly number[]) => Promise<string[]>

/**
 * Cards as they were made, so that a page whose people were shown before costs no query. Announcements keep them true; they hold for
 * the day on which they were made, as ages and checks do.
 */
export function openCards({ bus }: Pick<Host, 'bus'>): Cards {
  const made = new LRUCache<number, string>({
    maxSize: cardBytes,
    sizeCalculation: (card) => card.length,
  })
  const changedAt = new LRUCache<number, number>({ max: mostChanges })
  let changes = 0
  let clearedAt = 0
  let day = ''

  function clear(): void {
    clearedAt = ++changes
    made.clear()
  }

  bus.subscribe(({ topic, id }) => {
    if (topic !== 'candidates') return
    changedAt.set(id, ++changes)
    made.delete(id)
  }, clear)

  async function make(ctx: Context, ids: readonly number[]): Promise<Map<number, string>> {
    const begun = changes
    const rows = await listedByIds(ctx, ids)
    const cards = rows.map((row) => {
      const { id } = row.candidate
      const card = JSON.stringify(presentListed(row, ctx.now))
      if (Math.max(changedAt.get(id) ?? 0, clearedAt) <= begun) made.set(id, card)
      return [id, card] as const
    })
    return new Map(cards)
  }

  return async (ctx, ids) => {
    const today = qatarDate(ctx.now)
    if (day !== today) clear()
    day = today
    const known = new Map(ids.map((id) => [id, made.get(id)]))
    const missing = ids.filter((id) => known.get(id) === undefined)
    const fresh = missing.length === 0 ? known : await make(ctx, missing)
    return ids.flatMap((id) => known.get(id) ?? fresh.get(id) ?? [])
  }
}
