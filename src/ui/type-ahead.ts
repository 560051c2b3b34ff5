const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** The entry that typed letters lead to: the next that begins with them, past the end from the first again. One letter typed again and again walks through all that begin with it. */
export function typedIndex(labels: readonly string[], from: number, typed: string): number | null {
  const letters = plain(typed)
  const isOneLetter = new Set(letters).size === 1
  const wanted = isOneLetter ? letters.charAt(0) : letters
  if (wanted === '') return null
  // More letters of one word may still mean the entry that the first had led to.
  const first = isOneLetter ? from + 1 : Math.max(from, 0)
  const order = labels.map((_, step) => (first + step) % labels.length)
  return order.find((index) => plain(labels[index] ?? '').startsWith(wanted)) ?? null
}
