interface Place {
  column: number
  columns: number
  rightToLeft?: boolean
}

/** How many places further an arrow, Home or End leads in a grid; undefined for other keys. Left and right follow the page. */
export function gridStep(
  key: string,
  { column, columns, rightToLeft = false }: Place,
): number | undefined {
  const onward = rightToLeft ? -1 : 1
  const steps: Record<string, number> = {
    ArrowLeft: -onward,
    ArrowRight: onward,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -column,
    End: columns - 1 - column,
  }
  return steps[key]
}

/** The place to which such a key leads among so many; the same at the edge, null for other keys. */
export function griddedIndex(
  index: number,
  { count, ...grid }: { count: number } & Omit<Place, 'column'>,
  key: string,
): number | null {
  const step = gridStep(key, { ...grid, column: index % grid.columns })
  if (step === undefined) return null
  const to = index + step
  return to >= 0 && to < count ? to : index
}
