/** So many searches a household may save. */
export const mostSearches = 20

/** When a household hears of a search's finds. */
export const whens = ['at_once', 'daily', 'never'] as const

/** So many messages a day come at once; what is found beyond them comes in the morning. */
export const mostAtOnce = 5

/** Letters of a search's name. */
export const mostName = 60

/** A link that stops messages works so long: as long as a message is likely to be looked at. */
export const stopLinkDays = 60
