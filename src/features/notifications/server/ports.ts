import { defineCollection, definePort } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import type { NoticeKind } from './notice-kinds.ts'

/** What must be known of someone to tell her something. */
export interface Receiver {
  locale: Locale
  /** E.164; null where her account has none. */
  phoneNumber: string | null
  /** Only an address that its owner has confirmed. */
  email: string | null
  /** Suspended or leaving: she is told nothing. */
  isSilent: boolean
}

/** Who someone is and how she is reached; null for nobody. */
export const findReceiver = definePort<(ctx: Context, userId: number) => Promise<Receiver | null>>(
  'notifications.findReceiver',
)

/** Whether a session has not ended, and whoever holds it may still come in. */
export const isSessionOpen = definePort<(ctx: Context, sessionId: string) => Promise<boolean>>(
  'notifications.isSessionOpen',
)

export interface RepliedNotice {
  userId: number
  /** The key of the notice that she answers; null where she answers to none in particular. */
  noticeKey: string | null
  isYes: boolean
}

/** What she is told of her answer, in the context's language, and where she can see or do more. */
export interface ReplyOutcome {
  text: string
  path?: string
}

/** Does what a YES or NO means to the question that she was asked; null where it is not known which, or nothing was asked. */
export const answerByReply = definePort<
  (ctx: Context, replied: RepliedNotice) => Promise<ReplyOutcome | null>
>('notifications.answerByReply')

/** The kinds of notices of each capability, by name. */
export const noticeKinds = defineCollection<Readonly<Record<string, NoticeKind>>>(
  'notifications.noticeKinds',
)
