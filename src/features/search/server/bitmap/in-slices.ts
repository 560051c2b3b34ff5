import { setImmediate as breathe } from 'node:timers/promises'

const sliceMs = 4
/** Items between two looks at the clock. */
const atOnce = 16

/** Does something with each, and lets others in every few milliseconds. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
): Promise<void> {
  let until = performance.now() + sliceMs
  let done = 0
  for (const item of items) {
    work(item)
    if (++done % atOnce > 0 || performance.now() < until) continue
    await breathe()
    until = performance.now() + sliceMs
  }
}
