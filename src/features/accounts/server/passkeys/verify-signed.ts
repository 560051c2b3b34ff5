import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { Output } from '../../../../platform/shared/endpoint.ts'
import { AppError, type ErrorCode } from '../../../../platform/shared/errors.ts'
import { notify } from '../../../notifications/server/index.ts'
import {
  passkeyTtlSeconds,
  type SignedCredential,
  type startPasskeySignIn as call,
} from '../../passkeys-contract.ts'
import { closeSessions } from '../sessions/close-sessions.ts'
import { isCopied } from '../policy.ts'
import { remember } from '../security/remember.ts'
import { clock } from '../sessions/session-life.ts'
import { type PasskeyRow, passkeys } from '../tables.ts'
import { issueChallenge, relyingParty, takeChallenge } from './challenges.ts'
import { webauthn } from './webauthn.ts'

/** By whose key something is to be signed: anyone's at sign-in, her own in a session. */
export type Asker =
  | { purpose: 'sign-in' }
  | { purpose: 'confirm'; sessionId: string; userId: number; keys: readonly PasskeyRow[] }

/** A key that signed what it was asked, for us, after making sure of its owner. */
export interface Signed {
  key: PasskeyRow
  counter: number
  isBackedUp: boolean
}

/** What a device is asked to sign. */
export async function askToSign(ctx: Context, asker: Asker): Promise<Output<typeof call>> {
  const isSession = asker.purpose === 'confirm'
  const challenge = await issueChallenge(ctx, {
    purpose: asker.purpose,
    sessionId: isSession ? asker.sessionId : null,
  })
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx.config).rpID,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: passkeyTtlSeconds * 1000,
    userVerification: 'required',
    ...(isSession && {
      allowCredentials: asker.keys.map((key) => ({
        id: key.credentialId,
        transports: key.transports,
      })),
    }),
  })
  return options as unknown as Output<typeof call>
}

/** Whose key has signed; refuses what is signed by nobody's, for another site, without making sure of the owner, late or once before. */
export async function verifySigned(
  ctx: Context,
  response: SignedCredential,
  asker: Asker,
): Promise<Signed> {
  const { challenge } = await takeChallenge(ctx, response.response.clientDataJSON, asker)
  const key = await findKey(ctx, response, asker)
  const { rpID, origin } = relyingParty(ctx.config)
  const { verifyAuthenticationResponse } = await webauthn()
  const result = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      // Compared below, once the signature is known to be hers: nobody else shall block her key.
      counter: 0,
      transports: key.transports,
    },
  }).catch(() => null)
  if (!result?.verified) {
    await audit(ctx, 'passkey.refused', `user:${key.userId}`, { passkey: key.id })
    await remember(ctx, key.userId, 'passkey_failed')
    throw refusal(asker, 'passkeyInvalid')
  }
  const { newCounter, credentialBackedUp } = result.authenticationInfo
  return { key, counter: newCounter, isBackedUp: credentialBackedUp }
}

async function findKey(
  ctx: Context,
  { id, response: { userHandle } }: SignedCredential,
  asker: Asker,
): Promise<PasskeyRow> {
  const [key] = await ctx.db.select().from(passkeys).where(eq(passkeys.credentialId, id))
  // The device that brought it hears so in a word of its own, and can forget it.
  if (!key && asker.purpose === 'sign-in')
    throw new AppError('INVALID_CREDENTIALS', {
      message: 'passkeyUnknown',
      errors: { passkey_unknown: ['passkeyUnknown'] },
    })
  const isOwn = asker.purpose === 'sign-in' || key?.userId === asker.userId
  if (!key || !isOwn) throw refusal(asker, 'passkeyUnknown')
  if (userHandle !== undefined && userHandle !== key.userHandle)
    throw refusal(asker, 'passkeyUnknown')
  return key
}

/**
 * Counts a use of a key, in the transaction of what it is for and with its owner's account locked. False when the counter went backwards: somebody
 * has a copy of it. Then it signs nobody in any more, every session ends, and its owner is told.
 */
export async function countUse(
  ctx: Context,
  { key, counter, isBackedUp }: Signed,
): Promise<boolean> {
  const isKey = eq(passkeys.id, key.id)
  const [now] = await ctx.db.select().from(passkeys).where(isKey).for('no key update')
  if (!now || now.blockedAt !== null) return false
  if (!isCopied(now.counter, counter)) {
    await ctx.db.update(passkeys).set({ counter, isBackedUp, lastUsedAt: clock }).where(isKey)
    return true
  }
  await ctx.db.update(passkeys).set({ blockedAt: clock }).where(isKey)
  await closeSessions(ctx, key.userId)
  await audit(ctx, 'passkey.blocked', `user:${key.userId}`, { passkey: key.id })
  await remember(ctx, key.userId, 'passkey_blocked')
  await notify(ctx, { userId: key.userId, kind: 'passkey_blocked', path: '/account/security' })
  return false
}

/** At sign-in 401, as for a wrong password; in a session 400, since that goes on. */
export const refusal = (
  { purpose }: Pick<Asker, 'purpose'>,
  message: 'passkeyInvalid' | 'passkeyUnknown' | 'passkeyBlocked',
): AppError => {
  const code: ErrorCode = purpose === 'sign-in' ? 'INVALID_CREDENTIALS' : 'INVALID'
  return new AppError(code, { message })
}
