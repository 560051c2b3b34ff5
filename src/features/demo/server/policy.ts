import type { Refusal } from '../../../platform/shared/errors.ts'
import type { Role } from '../../../platform/shared/roles.ts'
import { rulesOf } from '../../accounts/role-rules.ts'

/** A demo account is anybody's by one click; the operator's until somebody has enrolled a second factor for it. */
export const demoLogInRefusal = (
  { role }: { role: Role },
  enrolment: object | null,
): Refusal | null =>
  enrolment === null || !rulesOf(role).operates
    ? null
    : { code: 'SECOND_FACTOR_REQUIRED', status: 401 }
