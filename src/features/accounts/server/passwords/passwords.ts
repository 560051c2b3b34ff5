import { verify } from '@node-rs/argon2'
import { isBreached } from '../../../../gateways/breaches/index.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { count } from '../../../../platform/server/counters.ts'
import { countHits } from '../../../../platform/server/rate-limits.ts'
import { AppError, invalid } from '../../../../platform/shared/errors.ts'
import { normalizeForSearch, words } from '../../../../platform/shared/normalize-for-search.ts'
import { rulesOf } from '../../role-rules.ts'
import { guessableBy } from './guessable-passwords.ts'
import { breachCheckLimits } from '../limits.ts'
import { randomToken } from '../secrets.ts'
import { slowHash } from './slow-hash.ts'
import type { UserRow } from '../tables.ts'

// Keyboards differ in how they compose the same letter.
const normal = (password: string): string => password.normalize('NFKC')

/** The argon2id hash under which a password is kept. */
export const hashPassword = (password: string): Promise<string> => slowHash(normal(password))

const nobodysHash = hashPassword(randomToken())

/** Whether this is the password. Without a hash (nobody has that number, an erased account) it is not, and takes as long to say so. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const kept = passwordHash?.startsWith('$argon2') ? passwordHash : null
  const matches = await verify(kept ?? (await nobodysHash), normal(password))
  return matches && kept !== null
}

const operatorPasswordMin = 12
const differentSignsMin = 6

/** Refuses what is guessed at once, whoever chooses it; what opens the console holds neither name nor number and more than a few signs. */
export function expectStrongEnough(
  { role, fullName, phoneNumber }: Pick<UserRow, 'role' | 'fullName' | 'phoneNumber'>,
  password: string,
  field: string,
): void {
  if (rulesOf(role).operates) expectFitForConsole({ fullName, phoneNumber }, password, field)
  expectHardToGuess(phoneNumber, password, field)
}

/** Refuses one of the most common passwords, a repeat, and little more than our words or one's own number. */
export function expectHardToGuess(phoneNumber: string, password: string, field: string): void {
  const fault = guessableBy(password, phoneNumber)
  if (fault !== null) throw invalid(field, fault)
}

/**
 * Refuses a password that was stolen elsewhere, where the installation has a list to ask. Open when the list is away: choosing a password goes on.
 * Call it outside a transaction.
 */
export async function expectNotBreached(
  ctx: Context,
  password: string,
  field: string,
): Promise<void> {
  const outcome = await lookUp(ctx, password)
  if (outcome === null) return
  count(ctx, 'breach_checks', { outcome })
  if (outcome === 'breached') throw invalid(field, 'passwordBreached')
}

async function lookUp(
  ctx: Context,
  password: string,
): Promise<'clean' | 'breached' | 'unanswered' | 'skipped' | null> {
  const { breachedPasswordsUrl: url } = ctx.config
  if (url === undefined) return null
  try {
    await countHits(ctx, breachCheckLimits(ctx))
    return (await isBreached(url, password)) ? 'breached' : 'clean'
  } catch (error) {
    if (error instanceof AppError) return 'skipped'
    const { name, cause } = error as Error & { cause?: { code?: string } }
    ctx.log.warn({ reason: cause?.code ?? name }, 'the list of breached passwords is away')
    return 'unanswered'
  }
}

function expectFitForConsole(
  { fullName, phoneNumber }: Pick<UserRow, 'fullName' | 'phoneNumber'>,
  password: string,
  field: string,
): void {
  const folded = normalizeForSearch(password)
  const known = [...words(fullName).filter((word) => word.length > 3), phoneNumber.slice(-8)]
  const isWeak =
    password.length < operatorPasswordMin ||
    new Set(folded).size < differentSignsMin ||
    known.some((word) => folded.includes(word))
  if (isWeak) throw invalid(field, 'operatorPasswordWeak')
}
