/** A list is counted this far; beyond it is said that there are more. */
export const countMax = 10_000

/** The page bar: first, last and the current page plus or minus 1; null where numbers are left out. */
export function pageBar(current: number, last: number): (number | null)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b)
  return shown.flatMap((page, index) => {
    const gap = index > 0 ? page - (shown[index - 1] ?? page) : 1
    return gap > 1 ? [null, page] : [page]
  })
}

export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize))
