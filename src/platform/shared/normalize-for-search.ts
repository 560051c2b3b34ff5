/**
 * Text as search compares it: lower case, without accents, Arabic diacritics, tatweel and marks that nobody sees,
 * with alef, hamza carriers, taa marbuta and alef maqsura as one letter each, digits in Latin.
 */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Cf}\u0300-\u036f\u064b-\u065f\u0670\u0640]/gu, '')
    .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replace(/\u0629/g, '\u0647')
    .replace(/[\u0649\u0626]/g, '\u064a')
    .replace(/\u0624/g, '\u0648')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase()
}

/** The folded words of a text. */
export const words = (text: string): string[] =>
  normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether two words differ by at most `most` typing errors (a letter wrong, missing, extra or swapped). */
export function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
      best = Math.min(best, cost)
    }
    if (best > most) return false
    before = row
    row = next
  }
  return (row[b.length] ?? Infinity) <= most
}
