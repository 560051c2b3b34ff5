import type { Refusal } from '../../../platform/shared/errors.ts'
import { mostSearches } from '../choices.ts'

/** A household keeps so many searches and no more. */
export const saveRefusal = (kept: number): Refusal | null =>
  kept < mostSearches ? null : { code: 'CONFLICT', message: 'tooManySearches' }

/** Whether one more message may come at once today. */
export const maySendAtOnce = (sentToday: number, most: number): boolean => sentToday < most
