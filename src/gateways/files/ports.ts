import { definePort } from '../../platform/server/capability.ts'
import type { Context } from '../../platform/server/context.ts'

/** Whether a session has not ended, and whoever holds it may still come in. */
export const isSessionLive =
  definePort<(ctx: Context, sessionId: string) => Promise<boolean>>('files.isSessionLive')
