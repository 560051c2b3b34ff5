import { sql } from 'drizzle-orm'
import { nameJob } from '../../../platform/server/jobs.ts'
import type { Sealed } from '../../../platform/server/seal.ts'
import type { TemplateCall } from '../../../gateways/whatsapp/index.ts'
import { messages } from './tables.ts'

export interface MessageId {
  id: number
}

/** Delivers a message that waits: what queues one needs no gateway. */
export const messageDue = nameJob<MessageId>('deliver-message')

/** After the first try; then the waits double. */
export const firstWaitSeconds = 15

/** What the sealed bodies of messages are sealed for. */
export const sealedFor: Sealed = {
  purpose: 'message-body',
  table: messages,
  key: messages.id,
  value: messages.body,
  where: sql`${messages.secretUntil} is not null`,
}

/** What is kept sealed of a message that holds a secret. */
export interface SealedContent {
  text: string
  html?: string | undefined
  code?: string | undefined
  unsubscribeUrl?: string | undefined
  /** Of a WhatsApp message. */
  templateCall?: TemplateCall | undefined
}
