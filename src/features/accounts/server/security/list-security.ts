import { desc, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { countUpTo } from '../../../../platform/server/paged.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import type { listOwnSecurity as ownCall, listSecurityOf as call } from '../../security-contract.ts'
import { getUser } from '../queries.ts'
import { securityEvents } from '../tables.ts'

type Page = Output<typeof ownCall>

/** One's own security history, the newest first. */
export const listOwnSecurity = (ctx: SignedIn, paging: Parsed<typeof ownCall>): Promise<Page> =>
  listOf(ctx, ctx.actor.userId, paging)

/** Someone's, for operators; that it was looked at is written down. */
export async function listSecurityOf(
  ctx: SignedIn,
  { id, ...paging }: Parsed<typeof call>,
): Promise<Page> {
  await getUser(ctx, id)
  await audit(ctx, 'user.security_viewed', `user:${id}`)
  return listOf(ctx, id, paging)
}

async function listOf(
  ctx: Context,
  userId: number,
  { page, page_size }: Parsed<typeof ownCall>,
): Promise<Page> {
  const isOwn = eq(securityEvents.userId, userId)
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(securityEvents)
      .where(isOwn)
      .orderBy(desc(securityEvents.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
    countUpTo(ctx, securityEvents, isOwn),
  ])
  const results = rows.map(({ id, kind, at, userAgent }) => ({
    id,
    kind,
    at: at.toISOString(),
    user_agent: userAgent,
  }))
  return { results, ...counted, page, page_size }
}
