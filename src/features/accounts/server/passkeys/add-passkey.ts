import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import { notify } from '../../../notifications/server/index.ts'
import {
  type addPasskey as addCall,
  type CreatedCredential,
  passkeyTtlSeconds,
  type startPasskey as startCall,
} from '../../passkeys-contract.ts'
import { lockUser } from '../own/close-account.ts'
import { recordChange } from '../means/record-change.ts'
import { addPasskeyRefusal } from '../policy.ts'
import { getUser } from '../queries.ts'
import { randomToken } from '../secrets.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { passkeysOf } from '../second-factor/held-factors.ts'
import { expectFactorGiven, markSession } from '../second-factor/session-factor.ts'
import { passkeys } from '../tables.ts'
import { issueChallenge, relyingParty, takeChallenge } from './challenges.ts'
import { factorsOf, presentPasskey } from './list-passkeys.ts'
import { webauthn } from './webauthn.ts'

/** COSE: ES256, which every device has, EdDSA, and RS256 for Windows. */
const algorithms = [-7, -8, -257]

/** What a device is asked, to make a key that signs her in without her number and only once it has made sure of her. */
export async function startPasskey(ctx: SignedIn): Promise<Output<typeof startCall>> {
  const user = await getUser(ctx, ctx.actor.userId)
  await expectFactorGiven(ctx, user)
  const keys = await passkeysOf(ctx, user.id)
  enforce(addPasskeyRefusal(keys.length))
  const userHandle = keys[0]?.userHandle ?? randomToken()
  const challenge = await issueChallenge(ctx, {
    purpose: 'add',
    sessionId: ctx.actor.sessionId,
    userHandle,
  })
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Manzil',
    rpID: relyingParty(ctx.config).rpID,
    userName: user.phoneNumber || user.fullName,
    userDisplayName: user.fullName,
    userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: passkeyTtlSeconds * 1000,
    excludeCredentials: keys.map((key) => ({ id: key.credentialId, transports: key.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  return options as unknown as Output<typeof startCall>
}

/** Keeps a key that the device has made, and ends her other sessions; who needs a second factor and has no recovery codes gets some, this once. */
export async function addPasskey(
  ctx: SignedIn,
  { response, name }: Parsed<typeof addCall>,
): Promise<Output<typeof addCall>> {
  const { userId, sessionId } = ctx.actor
  await expectFactorGiven(ctx, await getUser(ctx, userId))
  const key = await verifyCreated(ctx, response)
  return transaction(ctx, async (tx) => {
    const user = await lockUser(tx, userId)
    enforce(addPasskeyRefusal((await passkeysOf(tx, userId)).length))
    await recordChange(tx, user, 'passkey', sessionId)
    const [row] = await tx.db
      .insert(passkeys)
      .values({ ...key, userId, name, createdAt: ctx.now })
      .returning()
    await markSession(tx, sessionId)
    await audit(tx, 'passkey.added', `user:${userId}`, { passkey: row!.id })
    await notify(tx, { userId, kind: 'passkey_changed', path: '/account/security' })
    const factors = await factorsOf(tx, userId)
    const isWithoutCodes = factors.isRequired && (await countRecoveryCodes(tx, userId)) === 0
    return {
      passkey: presentPasskey(row!, factors),
      recovery_codes: isWithoutCodes ? await replaceRecoveryCodes(tx, userId) : [],
    }
  })
}

/** What is kept of a key that was made for us, now, by whoever was asked; INVALID for any other. */
async function verifyCreated(ctx: SignedIn, response: CreatedCredential) {
  const { rpID, origin } = relyingParty(ctx.config)
  const { challenge, userHandle } = await takeChallenge(ctx, response.response.clientDataJSON, {
    purpose: 'add',
    sessionId: ctx.actor.sessionId,
  })
  const { verifyRegistrationResponse } = await webauthn()
  const made = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!made?.verified || userHandle === null)
    throw new AppError('INVALID', { message: 'passkeyInvalid' })
  const { credential, credentialBackedUp } = made.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    userHandle,
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
  }
}
