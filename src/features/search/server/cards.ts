import { LRUCache } from 'lru-cache'
import type { Context } from '../../../platform/server/context.ts'
import type { Bus } from '../../../platform/server/bus.ts'
import type { Host } from '../../../platform/server/http.ts'
import { noteShown } from '../../../platform/server/shown.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { cardTag, listedByIds, presentListed } from '../../profiles/server/listed-api.ts'

const cardBytes = 32 * 1_048_576
/** So many changes are remembered for the cards that are being read. */
const mostChanges = 10_000

type Reader = Pick<Context, 'db' | 'now'>

export interface Cards {
  /** The cards of these candidates as JSON, in their order; those who are no longer listed are left out. */
  read(ctx: Reader, ids: readonly number[]): Promise<string[]>
  /** Of those who have changed, whose card has, or may have. */
  changed(ctx: Reader, ids: readonly number[]): Promise<number[]>
}

const opened = new WeakMap<Bus, Cards>()

/** The cards of a server. */
export function cardsOf({ bus }: Pick<Host, 'bus'>): Cards {
  const cards = opened.get(bus) ?? openCards(bus)
  opened.set(bus, cards)
  return cards
}

/**
 * Cards as they were made, so that a page whose people were shown before costs no query. Announcements keep them true; they hold for
 * the day on which they were made, as ages and checks do.
 */
function openCards(bus: Bus): Cards {
  const made = new LRUCache<number, string>({
    maxSize: cardBytes,
    sizeCalculation: (card) => card.length,
  })
  const changedAt = new LRUCache<number, number>({ max: mostChanges })
  /** The cards of those who have changed, as they were shown before. */
  const before = new LRUCache<number, string>({ max: mostChanges })
  let changes = 0
  let clearedAt = 0
  let day = ''

  function clear(): void {
    clearedAt = ++changes
    made.clear()
    before.clear()
  }

  bus.subscribe(({ topic, id }) => {
    if (topic !== 'candidates') return
    changedAt.set(id, ++changes)
    const card = made.get(id)
    if (card !== undefined && !before.has(id)) before.set(id, card)
    made.delete(id)
  }, clear)

  function keep(id: number, card: string, begun: number): void {
    // One that is shown meanwhile: what was shown before is no longer one thing.
    if (before.has(id) && before.peek(id) !== card) before.set(id, '')
    if (Math.max(changedAt.get(id) ?? 0, clearedAt) <= begun) made.set(id, card)
  }

  async function make(ctx: Reader, ids: readonly number[]): Promise<Map<number, string>> {
    const begun = changes
    const rows = await listedByIds(ctx, ids)
    const cards = rows.map((row) => {
      const { id } = row.candidate
      return [id, JSON.stringify(presentListed(row, ctx.now)), begun] as const
    })
    cards.forEach((card) => keep(...card))
    return new Map(cards.map(([id, card]) => [id, card]))
  }

  return {
    async read(ctx, ids) {
      const today = qatarDate(ctx.now)
      if (day !== today) clear()
      day = today
      noteShown(...ids.map(cardTag))
      const known = new Map(ids.map((id) => [id, made.get(id)]))
      const missing = ids.filter((id) => known.get(id) === undefined)
      const fresh = missing.length === 0 ? known : await make(ctx, missing)
      return ids.flatMap((id) => known.get(id) ?? fresh.get(id) ?? [])
    },
    async changed(ctx, ids) {
      const shown = new Map(ids.map((id) => [id, before.get(id)]))
      const known = ids.filter((id) => shown.get(id))
      const now = known.length === 0 ? shown : await make(ctx, known)
      const isSame = (id: number) => now.get(id) !== undefined && before.peek(id) === now.get(id)
      const same = new Set(known.filter(isSame))
      for (const id of ids) before.delete(id)
      return ids.filter((id) => !same.has(id))
    },
  }
}
