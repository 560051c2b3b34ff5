import { results } from './messages.list.en.ts'
import type { FormTab } from '../profiles/fields.ts'

/** The filters under "more", and what the chips say of them. */
export const more = {
  metaTitle: 'All candidates: nannies, maids, cooks and drivers in Qatar | Manzil',
  metaDescription:
    'Browse the profiles of domestic workers who are looking for a home to work in. Filter by nationality, position, age, salary and skill.',
  none: {
    text: 'Try adjusting your filters to see more results',
    clear: 'Clear All Filters',
  },
  leftOut: 'Some filters in the address could not be used and were left out.',
  reversed: 'A range in the filters begins above its end. It does not count.',
  ageReversed: (from: number) =>
    `The address asks for ${from} or older, which is above this. Neither counts until you change one of them.`,
  groups: {
    preferences: 'Terms of work',
    experience: 'Experience and skills',
    personal: 'About the person',
  } satisfies Record<FormTab, string>,
  drop: {
    title: 'With one filter less',
    without: (what: string) => `Without ${what}`,
    results,
  },
  beyond: { title: 'There is no such page', action: 'Go to the first page' },
  chosen: 'Chosen filters',
  remove: (what: string) => `Remove filter: ${what}`,
  upTo: (n: string) => `up to ${n}`,
  atLeast: (n: string) => `from ${n}`,
  of: (what: string, value: string) => `${what}: ${value}`,
  anyLevel: 'Any',
  speaks: 'Speaks it',
  orBetter: (level: string) => `${level} or better`,
  withCount: (what: string, count: string) => `${what} (${count})`,
}
