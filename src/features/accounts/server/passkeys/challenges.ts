import { and, eq, sql } from 'drizzle-orm'
import type { Config } from '../../../../platform/server/config/config.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { passkeyTtlSeconds } from '../../passkeys-contract.ts'
import { randomToken, tokenHash } from '../secrets.ts'
import { clock } from '../sessions/session-life.ts'
import { passkeyChallenges } from '../tables.ts'

type Challenge = typeof passkeyChallenges.$inferSelect
type Asked = Pick<typeof passkeyChallenges.$inferInsert, 'purpose' | 'sessionId' | 'userHandle'>

/** For whom a passkey is made and where alone it can be used: the host and the origin at which Manzil is opened. */
export const relyingParty = ({ origin }: Pick<Config, 'origin'>) => ({
  rpID: new URL(origin).hostname,
  origin,
})

/** A new challenge, to be signed once and soon. */
export async function issueChallenge(ctx: Context, asked: Asked): Promise<string> {
  const challenge = randomToken()
  await ctx.db.insert(passkeyChallenges).values({
    ...asked,
    challengeHash: tokenHash(challenge),
    expiresAt: sql`${clock} + ${passkeyTtlSeconds} * interval '1 second'`,
  })
  return challenge
}

/** Uses up the challenge that a device has signed, whatever becomes of it: of many who bring it at once one gets it. Call it outside a transaction. */
export async function takeChallenge(
  ctx: Context,
  clientDataJSON: string,
  { purpose, sessionId }: Pick<Challenge, 'purpose'> & { sessionId?: string },
): Promise<{ challenge: string; userHandle: string | null }> {
  const challenge = challengeOf(clientDataJSON)
  const [taken] = await ctx.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, tokenHash(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        sessionId === undefined ? undefined : eq(passkeyChallenges.sessionId, sessionId),
      ),
    )
    .returning({
      userHandle: passkeyChallenges.userHandle,
      isInTime: sql<boolean>`${passkeyChallenges.expiresAt} > ${clock}`,
    })
  if (!taken?.isInTime) throw new AppError('INVALID', { message: 'passkeyTooLate' })
  return { challenge, userHandle: taken.userHandle }
}

/** What the device says that it has signed; whether it did is the library's to find out. */
function challengeOf(clientDataJSON: string): string {
  try {
    const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as unknown
    const { challenge } = said as { challenge?: unknown }
    if (typeof challenge === 'string') return challenge
  } catch {
    // Said below.
  }
  throw new AppError('INVALID', { message: 'passkeyInvalid' })
}
