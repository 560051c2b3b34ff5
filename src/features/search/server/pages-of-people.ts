import { localePrefix } from '../../../platform/shared/locale.ts'

/** What answers note that show who is listed: anything of anyone, a page of the list with its counts, the numbers of all, the nationalities there are. */
export const anyoneTag = 'anyone'
export const listTag = 'list'
export const figuresTag = 'figures'
export const nationalitiesTag = 'nationalities'

const wordsAndPrices = new RegExp(
  `^${localePrefix}?/(privacy|terms|pricing|visa|contact|offline|login|nowhere)(\\.data)?(\\?|$)`,
)

/** Whether what was noted while a page was made stands in it: those of words and prices are made of more than they show. */
export const isShownBy = (key: string, tag: string): boolean =>
  tag !== figuresTag || !wordsAndPrices.test(key)
