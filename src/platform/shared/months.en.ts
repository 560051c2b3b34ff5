type Width = 'long' | 'short' | 'narrow'
/** What a month is called, from 0, or a day of the week, from Sunday as 0. */
type NameOf = (number: number, width: Width) => string | null

/** Names of the calendar in a language that browsers have none for; null where they have. */
export const en: { month: NameOf; weekday: NameOf } = {
  month: () => null,
  weekday: () => null,
}
