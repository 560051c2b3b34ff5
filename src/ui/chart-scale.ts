import { nice, ticks } from 'd3-array'

/** Whole figures to write beside an axis that begins at 0 and holds `highest`: about four, the last at or above it. */
export function axisFigures(highest: number): number[] {
  const [, top] = nice(0, Math.max(1, highest), 4)
  return ticks(0, top, 4).filter(Number.isInteger)
}

/** How many parts of an axis one label stands for, so that labels `labelWidth` wide don't touch on `width`. */
export const labelStep = (count: number, width: number, labelWidth: number): number =>
  Math.max(1, Math.ceil((count * labelWidth) / Math.max(width, 1)))
