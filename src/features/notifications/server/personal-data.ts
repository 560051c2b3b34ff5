import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import type { Person, PersonalDataProvider } from '../../../platform/server/personal-data.ts'
import { findNoticeKind, noticeKindsFor } from './notice-kinds.ts'
import { channelsOf } from './channels.ts'
import { findReceiver } from './ports.ts'
import { endOptIn, isOptedIn } from './whatsapp/opt-in.ts'
import {
  messages,
  notices,
  noticeSettings,
  pushSubscriptions,
  quietHoursOff,
  whatsAppOptIns,
} from './tables.ts'

/** What she was told, what went to her phone and mailbox, and how she wants to be told. */
export const personalData: PersonalDataProvider = {
  name: 'notifications',
  tables: {
    notices: 'erased',
    notice_settings: 'erased',
    quiet_hours_off: 'erased',
    messages: 'erased',
    whatsapp_opt_ins: 'erased',
    push_subscriptions: 'erased',
  },
  collect,
  erase,
  close,
}

const toPerson = ({ userId, phoneNumber, email }: Person) =>
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
    .where(toPerson(person))
    .orderBy(desc(messages.id))
  const settings = await ctx.db
    .select()
    .from(noticeSettings)
    .where(eq(noticeSettings.userId, userId))
  const { phoneNumber, givenAt, givenBy, endedAt, endedBy } = whatsAppOptIns
  const whatsApp = await ctx.db
    .select({ phoneNumber, givenAt, givenBy, endedAt, endedBy })
    .from(whatsAppOptIns)
    .where(eq(whatsAppOptIns.userId, userId))
    .orderBy(whatsAppOptIns.id)
  const subscriptions = await ctx.db
    .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(pushSubscriptions.id)
  const off = await ctx.db.$count(quietHoursOff, eq(quietHoursOff.userId, userId))
  const browsers = subscriptions.map(({ endpoint, createdAt }) => ({
    service: new URL(endpoint).host,
    createdAt,
  }))
  const words = told.map(({ kind, params, createdAt, readAt }) => ({
    kind,
    ...findNoticeKind(ctx, kind)?.words[ctx.locale](params),
    createdAt,
    readAt,
  }))
  return {
    data: { notices: words, messages: sent, settings, quietHours: off === 0, whatsApp, browsers },
  }
}

/** What still waits to leave stays here: messages stop with the closing. */
async function close(ctx: Context, { userId }: Person): Promise<void> {
  await ctx.db
    .delete(messages)
    .where(and(eq(messages.userId, userId), eq(messages.status, 'queued')))
}

async function erase(ctx: Context, person: Person): Promise<void> {
  const { userId } = person
  await ctx.db.delete(messages).where(toPerson(person))
  await ctx.db.delete(notices).where(eq(notices.userId, userId))
  await ctx.db.delete(noticeSettings).where(eq(noticeSettings.userId, userId))
  await ctx.db.delete(whatsAppOptIns).where(eq(whatsAppOptIns.userId, userId))
  await ctx.db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
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
    .set({
      body: null,
      templateCall: null,
      subject: sql`case when ${messages.subject} is null then null else '—' end`,
    })
    .where(named)
}

const optionalKinds = (ctx: SignedIn) =>
  noticeKindsFor(ctx, ctx.actor.role).filter(([, kind]) => kind.always !== true)

/** Whether messages reach her that she can do without: on her phone, in her mailbox or her browsers. */
export async function hasOptionalMessages(ctx: SignedIn): Promise<boolean> {
  const { userId } = ctx.actor
  const isOwn = eq(noticeSettings.userId, userId)
  const rows = await ctx.db.select().from(noticeSettings).where(isOwn)
  const chosen = new Map(rows.map((row) => [row.kind, row]))
  const wants = optionalKinds(ctx).map(([name, { channels }]) =>
    channelsOf(channels, chosen.get(name)),
  )
  if (wants.some(({ sms, email }) => sms || email)) return true
  const browsers = await ctx.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId))
  if (browsers > 0 && wants.some(({ push }) => push)) return true
  const number = (await findReceiver(ctx, userId))?.phoneNumber ?? null
  return wants.some(({ whatsapp }) => whatsapp) && isOptedIn(ctx, userId, number)
}

/** No messages any more but those that can't be switched off, and nothing by WhatsApp. */
export async function silenceOptionalMessages(ctx: SignedIn): Promise<void> {
  const silent = { sms: false, whatsapp: false, email: false, push: false }
  await endOptIn(ctx, ctx.actor.userId, 'objection')
  const values = optionalKinds(ctx).map(([kind]) => ({ userId: ctx.actor.userId, kind, ...silent }))
  if (values.length === 0) return
  await ctx.db
    .insert(noticeSettings)
    .values(values)
    .onConflictDoUpdate({ target: [noticeSettings.userId, noticeSettings.kind], set: silent })
}
