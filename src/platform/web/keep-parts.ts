import { LRUCache } from 'lru-cache'
import type { KeptParts } from './kept-part.tsx'

const partsKept = 2000
const kept = new LRUCache<string, string>({ max: partsKept })

/** What bears the number of its place in a page, or waits for something, is no part by itself. */
const bound = /_R_|<!--\$/

/** The parts of one page, whose marks nobody could write into it; `take` keeps what stands between them, and takes them away. */
export function partsOf(mark: string): KeptParts & { take: (html: string) => string } {
  const placed: { key: string; from: string; to: string }[] = []
  return {
    find: (key) => kept.get(key),
    place(key) {
      const from = `${mark}-${placed.length}`
      const place = { key, from, to: `${from}-end` }
      placed.push(place)
      return place
    },
    take: (html) =>
      placed.reduce((page, { key, from, to }) => {
        const [before = '', rest = ''] = page.split(`<i id="${from}"></i>`)
        const [part = '', after] = rest.split(`<i id="${to}"></i>`)
        if (after === undefined) return page
        if (!bound.test(part)) kept.set(key, part)
        return before + part + after
      }, html),
  }
}
