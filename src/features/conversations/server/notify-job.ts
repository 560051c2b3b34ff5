import { nameJob } from '../../../platform/server/jobs.ts'

/** Apart from what it does, for those who enqueue it. */
export const notifyOfMessage = nameJob<{ conversationId: number; userId: number; number: number }>(
  'tell-of-message',
)

/** Who has the conversation open has read by then. */
export const quietMs = 10_000
