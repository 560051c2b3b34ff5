import { asc, eq } from 'drizzle-orm'
import { publish } from '../../../../platform/server/capability.ts'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import type { AccountRecord, suspendUser as suspendCall } from '../../users-contract.ts'
import { closeSessions } from '../sessions/close-sessions.ts'
import { userChanged } from '../ports.ts'
import { getUser } from '../queries.ts'
import { type UserRow, users } from '../tables.ts'
import { presentAccount } from './account-record.ts'
import { liftRefusal, suspendRefusal } from '../policy.ts'

/** Shuts an account: sessions end at once, and what belongs to its role follows (a worker's profile is hidden). Not one's own. */
export async function suspendUser(
  ctx: SignedIn,
  { id, reason, note }: Parsed<typeof suspendCall>,
): Promise<AccountRecord> {
  const user = await transaction(ctx, async (tx) => {
    await expectStillOperator(tx, ctx.actor.userId)
    const before = await lockUser(tx, id)
    enforce(suspendRefusal(ctx.actor, before))
    const after = await change(tx, before, {
      suspendedAt: ctx.now,
      suspensionReason: reason,
      suspensionNote: note ?? null,
    })
    const ended = await closeSessions(tx, id)
    await audit(tx, 'user.suspended', `user:${id}`, {
      before: { suspended: false },
      after: { suspended: true, reason },
      sessions: ended,
    })
    return after
  })
  return presentAccount(ctx, user)
}

/** Opens a suspended account again. */
export async function liftSuspension(ctx: SignedIn, id: number): Promise<AccountRecord> {
  const user = await transaction(ctx, async (tx) => {
    const before = await lockUser(tx, id)
    enforce(liftRefusal(before))
    const after = await change(tx, before, {
      suspendedAt: null,
      suspensionReason: null,
      suspensionNote: null,
    })
    const { suspensionReason: reason } = before
    await audit(tx, 'user.suspension_lifted', `user:${id}`, {
      before: { suspended: true, reason },
      after: { suspended: false },
    })
    return after
  })
  return presentAccount(ctx, user)
}

/** Signs someone out on every device. */
export function endUserSessions(ctx: SignedIn, id: number): Promise<{ ended: number }> {
  return transaction(ctx, async (tx) => {
    await getUser(tx, id)
    const ended = await closeSessions(tx, id)
    await audit(tx, 'user.sessions_ended', `user:${id}`, { sessions: ended })
    return { ended }
  })
}

/** Two operators who suspend each other at once must not both succeed: nobody would be left. They take turns here. */
async function expectStillOperator(ctx: Context, userId: number): Promise<void> {
  const operators = await ctx.db
    .select()
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .for('no key update')
  if (!operators.some(({ id, suspendedAt }) => id === userId && suspendedAt === null))
    throw new AppError('UNAUTHENTICATED')
}

async function lockUser(ctx: Context, id: number): Promise<UserRow> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!user) throw new AppError('NOT_FOUND')
  return user
}

type Suspension = Pick<UserRow, 'suspendedAt' | 'suspensionReason' | 'suspensionNote'>

async function change(ctx: Context, user: UserRow, suspension: Suspension): Promise<UserRow> {
  await ctx.db.update(users).set(suspension).where(eq(users.id, user.id))
  const after = { ...user, ...suspension }
  await publish(ctx, userChanged, after)
  return after
}
