import { eq, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { invalid } from '../../../platform/shared/errors.ts'
import type { changeNoticeSettings as call, NoticeSettings } from '../contract.ts'
import { type Channel, type NoticeKind, noticeKindsFor } from './notice-kinds.ts'
import { findReceiver } from './ports.ts'
import { noticeSettings, quietHoursOff } from './tables.ts'

export async function getNoticeSettings(ctx: SignedIn): Promise<NoticeSettings> {
  const { userId, role } = ctx.actor
  const rows = await ctx.db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId))
  const [off] = await ctx.db.select().from(quietHoursOff).where(eq(quietHoursOff.userId, userId))
  const chosen = new Map(rows.map((row) => [row.kind, row]))
  const hasEmail = ((await findReceiver(ctx, userId))?.email ?? null) !== null
  return {
    kinds: noticeKindsFor(ctx, role).map(([name, kind]) => {
      const choice = kind.always ? undefined : chosen.get(name)
      return {
        kind: name,
        label: kind.label[ctx.locale],
        is_urgent: kind.urgent === true,
        is_fixed: kind.always === true,
        channels: {
          product: choice?.product ?? true,
          sms: choice?.sms ?? isSentBy(kind, 'sms'),
          email: choice?.email ?? (isSentBy(kind, 'email') && (hasEmail || !kind.always)),
        },
      }
    }),
    quiet_hours: !off,
    has_email: hasEmail,
  }
}

const isSentBy = ({ channels, sentApart = [] }: NoticeKind, channel: Channel): boolean =>
  channels.includes(channel) || sentApart.includes(channel)

export function changeNoticeSettings(
  ctx: SignedIn,
  { kinds, quiet_hours }: Parsed<typeof call>,
): Promise<NoticeSettings> {
  return transaction(ctx, async (ctx) => {
    const { userId, role } = ctx.actor
    const offered = new Map(noticeKindsFor(ctx, role))
    const changes = new Map(kinds.map(({ kind, channels }) => [kind, channels]))
    for (const kind of changes.keys())
      if (!offered.has(kind)) throw invalid('kinds', 'unknownChoice')
    const values = [...changes].map(([kind, channels]) => ({ userId, kind, ...channels }))
    if (values.length > 0) {
      await ctx.db
        .insert(noticeSettings)
        .values(values)
        .onConflictDoUpdate({
          target: [noticeSettings.userId, noticeSettings.kind],
          set: {
            product: sql`coalesce(excluded.product, ${noticeSettings.product})`,
            sms: sql`coalesce(excluded.sms, ${noticeSettings.sms})`,
            email: sql`coalesce(excluded.email, ${noticeSettings.email})`,
          },
        })
    }
    if (quiet_hours === true)
      await ctx.db.delete(quietHoursOff).where(eq(quietHoursOff.userId, userId))
    if (quiet_hours === false)
      await ctx.db.insert(quietHoursOff).values({ userId }).onConflictDoNothing()
    return getNoticeSettings(ctx)
  })
}
