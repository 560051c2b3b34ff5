import type { Refusal } from '../../../platform/shared/errors.ts'
import type { MessageRow } from './tables.ts'

/** What never arrived is sent again, for as long as its text is kept. */
export const retryRefusal = (
  message: Pick<MessageRow, 'status' | 'body'> | undefined,
): Refusal | null =>
  message?.body != null && (message.status === 'dead' || message.status === 'failed')
    ? null
    : { code: 'NOT_FOUND' }

/** WhatsApp messages are for a number of one's own, where they leave at all. */
export function optInRefusal({
  hasWhatsApp,
  phoneNumber,
}: {
  hasWhatsApp: boolean
  phoneNumber: string | null
}): Refusal | null {
  if (!hasWhatsApp) return { code: 'CONFLICT', message: 'whatsAppOff' }
  return phoneNumber === null ? { code: 'CONFLICT', message: 'whatsAppNeedsNumber' } : null
}

/** Calls are told to whoever knows the word for it, where there is somebody to be told by. */
export const subscriberRefusal = (isTheirs: boolean | null): Refusal | null =>
  isTheirs === true ? null : { code: isTheirs === null ? 'NOT_FOUND' : 'FORBIDDEN' }
