import type { Refusal } from '../../../platform/shared/errors.ts'
import type { MessageRow } from './tables.ts'

/** What never arrived is sent again, for as long as its text is kept. */
export const retryRefusal = (
  message: Pick<MessageRow, 'status' | 'body'> | undefined,
): Refusal | null =>
  message?.body != null && (message.status === 'dead' || message.status === 'failed')
    ? null
    : { code: 'NOT_FOUND' }
