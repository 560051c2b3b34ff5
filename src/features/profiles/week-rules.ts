import type { Attributes } from './fields.ts'

/** The days of a week as Qatar counts it. */
const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** How a day of hers is: null where she has not said it. */
export type DayKind = 'work' | 'rest' | null

const names = [
  'sun|أحد',
  'mon|[إا]ثنين',
  'tue|ثلاثاء',
  'wed|[أا]ربعاء',
  'thu|خميس',
  'fri|جمعة',
  'sat|سبت',
]
const anyDay = new RegExp(names.map((name) => `(${name})`).join('|'), 'gi')
const through = /^\p{L}*\s*(?:to|till|until|through|-|–|—|إلى|الى|حتى)\s*(?:ال)?$/iu

/**
 * Her week, day by day, of what she wrote ('Sunday to Thursday', 'Monday, Wednesday') and her day off; null where neither names a day. Nothing is
 * made up: a day that neither speaks of stays open, unless the days that she works are named.
 */
export function weekOf({
  working_days: words,
  day_off: off,
}: Pick<Attributes, 'working_days' | 'day_off'>): DayKind[] | null {
  const worked = daysIn(words ?? '')
  const rest = (weekdays as readonly (string | null)[]).indexOf(off)
  if (worked.size === 0 && rest < 0) return null
  return weekdays.map((_, day) => {
    if (day === rest) return 'rest'
    if (worked.size === 0) return null
    return worked.has(day) ? 'work' : 'rest'
  })
}

/** The days that a sentence names; of 'from … to …' those between, too. */
function daysIn(words: string): Set<number> {
  const found = [...words.matchAll(anyDay)].map((match) => ({
    day: match.slice(1).findIndex((group) => group !== undefined),
    from: match.index,
    to: match.index + match[0].length,
  }))
  const days = new Set<number>()
  for (const [at, { day, to }] of found.entries()) {
    days.add(day)
    const next = found[at + 1]
    if (next === undefined || !through.test(words.slice(to, next.from))) continue
    for (let between = day; between !== next.day; between = (between + 1) % 7) days.add(between)
  }
  return days
}
