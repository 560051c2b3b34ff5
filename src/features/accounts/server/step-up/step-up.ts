import { and, eq, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import { count } from '../../../../platform/server/counters.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { AppError, invalid } from '../../../../platform/shared/errors.ts'
import { proofMethods, proofMinutes } from '../../choices.ts'
import type { GivenProof } from '../../step-up-contract.ts'
import { getUser } from '../queries.ts'
import { isCodeDemanded } from '../second-factor/is-factor-required.ts'
import { verifySecondFactorCode } from '../second-factor/verify-code.ts'
import { remember } from '../security/remember.ts'
import { clock, isLive, isProofRecent } from '../sessions/session-life.ts'
import { sessions } from '../tables.ts'
import { methodOf, methods } from './methods.ts'

/** What is answered to who has not proved lately who she is: by what she can. */
export async function stepUpRefusal(ctx: SignedIn): Promise<AppError> {
  const { userId } = ctx.actor
  const hers = await Promise.all(proofMethods.map((name) => methods[name].isOwn(ctx, userId)))
  return new AppError('STEP_UP_REQUIRED', {
    stepUp: {
      methods: proofMethods.filter((_, index) => hers[index]),
      needs_code: await isCodeDemanded(ctx, await getUser(ctx, userId)),
    },
  })
}

/** Refuses as the edge does for a contract's `proof`, where only the use case knows that one is wanted. */
export async function expectRecentProof(ctx: SignedIn): Promise<void> {
  const [session] = await ctx.db
    .select({ isRecent: isProofRecent() })
    .from(sessions)
    .where(eq(sessions.id, ctx.actor.sessionId))
  if (!session?.isRecent) throw await stepUpRefusal(ctx)
}

/** Takes a proof of who she is: what demands a recent one opens to this session. */
export async function stepUp(ctx: SignedIn, given: GivenProof): Promise<{ proved_until: string }> {
  try {
    const proved = await prove(ctx, given)
    count(ctx, 'step_ups', { means: given.method, outcome: 'proved' })
    return proved
  } catch (error) {
    // Past the limit nothing was looked at.
    if (error instanceof AppError && error.code !== 'RATE_LIMITED') {
      count(ctx, 'step_ups', { means: given.method, outcome: 'refused' })
      await remember(ctx, ctx.actor.userId, 'proof_failed')
      await audit(ctx, 'session.step_up_refused', `session:${ctx.actor.sessionId}`, {
        by: given.method,
      })
    }
    throw error
  }
}

async function prove(ctx: SignedIn, given: GivenProof): Promise<{ proved_until: string }> {
  const { userId, sessionId } = ctx.actor
  const method = methodOf(given)
  await method.check(ctx, given)
  const withFactor =
    method.isWhole || (await isFactorGiven(ctx, 'code' in given ? given.code : undefined))
  return transaction(ctx, async (tx) => {
    const [proved] = await tx.db
      .update(sessions)
      .set({
        provedAt: clock,
        provedBy: given.method,
        ...(withFactor && { secondFactorAt: ctx.now }),
      })
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isLive()))
      .returning({
        until: sql<Date>`${sessions.provedAt} + ${proofMinutes} * interval '1 minute'`.mapWith(
          sessions.provedAt,
        ),
      })
    if (!proved) throw new AppError('UNAUTHENTICATED')
    await audit(tx, 'session.stepped_up', `session:${sessionId}`, {
      by: given.method,
      withFactor,
    })
    await remember(tx, userId, 'proved')
    return { proved_until: proved.until.toISOString() }
  })
}

/** Whether she gave her second factor; false for who has none, and who has one is refused without it. */
async function isFactorGiven(ctx: SignedIn, code: string | undefined): Promise<boolean> {
  const { userId } = ctx.actor
  if (!(await isCodeDemanded(ctx, await getUser(ctx, userId)))) return false
  if (code === undefined) throw invalid('code', 'factorCodeRequired')
  if (!(await verifySecondFactorCode(ctx, userId, code))) throw invalid('code', 'factorCodeWrong')
  return true
}
