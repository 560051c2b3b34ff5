/** Days since a day long ago, so that a day is a small number. */
export const dayNumber = (day: string): number =>
  Math.max(0, Math.round((Date.parse(day) - Date.parse('2000-01-01')) / 86_400_000))
