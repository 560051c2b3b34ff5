/** Views of what an agency keeps. */
export const managedViews = ['all', 'published', 'unpublished', 'incomplete', 'hired'] as const
export type ManagedView = (typeof managedViews)[number]

/** What a record may lack of that which households look at first. */
export const managedGaps = [
  'picture',
  'position',
  'nationality',
  'age',
  'experience',
  'skills',
] as const
export type ManagedGap = (typeof managedGaps)[number]
