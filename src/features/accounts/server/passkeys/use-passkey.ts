import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { count } from '../../../../platform/server/counters.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import { countHits, refundHits } from '../../../../platform/server/rate-limits.ts'
import type { SessionGrant } from '../../contract.ts'
import type {
  SignedCredential,
  signInWithPasskey as signInCall,
  startPasskeySignIn as startCall,
} from '../../passkeys-contract.ts'
import { selfServiceRoles } from '../../role-rules.ts'
import { lockUser } from '../own/close-account.ts'
import { passkeyLimits } from '../limits.ts'
import { logInRefusal, passkeyMissingRefusal } from '../policy.ts'
import { startSession } from '../sessions/start-session.ts'
import { passkeysOf } from '../second-factor/held-factors.ts'
import { askToSign, countUse, refusal, verifySigned } from './verify-signed.ts'

const asker = { purpose: 'sign-in' } as const

/** What a device is asked, to sign in: the same for everyone, since it is the device that knows whose keys it has. */
export async function startPasskeySignIn(ctx: Context): Promise<Output<typeof startCall>> {
  await countHits(ctx, passkeyLimits(ctx, 'ask'))
  return askToSign(ctx, asker)
}

/** Signs in whoever's key it is, by both factors: the key is the one, her finger, face or PIN the other. Refuses as `logIn` does. */
export async function signInWithPasskey(
  ctx: Context,
  { response, role }: Parsed<typeof signInCall>,
): Promise<SessionGrant> {
  const limits = passkeyLimits(ctx, 'sign-in')
  await countHits(ctx, limits)
  const signed = await verifySigned(ctx, response, asker).catch((error: unknown) => {
    count(ctx, 'sign_ins_failed', { wrong: 'passkey' })
    throw error
  })
  const grant = await transaction(ctx, async (tx) => {
    const user = await lockUser(tx, signed.key.userId)
    if (!(await countUse(tx, signed))) return null
    enforce(logInRefusal(user, role === undefined ? selfServiceRoles : [role], ctx.locale))
    return startSession(tx, user, { withSecondFactor: true })
  })
  if (grant === null) throw refusal(asker, 'passkeyBlocked')
  await refundHits(ctx, limits)
  return grant
}

const inSession = async (ctx: SignedIn) => ({
  purpose: 'confirm' as const,
  sessionId: ctx.actor.sessionId,
  userId: ctx.actor.userId,
  keys: await passkeysOf(ctx, ctx.actor.userId),
})

/** What a device is asked, to confirm in a session that it is she. */
export async function startPasskeyConfirmation(ctx: SignedIn): Promise<Output<typeof startCall>> {
  const asker = await inSession(ctx)
  enforce(passkeyMissingRefusal(asker.keys.length))
  return askToSign(ctx, asker)
}

/** Makes sure by a key of hers that it is she who asks. */
export async function checkOwnPasskey(ctx: SignedIn, response: SignedCredential): Promise<void> {
  const asker = await inSession(ctx)
  const signed = await verifySigned(ctx, response, asker)
  const isSound = await transaction(ctx, async (tx) => {
    await lockUser(tx, ctx.actor.userId)
    return countUse(tx, signed)
  })
  if (!isSound) throw refusal(asker, 'passkeyBlocked')
}
