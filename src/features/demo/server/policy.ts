import type { Refusal } from '../../../platform/shared/errors.ts'

/** A demo account is anybody's by one click, until somebody has enrolled a second factor for it. */
export const demoLogInRefusal = (enrolment: object | null): Refusal | null =>
  enrolment === null ? null : { code: 'SECOND_FACTOR_REQUIRED', status: 401 }
