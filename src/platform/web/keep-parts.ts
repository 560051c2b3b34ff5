import { LRUCache } from 'lru-cache'
import type { KeptParts } from './kept-part.tsx'

const partsKept = 2000
const kept = new LRUCache<string, PagePart>({ max: partsKept })

/** HTML that stands in many pages; the same object in each of them. */
export interface PagePart {
  html: string
}

/** A page whose parts stand beside it: what is looked for in each page is looked for in the rest of it, and in a part once. */
export interface PageInParts {
  html: string
  parts: PagePart[]
  /** The page whole, from what became of `html`. */
  join: (html: string) => string
}

/** What bears the number of its place in a page, or waits for something, is no part by itself. */
const bound = /_R_|<!--\$/

/** The parts of one page, whose marks nobody could write into it; `take` keeps what stands between them, and takes them away. */
export function partsOf(mark: string): KeptParts & { take: (html: string) => PageInParts } {
  const found: PagePart[] = []
  const placed: { key: string; from: string; to: string }[] = []
  const opening = `<i id="${mark}-at-`
  const closing = '"></i>'
  const placeOf = (part: PagePart): string => opening + (found.push(part) - 1) + closing
  return {
    find(key) {
      const part = kept.get(key)
      return part && placeOf(part)
    },
    place(key) {
      const from = `${mark}-${placed.length}`
      const place = { key, from, to: `${from}-end` }
      placed.push(place)
      return place
    },
    take(whole) {
      const html = placed.reduce((page, { key, from, to }) => {
        const [before = '', rest = ''] = page.split(`<i id="${from}"></i>`)
        const [inside = '', after] = rest.split(`<i id="${to}"></i>`)
        if (after === undefined) return page
        if (bound.test(inside)) return before + inside + after
        const part = { html: inside }
        kept.set(key, part)
        return before + placeOf(part) + after
      }, whole)
      const join = (page: string) => {
        const [first = '', ...rest] = page.split(opening)
        return rest.reduce((joined, next) => {
          const [place] = next.split(closing, 1)
          return (
            joined + (found[Number(place)]?.html ?? '') + next.slice(`${place}${closing}`.length)
          )
        }, first)
      }
      return { html, parts: found, join }
    },
  }
}
