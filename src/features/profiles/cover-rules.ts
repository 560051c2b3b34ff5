import { numbersIn } from './cover/cover-numbers.ts'
import { addressesIn } from './cover/cover-addresses.ts'
import { foldForCover } from './cover/fold-for-cover.ts'

/** A part of a text, the end not included. */
export interface Span {
  start: number
  end: number
}

const dots = '•••••••'

/** A text in which telephone numbers, e-mails and addresses of pages can't be read, and whether there were any. */
export function cover(text: string): { text: string; covered: boolean } {
  const folded = foldForCover(text)
  const spans = [...numbersIn(folded), ...addressesIn(folded)].toSorted(
    (one, other) => one.start - other.start,
  )
  if (spans.length === 0) return { text, covered: false }
  let shown = ''
  let at = 0
  for (const { start, end } of spans) {
    if (end <= at) continue
    if (start >= at) shown += text.slice(at, start) + dots
    at = end
  }
  return { text: shown + text.slice(at), covered: true }
}
