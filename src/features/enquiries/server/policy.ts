import type { Refusal } from '../../../platform/shared/errors.ts'
import { newsletterAfter, type NewsletterMove } from '../newsletter-moves.ts'
import type { NewsletterRow } from './tables.ts'

const cantNow = (message: string): Refusal => ({ code: 'INVALID_TRANSITION', message })

/** Only a draft is changed or thrown away. */
export const draftRefusal = ({ status }: Pick<NewsletterRow, 'status'>): Refusal | null =>
  status === 'draft' ? null : cantNow('newsletterNoDraft')

/** What goes along the table of a newsletter's moves. */
export const moveRefusal = (
  { status }: Pick<NewsletterRow, 'status'>,
  move: NewsletterMove,
): Refusal | null =>
  newsletterAfter(move, status) === null
    ? cantNow(move === 'schedule' ? 'newsletterNoDraft' : 'newsletterOver')
    : null

/** Nobody writes over what she hasn't seen. */
export const versionRefusal = (
  { version }: Pick<NewsletterRow, 'version'>,
  seen: number,
): Refusal | null =>
  version === seen ? null : { code: 'CONFLICT', message: 'newsletterChangedMeanwhile' }
