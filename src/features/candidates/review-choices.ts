// What the operator's queues about people choose from. Apart from choices.ts, which public pages carry.

export const reviewKinds = ['profile', 'picture', 'video', 'texts'] as const
export const reviewStates = ['open', 'approved', 'change_asked', 'hidden'] as const
/** What the operator can do with an item of her queue, by its state. */
export const reviewMoves = {
  open: ['approve', 'ask', 'hide'],
  change_asked: ['approve', 'hide'],
  hidden: ['approve'],
  approved: ['hide'],
} as const satisfies Record<(typeof reviewStates)[number], readonly ('approve' | 'ask' | 'hide')[]>
/** What can be checked of a person, and in which ways; a badge never says more. */
export const checkItems = ['identity', 'licence', 'medical', 'references'] as const
export const checkMethods = ['original_seen', 'copy_seen', 'video_call', 'issuer_asked', 'household_asked'] as const
export const paperStates = ['open', 'verified', 'rejected', 'withdrawn', 'expired'] as const

export type ReviewKind = (typeof reviewKinds)[number]
export type ReviewAct = 'approve' | 'ask' | 'hide'
export type CheckItem = (typeof checkItems)[number]
export type CheckMethod = (typeof checkMethods)[number]
