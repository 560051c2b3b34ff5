/** The place an arrow, Home or End leads to in a grid of so many places and columns; null for other keys. Left and right follow the page. */
export function griddedIndex(
  index: number,
  {
    count,
    columns,
    rightToLeft = false,
  }: { count: number; columns: number; rightToLeft?: boolean },
  key: string,
): number | null {
  const onward = rightToLeft ? -1 : 1
  const column = index % columns
  const steps: Record<string, number> = {
    ArrowLeft: -onward,
    ArrowRight: onward,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -column,
    End: columns - 1 - column,
  }
  const step = steps[key]
  if (step === undefined) return null
  const to = index + step
  return to >= 0 && to < count ? to : index
}
