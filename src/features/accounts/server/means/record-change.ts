import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { dormantDays, type MeansKind, resetWaitHours, undoHours } from '../../choices.ts'
import { closeSessions } from '../sessions/close-sessions.ts'
import { ownNumber } from '../phones.ts'
import { randomToken, tokenHash } from '../secrets.ts'
import { remember } from '../security/remember.ts'
import { queueEmail, queueText, type Template } from '../send-message.ts'
import { meansChanges, type UserRow } from '../tables.ts'
import { keepFactors } from './kept-factors.ts'

const hour = 3_600_000

const notices = {
  phone: 'phoneChanged',
  email: 'emailChanged',
  password: 'passwordChanged',
  factor: 'factorChanged',
  passkey: 'passkeysChanged',
} as const satisfies Record<MeansKind, string>

/**
 * What belongs to every change of what signs someone in, in its transaction and before it is made: her number and confirmed address as they
 * were are told, with a link that puts it back, and her other sessions end. `user` is her account before the change.
 */
export async function recordChange(
  ctx: Context,
  user: UserRow,
  kind: MeansKind,
  keptSession: string | undefined,
  template: Template = notices[kind],
): Promise<void> {
  const token = randomToken()
  const email = user.emailVerifiedAt && user.email
  const before = { phone: user.phoneNumber, email, password: user.passwordHash }
  await ctx.db.insert(meansChanges).values({
    userId: user.id,
    kind,
    ...(kind === 'factor' || kind === 'passkey'
      ? await keepFactors(ctx, user.id)
      : { before: before[kind] }),
    tokenHash: tokenHash(token),
    changedAt: ctx.now,
    undoUntil: new Date(ctx.now.getTime() + undoHours * hour),
  })
  const message = {
    locale: user.locale,
    template,
    userId: user.id,
    path: `/undo-change/${token}`,
    secretSeconds: undoHours * 3600,
  }
  const phoneNumber = ownNumber(user.phoneNumber)
  const isOwn = template !== 'numberReleased'
  if (phoneNumber !== null && isOwn) await queueText(ctx, { ...message, to: phoneNumber })
  if (email !== null) await queueEmail(ctx, { ...message, to: email })
  await remember(ctx, user.id, `${kind}_changed`)
  await closeSessions(ctx, user.id, keptSession === undefined ? {} : { except: keptSession })
}

/** Whether someone's number is so new that it sets no password: whoever took it may not be her. */
export async function isNumberTooNew(ctx: Context, userId: number): Promise<boolean> {
  const since = new Date(ctx.now.getTime() - resetWaitHours * hour)
  const changes = await ctx.db.$count(
    meansChanges,
    and(
      eq(meansChanges.userId, userId),
      eq(meansChanges.kind, 'phone'),
      gt(meansChanges.changedAt, since),
      isNull(meansChanges.undoneAt),
    ),
  )
  return changes > 0
}

/** Whether nobody has used an account for so long that its number may be somebody else's by now. */
export const isDormant = ({ now }: Context, { lastSeenAt }: Pick<UserRow, 'lastSeenAt'>): boolean =>
  now.getTime() - lastSeenAt.getTime() > dormantDays * 24 * hour
