import type { Actor } from '../../../platform/server/context.ts'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { formatDate, qatarDate } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locale.ts'
import type { Role } from '../../../platform/shared/roles.ts'
import { rulesOf } from '../role-rules.ts'
import type { SuspensionReason } from '../choices.ts'
import type { UserRow } from './tables.ts'

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })

const suspensionMessage = (reason: SuspensionReason | null) =>
  reason === null ? 'accountSuspended' : (`accountSuspended_${reason}` as const)

/** Signing in as a role, once the password is right: not with an account of another one, nor one that is shut or leaving. */
export function logInRefusal(
  user: Pick<UserRow, 'role' | 'suspendedAt' | 'suspensionReason' | 'eraseAt'>,
  role: Role,
  locale: Locale,
): Refusal | null {
  if (user.role !== role) return { code: 'ROLE_MISMATCH' }
  if (user.suspendedAt)
    return { code: 'FORBIDDEN', message: suspensionMessage(user.suspensionReason) }
  if (user.eraseAt)
    return {
      code: 'ACCOUNT_CLOSING',
      params: { date: formatDate(qatarDate(user.eraseAt), locale) },
    }
  return null
}

/** A second factor is for whoever opens the console. */
export const secondFactorRefusal = ({ role }: Pick<Actor, 'role'>): Refusal | null =>
  rulesOf(role).operates ? null : { code: 'FORBIDDEN' }

/** A second factor is confirmed once. */
export const enrolRefusal = ({ confirmedAt }: { confirmedAt: Date | null }): Refusal | null =>
  confirmedAt === null ? null : conflict('factorEnrolled')

/** Not one's own account, and once. */
export function suspendRefusal(
  actor: Pick<Actor, 'userId'>,
  user: Pick<UserRow, 'id' | 'suspendedAt'>,
): Refusal | null {
  if (user.id === actor.userId) return conflict('notYourself')
  return user.suspendedAt === null ? null : conflict('suspendedAlready')
}

export const liftRefusal = ({ suspendedAt }: Pick<UserRow, 'suspendedAt'>): Refusal | null =>
  suspendedAt === null ? conflict('notSuspended') : null
