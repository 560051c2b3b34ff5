import { type Needs, type WishName, wishes } from './contract.ts'

/** The filter of the list that asks for a wish, where it is not called alike. */
const filterOf: Partial<Record<WishName, string>> = {
  tasks: 'skills',
  budget: 'salary_max',
  start_date: 'available_by',
}

/** What a household must have, as the list's own filters ask for it; what it only wishes leaves nobody out. */
export const filtersOfMusts = (needs: Needs): Record<string, unknown> =>
  Object.fromEntries(
    wishes
      .filter((wish) => needs.musts.includes(wish))
      .map((wish) => [filterOf[wish] ?? wish, needs[wish]]),
  )
