/** The item an arrow, Home or End leads to in a row (or column) that goes round; null for other keys. Left and right follow the page. */
export function rovedIndex(
  index: number,
  count: number,
  key: string,
  { vertical = false, rightToLeft = false } = {},
): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const [before, after] = vertical
    ? ['ArrowUp', 'ArrowDown']
    : rightToLeft
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight']
  if (key === after) return (index + 1) % count
  return key === before ? (Math.max(index, 0) + count - 1) % count : null
}

/** Whether an element stands in right-to-left text. */
export const isRightToLeft = (element: Element): boolean => element.matches(':dir(rtl)')
