// What a profile says was checked. Apart from choices.ts, which public pages carry.

/** What can be checked of a person, and in which ways; a badge never says more. */
export const checkItems = ['identity', 'licence', 'medical', 'references'] as const
export const checkMethods = [
  'original_seen',
  'copy_seen',
  'video_call',
  'issuer_asked',
  'household_asked',
] as const

export type CheckItem = (typeof checkItems)[number]
export type CheckMethod = (typeof checkMethods)[number]
