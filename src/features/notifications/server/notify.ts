import { and, eq, sql } from 'drizzle-orm'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { localizedPath } from '../../../platform/shared/locale.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { type Channel, getNoticeKind, type NoticeKind } from './notice-kinds.ts'
import { afterQuietHours } from './quiet-hours.ts'
import { findReceiver, type Receiver } from './ports.ts'
import { channelsOf } from './channels.ts'
import { enqueuePush } from './push/push-due.ts'
import { type NewMessage, sendMessage } from './send-message.ts'
import { sendToPhone } from './send-to-phone.ts'
import { isOptedIn } from './whatsapp/opt-in.ts'
import { noticeSettings, type NoticeParams, notices, quietHoursOff } from './tables.ts'

/** The topic under which someone's bell rings: the first part of the browser's query keys. */
export const noticeTopic = 'notices'

export interface Notice {
  userId: number
  /** A kind that a capability declares. */
  kind: string
  /** What its words name. */
  params?: NoticeParams
  /** Where it leads, as an English path of the site. */
  path?: string
  /** What its messages lead to instead, such as a signed page; they are kept sealed, and none leaves after `until`. */
  link?: { path: string; until: Date }
  /** How its messages are stopped without signing in. */
  stop?: Stop
  /** The same key for the same person tells once. */
  key?: string
  /** By these of its channels alone, as she chose for what it is about. */
  only?: readonly Channel[]
}

/** A page of one button, which stops such messages, and where a mail reader's own button posts; neither is good after `until`. */
interface Stop {
  path: string
  post: string
  until: Date
  /** What its link is called in a message. */
  label: (locale: Locale) => string
}

/** Tells someone something, in the caller's transaction: in the product, and by the channels of its kind and her choice. */
export function notify(ctx: Context, { only, link, stop, ...notice }: Notice): Promise<void> {
  const kind = getNoticeKind(ctx, notice.kind)
  return transaction(ctx, async (ctx) => {
    const receiver = await findReceiver(ctx, notice.userId)
    if (!receiver || receiver.isSilent) return
    const wishes = await wishesOf(ctx, notice, kind)
    const [stored] = await ctx.db
      .insert(notices)
      .values({ ...notice, isShown: wishes.product, createdAt: ctx.now })
      .onConflictDoNothing({ target: [notices.userId, notices.key] })
      .returning({ id: notices.id })
    if (!stored) return
    if (wishes.product) await broadcastToUsers(ctx, notice.userId, noticeTopic)
    const notBefore = kind.urgent || !wishes.quietHours ? ctx.now : afterQuietHours(ctx.now)
    const sent = { notice, link, stop, kind, receiver, noticeId: stored.id, notBefore }
    const mayGo = (channel: Channel): boolean => only?.includes(channel) ?? true
    if (mayGo('sms')) await sendToOwnPhone(ctx, sent, wishes)
    if (mayGo('email') && wishes.email) await sendEmail(ctx, sent)
    if (wishes.push) await enqueuePush(ctx, notice.userId, stored.id, notBefore)
  })
}

interface Outgoing {
  notice: Omit<Notice, 'only' | 'link' | 'stop'>
  link: Notice['link']
  stop: Notice['stop']
  kind: NoticeKind
  receiver: Receiver
  noticeId: number
  notBefore: Date
}

async function sendToOwnPhone(ctx: Context, sent: Outgoing, wishes: Wishes): Promise<void> {
  const { kind, receiver, notice, link } = sent
  const { phoneNumber: to, locale: language } = receiver
  const whatsApp = wishes.whatsapp && (await isOptedIn(ctx, notice.userId, to))
  const { sms } = wishes
  if (to === null || !(whatsApp || sms)) return
  const { text } = kind.words[language](notice.params ?? {})
  const path = link?.path ?? notice.path ?? '/notifications'
  await sendToPhone(ctx, {
    message: { ...messageOf(ctx, sent), channel: 'sms', to },
    said: { kind: notice.kind, language, text, path },
    whatsApp,
    sms,
  })
}

async function sendEmail(ctx: Context, sent: Outgoing): Promise<void> {
  const { kind, receiver, notice, stop } = sent
  const { email: to, locale } = receiver
  if (to === null) return
  await sendMessage(ctx, {
    ...messageOf(ctx, sent),
    channel: 'email',
    to,
    locale,
    subject: kind.words[locale](notice.params ?? {}).title,
    ...(stop && { unsubscribeUrl: `${ctx.config.origin}${stop.post}` }),
  })
}

/** What is the same by each way: its words, with the addresses of its pages, and until when it may leave. */
function messageOf(
  { config: { origin } }: Context,
  { notice, link, stop, kind, receiver: { locale }, noticeId, notBefore }: Outgoing,
): Omit<NewMessage, 'channel' | 'to'> {
  const { text } = kind.words[locale](notice.params ?? {})
  const path = link?.path ?? notice.path
  const addressOf = (path: string) => `${origin}${localizedPath(path, locale)}`
  const address = path === undefined ? '' : `\n${addressOf(path)}`
  const way = stop ? `\n${stop.label(locale)} ${addressOf(stop.path)}` : ''
  const until = link?.until ?? stop?.until
  return {
    template: notice.kind,
    text: text + address + way,
    ...(until && { secretUntil: until }),
    userId: notice.userId,
    noticeId,
    notBefore,
  }
}

interface Wishes {
  product: boolean
  sms: boolean
  whatsapp: boolean
  email: boolean
  push: boolean
  quietHours: boolean
}

async function wishesOf(
  ctx: Context,
  { userId, kind: name }: Pick<Notice, 'userId' | 'kind'>,
  kind: NoticeKind,
): Promise<Wishes> {
  const [wished] = await ctx.db
    .select({ chosen: noticeSettings, off: quietHoursOff.userId })
    .from(sql`(select ${userId}::bigint as id) as person`)
    .leftJoin(
      noticeSettings,
      and(eq(noticeSettings.userId, sql`person.id`), eq(noticeSettings.kind, name)),
    )
    .leftJoin(quietHoursOff, eq(quietHoursOff.userId, sql`person.id`))
  const choice = kind.always ? undefined : wished?.chosen
  return {
    ...channelsOf(kind.channels, choice),
    quietHours: !wished?.off,
  }
}
