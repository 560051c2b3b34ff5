import { eq, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { invalid } from '../../../platform/shared/errors.ts'
import { type NoticeChannel, noticeChannels, noticeGroups } from '../channel-choices.ts'
import type { changeNoticeSettings as call, NoticeSettings } from '../contract.ts'
import { channelsOf } from './channels.ts'
import { groupChoice, groupState } from './group-choice.ts'
import { type Channel, type NoticeKind, noticeKindsFor } from './notice-kinds.ts'
import { findReceiver } from './ports.ts'
import { noticeSettings, quietHoursOff } from './tables.ts'

type Offered = [name: string, kind: NoticeKind]
type Channels = Partial<Record<NoticeChannel, boolean | undefined>>

export async function getNoticeSettings(ctx: SignedIn): Promise<NoticeSettings> {
  const { userId, role } = ctx.actor
  const rows = await ctx.db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId))
  const [off] = await ctx.db.select().from(quietHoursOff).where(eq(quietHoursOff.userId, userId))
  const chosen = new Map(rows.map((row) => [row.kind, row]))
  const hasEmail = ((await findReceiver(ctx, userId))?.email ?? null) !== null
  const offered = noticeKindsFor(ctx, role)
  const kinds = offered.map(([name, kind]) => ({
    kind: name,
    group: kind.group,
    label: kind.label[ctx.locale],
    is_urgent: kind.urgent === true,
    is_fixed: kind.always === true,
    channels: kind.always ? fixedChannels(kind, hasEmail) : shown(kind, chosen.get(name)),
  }))
  return {
    kinds,
    groups: noticeGroups.flatMap((group) => {
      const own = kinds.filter((kind) => kind.group === group)
      const free = own.filter((kind) => !kind.is_fixed)
      if (own.length === 0) return []
      const meant = meantIn(offered, group)
      const states = noticeChannels.map((channel) => [
        channel,
        groupState(
          channel,
          (free.length > 0 ? free : own).map(({ kind, channels }) => ({
            meant: meant.get(kind) ?? [],
            isOn: channels[channel],
          })),
        ),
      ])
      return {
        group,
        is_fixed: free.length === 0,
        channels: Object.fromEntries(states) as NoticeSettings['groups'][number]['channels'],
      }
    }),
    quiet_hours: !off,
    has_email: hasEmail,
  }
}

const shown = (kind: NoticeKind, chosen: Parameters<typeof channelsOf>[1]) =>
  channelsOf(sentBy(kind), chosen)

/** What can't be switched off goes by what its capability means, and by what it sends apart. */
function fixedChannels(kind: NoticeKind, hasEmail: boolean): Record<NoticeChannel, boolean> {
  const channels = shown(kind, undefined)
  return {
    ...channels,
    whatsapp: kind.channels.includes('sms'),
    email: channels.email && hasEmail,
  }
}

const sentBy = ({ channels, sentApart = [] }: NoticeKind): Channel[] => [...channels, ...sentApart]

const meantIn = (offered: readonly Offered[], group: NoticeKind['group']) =>
  new Map(
    offered.filter(([, kind]) => kind.group === group).map(([name, kind]) => [name, sentBy(kind)]),
  )

export function changeNoticeSettings(
  ctx: SignedIn,
  { kinds, groups, quiet_hours }: Parsed<typeof call>,
): Promise<NoticeSettings> {
  return transaction(ctx, async (ctx) => {
    const { userId, role } = ctx.actor
    const offered = noticeKindsFor(ctx, role)
    const known = new Map(offered)
    const changes = new Map<string, Channels>()
    for (const { group, channels } of groups) {
      const free = offered.filter(([, kind]) => kind.group === group && !kind.always)
      if (!offered.some(([, kind]) => kind.group === group))
        throw invalid('groups', 'unknownChoice')
      const choice = groupChoice(channels, meantIn(free, group))
      for (const [name, chosen] of choice) changes.set(name, { ...changes.get(name), ...chosen })
    }
    for (const { kind, channels } of kinds) {
      if (!known.has(kind)) throw invalid('kinds', 'unknownChoice')
      changes.set(kind, { ...changes.get(kind), ...channels })
    }
    await keep(ctx, changes)
    if (quiet_hours === true)
      await ctx.db.delete(quietHoursOff).where(eq(quietHoursOff.userId, userId))
    if (quiet_hours === false)
      await ctx.db.insert(quietHoursOff).values({ userId }).onConflictDoNothing()
    return getNoticeSettings(ctx)
  })
}

/** Writes choices over those that stand; what is left out stays. */
async function keep(ctx: SignedIn, changes: ReadonlyMap<string, Channels>): Promise<void> {
  const { userId } = ctx.actor
  const values = [...changes].map(([kind, channels]) => ({ userId, kind, ...channels }))
  if (values.length === 0) return
  const set = Object.fromEntries(
    noticeChannels.map((channel) => [
      channel,
      sql`coalesce(excluded.${sql.identifier(channel)}, ${noticeSettings[channel]})`,
    ]),
  )
  await ctx.db
    .insert(noticeSettings)
    .values(values)
    .onConflictDoUpdate({ target: [noticeSettings.userId, noticeSettings.kind], set })
}
