import { and, desc, eq, lt } from 'drizzle-orm'
import type { Reply } from '../../../../gateways/whatsapp/index.ts'
import { deleteAll } from '../../../../platform/server/database/batches.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { countHits } from '../../../../platform/server/rate-limits.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { channelTexts } from '../../channel-texts.ts'
import { findNoticeKind } from '../notice-kinds.ts'
import { answerByReply, type ReplyOutcome } from '../ports.ts'
import { sendMessage } from '../send-message.ts'
import { messages, notices, whatsAppReplies } from '../tables.ts'
import { endOptIn, findOptedIn } from './opt-in.ts'
import { readAnswer } from './read-answer.ts'

const keptDays = 90
/** Answers of ours to one number: whoever writes on and on gets no more of them. */
const answersMax = { max: 20, windowSeconds: 3600 }

interface Writer {
  userId: number
  locale: Locale
}

/** Acts upon what somebody wrote to our number, once, as the person whose number it is; a stranger's words go unread. */
export async function receiveReply(ctx: Context, reply: Reply): Promise<void> {
  const writer = await findOptedIn(ctx, reply.from)
  if (writer === null) return
  const mayAnswer = await isAnswerLeft(ctx, reply.from)
  const inWriterLanguage = { ...ctx, locale: writer.locale }
  const settle = (outcomeOf: (ctx: Context) => Promise<ReplyOutcome>): Promise<void> =>
    transaction(inWriterLanguage, async (ctx) => {
      const fresh = await ctx.db
        .insert(whatsAppReplies)
        .values({ providerId: reply.id, receivedAt: ctx.now })
        .onConflictDoNothing()
        .returning()
      if (fresh.length === 0) return
      const outcome = await outcomeOf(ctx)
      if (mayAnswer) await answerWith(ctx, reply.from, writer, outcome)
    })
  try {
    await settle((ctx) => actUpon(ctx, writer, reply))
  } catch (error) {
    // What can't be done, such as a yes to a time that another household has taken, she is led to see.
    if (!(error instanceof AppError)) throw error
    await settle(async () => unclear(writer))
  }
}

async function actUpon(ctx: Context, writer: Writer, reply: Reply): Promise<ReplyOutcome> {
  const answer = readAnswer(reply.text)
  if (answer === null) return unclear(writer)
  if (answer === 'stop') {
    await endOptIn(ctx, writer.userId, 'reply')
    return { text: channelTexts[writer.locale].chat.stopped, path: '/notifications/settings' }
  }
  const noticeKey = await keyOfNotice(ctx, writer, reply.inReplyTo)
  if (noticeKey === undefined) return unclear(writer)
  const outcome = await answerByReply(ctx, {
    userId: writer.userId,
    noticeKey,
    isYes: answer === 'yes',
  })
  return outcome ?? unclear(writer)
}

const unclear = ({ locale }: Writer): ReplyOutcome => ({
  text: channelTexts[locale].chat.unclear,
  path: '/notifications',
})

/**
 * The key of the notice that she answers; null where she answers to none in particular, undefined where that can't be told: it isn't one of hers, or
 * what she was told last asks nothing.
 */
async function keyOfNotice(
  ctx: Context,
  { userId }: Writer,
  inReplyTo: string | null,
): Promise<string | null | undefined> {
  const [found] = await ctx.db
    .select({ key: notices.key, kind: notices.kind })
    .from(messages)
    .innerJoin(notices, eq(notices.id, messages.noticeId))
    .where(
      and(
        inReplyTo === null ? undefined : eq(messages.providerId, inReplyTo),
        eq(messages.channel, 'whatsapp'),
        eq(messages.userId, userId),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1)
  if (inReplyTo !== null) return found?.key ?? undefined
  const isAsked = found === undefined || findNoticeKind(ctx, found.kind)?.isQuestion === true
  return isAsked ? null : undefined
}

/** In our own words, which Meta takes within a day of what somebody wrote. */
const answerWith = (
  ctx: Context,
  to: string,
  { userId, locale }: Writer,
  { text, path }: ReplyOutcome,
): Promise<void> =>
  sendMessage(ctx, {
    channel: 'whatsapp',
    to,
    template: 'whatsapp_answer',
    text: path === undefined ? text : `${text}\n${ctx.config.origin}${localizedPath(path, locale)}`,
    userId,
  })

async function isAnswerLeft(ctx: Context, phoneNumber: string): Promise<boolean> {
  try {
    await countHits(ctx, [{ key: `whatsapp-answer:${phoneNumber}`, ...answersMax }])
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Forgets which replies were acted upon when Meta has long stopped telling of them. */
export const purgeReplies = (ctx: Context): Promise<unknown> =>
  deleteAll(
    ctx,
    whatsAppReplies,
    lt(whatsAppReplies.receivedAt, new Date(ctx.now.getTime() - keptDays * 86_400_000)),
  )
