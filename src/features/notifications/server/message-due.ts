import { nameJob } from '../../../platform/server/jobs.ts'

export interface MessageId {
  id: number
}

/** Delivers a message that waits: what queues one needs no gateway. */
export const messageDue = nameJob<MessageId>('deliver-message')

/** After the first try; then the waits double. */
export const firstWaitSeconds = 15

/** What the sealed bodies of messages are sealed for. */
export const sealedFor = 'message-body'

/** What is kept sealed of a message that holds a secret. */
export interface SealedContent {
  text: string
  html?: string | undefined
  code?: string | undefined
  unsubscribeUrl?: string | undefined
}
