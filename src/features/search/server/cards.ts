import { LRUCache } from 'lru-cache'
import type { Context } from '../../../platform/server/context.ts'
import type { Host } from '../../../platform/server/http.ts'
import { type Bus, noteShown } from '../../../platform/server/bus.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { cardTag, listedByIds, presentListed } from '../../profiles/server/listed-api.ts'

const cardBytes = 32 * 1_048_576
/** So many changes are remembered for the cards that are being read. */
const mostChanges = 10_000

type Reader = Pick<Context, 'db' | 'now'>

const opened = new WeakMap<Bus, Cards>()

/** The cards of a server. */
export function cardsOf({ bus }: Pick<Host, 'bus'>): Cards {
  const cards = opened.get(bus) ?? new Cards(bus)
  opened.set(bus, cards)
  return cards
}

/**
 * Cards as they were made, so that a page whose people were shown before costs no query. Announcements keep them true; they hold for
 * the day on which they were made, as ages and checks do.
 */
export class Cards {
  readonly #made = new LRUCache<number, string>({
    maxSize: cardBytes,
    sizeCalculation: (card) => card.length,
  })
  readonly #changedAt = new LRUCache<number, number>({ max: mostChanges })
  /** The cards of those who have changed, as they were shown before; empty where they were shown differently since. */
  readonly #before = new LRUCache<number, string>({ max: mostChanges })
  #changes = 0
  #clearedAt = 0
  #day = ''

  constructor(bus: Bus) {
    bus.subscribe(
      ({ topic, id }) => topic === 'candidates' && this.#change(id),
      () => this.#clear(),
    )
  }

  /** The cards of these candidates as JSON, in their order; those who are no longer listed are left out. */
  async read(ctx: Reader, ids: readonly number[]): Promise<string[]> {
    const today = qatarDate(ctx.now)
    if (this.#day !== today) this.#clear()
    this.#day = today
    noteShown(...ids.map(cardTag))
    const known = new Map(ids.map((id) => [id, this.#made.get(id)]))
    const missing = ids.filter((id) => known.get(id) === undefined)
    const fresh = missing.length === 0 ? known : await this.#make(ctx, missing)
    return ids.flatMap((id) => known.get(id) ?? fresh.get(id) ?? [])
  }

  /** Of those who have changed, whose card has, or may have. */
  async changed(ctx: Reader, ids: readonly number[]): Promise<number[]> {
    const known = ids.filter((id) => this.#before.get(id))
    const now = known.length === 0 ? undefined : await this.#make(ctx, known)
    const isSame = (id: number) => now?.has(id) && this.#before.peek(id) === now.get(id)
    const same = new Set(known.filter(isSame))
    for (const id of ids) this.#before.delete(id)
    return ids.filter((id) => !same.has(id))
  }

  #change(id: number): void {
    this.#changedAt.set(id, ++this.#changes)
    const card = this.#made.get(id)
    if (card !== undefined && !this.#before.has(id)) this.#before.set(id, card)
    this.#made.delete(id)
  }

  #clear(): void {
    this.#clearedAt = ++this.#changes
    this.#made.clear()
    this.#before.clear()
  }

  async #make(ctx: Reader, ids: readonly number[]): Promise<Map<number, string>> {
    const begun = this.#changes
    const rows = await listedByIds(ctx, ids)
    const cards = rows.map((row) => {
      const { id } = row.candidate
      const card = JSON.stringify(presentListed(row, ctx.now))
      if (this.#before.has(id) && this.#before.peek(id) !== card) this.#before.set(id, '')
      const isOfNow = Math.max(this.#changedAt.get(id) ?? 0, this.#clearedAt) <= begun
      if (isOfNow) this.#made.set(id, card)
      return [id, card] as const
    })
    return new Map(cards)
  }
}
