import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import type { Person, PersonalDataProvider } from '../../../platform/server/personal-data.ts'
import { findNoticeKind, noticeKindsFor } from './notice-kinds.ts'
import { messages, notices, noticeSettings, quietHoursOff } from './tables.ts'

/** What she was told, what went to her phone and mailbox, and how she wants to be told. */
export const personalData: PersonalDataProvider = {
  name: 'notifications',
  tables: {
    notices: 'erased',
    notice_settings: 'erased',
    quiet_hours_off: 'erased',
    messages: 'erased',
  },
  collect,
  erase,
  close,
}

const toHer = ({ userId, phoneNumber, email }: Person) =>
  or(
    eq(messages.userId, userId),
    inArray(messages.receiver, email === null ? [phoneNumber] : [phoneNumber, email]),
  )

async function collect(ctx: Context, person: Person) {
  const { userId } = person
  const told = await ctx.db
    .select()
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.id))
  const sent = await ctx.db
    .select({
      at: messages.createdAt,
      channel: messages.channel,
      receiver: messages.receiver,
      what: messages.template,
      status: messages.status,
    })
    .from(messages)
    .where(toHer(person))
    .orderBy(desc(messages.id))
  const settings = await ctx.db
    .select()
    .from(noticeSettings)
    .where(eq(noticeSettings.userId, userId))
  const off = await ctx.db.$count(quietHoursOff, eq(quietHoursOff.userId, userId))
  const words = told.map(({ kind, params, createdAt, readAt }) => ({
    kind,
    ...findNoticeKind(ctx, kind)?.[ctx.locale](params),
    createdAt,
    readAt,
  }))
  return { data: { notices: words, messages: sent, settings, quietHours: off === 0 } }
}

/** What still waits to leave stays here: messages stop with the closing. */
async function close(ctx: Context, { userId }: Person): Promise<void> {
  await ctx.db
    .delete(messages)
    .where(and(eq(messages.userId, userId), eq(messages.status, 'queued')))
}

async function erase(ctx: Context, person: Person): Promise<void> {
  const { userId } = person
  await ctx.db.delete(messages).where(toHer(person))
  await ctx.db.delete(notices).where(eq(notices.userId, userId))
  await ctx.db.delete(noticeSettings).where(eq(noticeSettings.userId, userId))
  await ctx.db.delete(quietHoursOff).where(eq(quietHoursOff.userId, userId))
}

/** Takes the name of someone who is erased out of what others were told of her. */
export async function forgetName(
  ctx: Context,
  { name, readers }: { name: string; readers: readonly number[] },
): Promise<void> {
  if (readers.length === 0) return
  const hers = sql`exists (select from jsonb_each_text(${notices.params}) as part where part.value = ${name})`
  const without = sql`(select jsonb_object_agg(part.key, case when part.value = to_jsonb(${name}::text) then to_jsonb('—'::text) else part.value end) from jsonb_each(${notices.params}) as part)`
  await ctx.db
    .update(notices)
    .set({ params: without })
    .where(and(inArray(notices.userId, [...readers]), hers))
  const named = and(
    inArray(messages.userId, [...readers]),
    sql`(position(${name} in coalesce(${messages.body}, '')) > 0 or position(${name} in coalesce(${messages.subject}, '')) > 0)`,
  )
  await ctx.db.delete(messages).where(and(named, eq(messages.status, 'queued')))
  await ctx.db
    .update(messages)
    .set({ body: null, subject: sql`case when ${messages.subject} is null then null else '—' end` })
    .where(named)
}

const optionalKinds = (ctx: SignedIn) =>
  noticeKindsFor(ctx, ctx.actor.role).filter(([, kind]) => kind.always !== true)

/** Whether text messages or e-mails reach her that she can do without. */
export async function hasOptionalMessages(ctx: SignedIn): Promise<boolean> {
  const rows = await ctx.db
    .select()
    .from(noticeSettings)
    .where(eq(noticeSettings.userId, ctx.actor.userId))
  const chosen = new Map(rows.map((row) => [row.kind, row]))
  return optionalKinds(ctx).some(([name, { channels }]) =>
    (['sms', 'email'] as const).some((by) => chosen.get(name)?.[by] ?? channels.includes(by)),
  )
}

/** No text messages or e-mails any more but those that can't be switched off. */
export async function silenceOptionalMessages(ctx: SignedIn): Promise<void> {
  const silent = { sms: false, email: false }
  const values = optionalKinds(ctx).map(([kind]) => ({ userId: ctx.actor.userId, kind, ...silent }))
  if (values.length === 0) return
  await ctx.db
    .insert(noticeSettings)
    .values(values)
    .onConflictDoUpdate({ target: [noticeSettings.userId, noticeSettings.kind], set: silent })
}
