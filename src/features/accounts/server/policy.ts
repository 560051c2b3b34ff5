import type { Actor } from '../../../platform/server/context.ts'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { formatDate, qatarDate } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import type { Role } from '../../../platform/shared/roles.ts'
import { rulesOf } from '../role-rules.ts'
import { passkeysMax } from '../passkeys-contract.ts'
import { releaseAfterDays, type SuspensionReason } from '../choices.ts'
import type { PasskeyRow, UserRow } from './tables.ts'

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })

const suspensionMessage = (reason: SuspensionReason | null) =>
  reason === null ? 'accountSuspended' : (`accountSuspended_${reason}` as const)

/** Signing in as one of these roles, once the password or passkey is right: not with an account of another one, nor one that is shut or leaving. */
export function logInRefusal(
  user: Pick<UserRow, 'role' | 'suspendedAt' | 'suspensionReason' | 'eraseAt'>,
  roles: readonly Role[],
  locale: Locale,
): Refusal | null {
  if (!roles.includes(user.role)) return { code: 'ROLE_MISMATCH' }
  if (user.suspendedAt)
    return { code: 'FORBIDDEN', message: suspensionMessage(user.suspensionReason) }
  if (user.eraseAt)
    return {
      code: 'ACCOUNT_CLOSING',
      params: { date: formatDate(qatarDate(user.eraseAt), locale) },
    }
  return null
}

/** A number has one account. */
export const numberTakenRefusal = (isTaken: boolean, message = 'phoneTaken'): Refusal | null =>
  isTaken ? { ...conflict(message), errors: { phone_number: [message] } } : null

/** A new secret takes the place of none that is confirmed. */
export const enrolRefusal = (isEnrolled: boolean): Refusal | null =>
  isEnrolled ? conflict('factorEnrolled') : null

/** A second factor is confirmed once, after it was begun. */
export const confirmFactorRefusal = (begun: { confirmedAt: Date | null } | null): Refusal | null =>
  begun === null ? conflict('factorNotStarted') : enrolRefusal(begun.confirmedAt !== null)

/** Giving a second factor, renewing its codes and turning it off need one. */
export const factorMissingRefusal = (isHeld: boolean): Refusal | null =>
  isHeld ? null : conflict('factorNotEnrolled')

/** Confirming by a passkey needs one. */
export const passkeyMissingRefusal = (held: number): Refusal | null =>
  held > 0 ? null : conflict('passkeyNone')

/** How someone's second factors stand: an authenticator app, passkeys, and whether her part demands one. */
interface Held {
  hasApp: boolean
  isRequired: boolean
}

/**
 * Adding and taking away what signs one in, without having given the second factor in this session: not with an app, nor with a passkey where a second
 * factor is demanded. To others a passkey is a quicker way beside the password.
 */
export const factorGivenRefusal = ({
  isGiven,
  hasApp,
  hasKey,
  isRequired,
}: Held & { isGiven: boolean; hasKey: boolean }): Refusal | null =>
  !isGiven && (hasApp || (isRequired && hasKey)) ? { code: 'SECOND_FACTOR_REQUIRED' } : null

/** So many passkeys a person. */
export const addPasskeyRefusal = (held: number): Refusal | null =>
  held < passkeysMax ? null : conflict('passkeysMany')

/** Whoever needs a second factor keeps one that works. */
export function removePasskeyRefusal(
  key: Pick<PasskeyRow, 'id' | 'blockedAt'>,
  { hasApp, isRequired, keys }: Held & { keys: readonly Pick<PasskeyRow, 'id' | 'blockedAt'>[] },
): Refusal | null {
  if (!isRequired || hasApp || key.blockedAt !== null) return null
  const hasOther = keys.some(({ id, blockedAt }) => id !== key.id && blockedAt === null)
  return hasOther ? null : conflict('passkeyLastFactor')
}

/** Whether a key's counter tells of a copy: it counts, and not onwards. Keys of password managers stay at 0. */
export const isCopied = (known: number, counter: number): boolean =>
  (known > 0 || counter > 0) && counter <= known

/** Taking away what somebody has lost: not one's own, nor an operator's, for whom there is the command. */
export function removeFactorsRefusal(
  actor: Pick<Actor, 'userId'>,
  user: Pick<UserRow, 'id' | 'role'> & { holdsFactor: boolean },
): Refusal | null {
  if (user.id === actor.userId) return conflict('notYourself')
  if (rulesOf(user.role).operates) return conflict('factorOfOperator')
  return factorMissingRefusal(user.holdsFactor)
}

/**
 * Freeing a number that somebody else was given: not one's own, nor an operator's, nor of an account that somebody used lately, who may well
 * have it.
 */
export function releaseNumberRefusal(
  actor: Pick<Actor, 'userId'>,
  user: Pick<UserRow, 'id' | 'role' | 'lastSeenAt'> & { hasNumber: boolean },
  now: Date,
): Refusal | null {
  if (user.id === actor.userId) return conflict('numberOfYourself')
  if (rulesOf(user.role).operates) return conflict('numberOfOperator')
  if (!user.hasNumber) return conflict('numberFreed')
  const unusedMs = now.getTime() - user.lastSeenAt.getTime()
  return unusedMs > releaseAfterDays * 86_400_000 ? null : conflict('numberInUse')
}

/** An operator gives a number to who has none; else its owner changes it. */
export const giveNumberRefusal = ({ hasNumber }: { hasNumber: boolean }): Refusal | null =>
  hasNumber ? conflict('numberHeld') : null

/** A code goes to a number of one's own. */
export const ownCodeRefusal = (phoneNumber: string | null): Refusal | null =>
  phoneNumber === null ? conflict('numberMissing') : null

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
