import { defineCollection, definePort } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { Locale } from '../../../platform/shared/locale.ts'
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

/** The kinds of notices of each capability, by name. */
export const noticeKinds = defineCollection<Readonly<Record<string, NoticeKind>>>(
  'notifications.noticeKinds',
)
