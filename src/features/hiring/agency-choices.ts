/** Views of what households have to do with an agency's candidates. */
export const interestViews = ['all', 'shortlisted', 'interview', 'selected', 'hired'] as const
export type InterestView = (typeof interestViews)[number]

/** Below so many placements a median or share says more of single people than of the agency. */
export const placementsShownFrom = 5
