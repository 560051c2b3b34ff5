import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { closeSessions } from './close-sessions.ts'

/** Signs out on this device. */
export async function logOut(ctx: SignedIn): Promise<Record<string, never>> {
  await endSession(ctx, ctx.actor.sessionId)
  return {}
}

/** Signs out on one device of one's own; NOT_FOUND for anyone else's. */
export async function endSession(ctx: SignedIn, id: string): Promise<Record<string, never>> {
  const ended = await transaction(ctx, (ctx) => closeSessions(ctx, ctx.actor.userId, { only: id }))
  if (ended === 0) throw new AppError('NOT_FOUND')
  return {}
}

/** Signs out on all other devices, or on this one too. */
export async function endSessions(
  ctx: SignedIn,
  scope: 'others' | 'all',
): Promise<{ ended: number }> {
  const ended = await transaction(ctx, (ctx) =>
    closeSessions(ctx, ctx.actor.userId, scope === 'others' ? { except: ctx.actor.sessionId } : {}),
  )
  return { ended }
}
