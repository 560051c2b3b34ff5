import { and, count, desc, eq, gt, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../../platform/server/context.ts'
import type { Output, Parsed } from '../../../platform/shared/endpoint.ts'
import type { listNotices as call, Notice } from '../contract.ts'
import { findNoticeKind } from './notice-kinds.ts'
import { type NoticeRow, notices } from './tables.ts'

const isOwn = (ctx: SignedIn) =>
  and(eq(notices.userId, ctx.actor.userId), eq(notices.isShown, true))

export async function listNotices(
  ctx: SignedIn,
  { show, kind, page, page_size }: Parsed<typeof call>,
): Promise<Output<typeof call>> {
  const isShown = and(
    isOwn(ctx),
    show === 'unread' ? isNull(notices.readAt) : undefined,
    kind === undefined ? undefined : eq(notices.kind, kind),
  )
  const rows = await ctx.db
    .select()
    .from(notices)
    .where(isShown)
    .orderBy(desc(notices.id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  const [all] = await ctx.db.select({ total: count() }).from(notices).where(isShown)
  return {
    results: rows.map((row) => presentNotice(ctx, row)),
    total: all?.total ?? 0,
    ...(await countUnread(ctx)),
    page,
    page_size,
  }
}

/** What somebody was last told since a moment, the newest first. */
export async function listLatest(ctx: SignedIn, since: Date, limit: number): Promise<Notice[]> {
  const rows = await ctx.db
    .select()
    .from(notices)
    .where(and(isOwn(ctx), gt(notices.createdAt, since)))
    .orderBy(desc(notices.id))
    .limit(limit)
  return rows.map((row) => presentNotice(ctx, row))
}

export async function countUnread(ctx: SignedIn): Promise<{ unread: number }> {
  const [row] = await ctx.db
    .select({ unread: count() })
    .from(notices)
    .where(and(isOwn(ctx), isNull(notices.readAt)))
  return { unread: row?.unread ?? 0 }
}

function presentNotice(ctx: SignedIn, row: NoticeRow): Notice {
  // A kind that a later version no longer knows keeps its place in the list.
  const words = findNoticeKind(ctx, row.kind)?.words[ctx.locale](row.params) ?? {
    title: row.kind,
    text: '',
  }
  return {
    id: row.id,
    kind: row.kind,
    ...words,
    path: row.path,
    created_at: row.createdAt.toISOString(),
    is_read: row.readAt !== null,
  }
}
