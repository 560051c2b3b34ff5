const pad = (value: number): string => String(value).padStart(2, '0')
const quarters = 96
const dayBegins = 6 * 4

/** The quarters of an hour from six in the morning on: what comes after midnight belongs to the evening before. */
const quarterHours: readonly string[] = Array.from({ length: quarters }, (_, index) => {
  const quarter = (dayBegins + index) % quarters
  return `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}`
})

/** The times to choose from, with one that is none of them. */
export const timesWith = (own: string): readonly string[] =>
  own === '' || quarterHours.includes(own) ? quarterHours : [own, ...quarterHours]
