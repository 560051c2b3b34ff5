// What the operator's queues about people choose from.

export const reviewKinds = ['profile', 'picture', 'video', 'texts'] as const
export const reviewStates = ['open', 'approved', 'change_asked', 'hidden'] as const
/** What the operator can do with an item of her queue, by its state. */
export const reviewMoves = {
  open: ['approve', 'ask', 'hide'],
  change_asked: ['approve', 'hide'],
  hidden: ['approve'],
  approved: ['hide'],
} as const satisfies Record<(typeof reviewStates)[number], readonly ('approve' | 'ask' | 'hide')[]>
/** Why a check is over; what was recorded before openings were kept is to be looked at again. */
export const checkEndings = [
  'paper_deleted',
  'paper_changed',
  'paper_rejected',
  'name_changed',
  'withdrawn',
  'renewed',
  'expired',
  'to_look_again',
] as const
/** Where checks stand in the operator's list. */
export const checkStates = ['running', 'awaiting', 'again', 'ended'] as const
export type ReviewKind = (typeof reviewKinds)[number]
export type ReviewAct = 'approve' | 'ask' | 'hide'
