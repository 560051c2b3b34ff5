import type { Refusal } from '../../../platform/shared/errors.ts'
import type { RequestRow } from './tables.ts'

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })

/** A request is answered once. */
export const answerRefusal = ({ status }: Pick<RequestRow, 'status'>): Refusal | null =>
  status === 'open' ? null : conflict('requestAnswered')

/** Nobody leaves while something hangs on her; the first reason is said. */
export const closeRefusal = ([blocker]: readonly string[]): Refusal | null =>
  blocker === undefined ? null : conflict(blocker)
