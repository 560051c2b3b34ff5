import { defineEvent, definePort } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'

/** A household and a candidate. */
export interface Pair {
  employerId: number
  candidateId: number
}

/** Whether a household has a candidate in its list, and has not turned her down. */
export const isShortlisted = definePort<(ctx: Context, pair: Pair) => Promise<boolean>>(
  'conversations.isShortlisted',
)

/** Whose agency somebody works for, and whether she may write in its name; null for nobody's. */
export const findMembership = definePort<
  (ctx: Context, userId: number) => Promise<{ agencyId: number; mayWrite: boolean } | null>
>('conversations.findMembership')

/** A household has asked a ready-made question, in that transaction. */
export const questionAsked = defineEvent<
  Pair & { conversationId: number; number: number; question: string }
>('conversations.questionAsked')
