import { translated } from '../../../platform/shared/catalogues.ts'
import type { Context } from '../../../platform/server/context.ts'
import { localizedPath } from '../../../platform/shared/locale.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { type NewMessage, sendMessage } from '../../notifications/server/index.ts'
import { sendMessageAtOnce } from '../../notifications/server/at-once-api.ts'
import { codeTtlSeconds, emailLinkTtlSeconds } from '../contract.ts'
import { en } from '../messages.en.ts'

const texts = translated(en)
export type Template = keyof typeof en.sms

interface TextMessage {
  to: string
  /** The receiver's language. */
  locale: Locale
  template: Template
  /** Whose number it is, if someone's. */
  userId?: number
  code?: string
  /** A path of the site, which becomes a link in the receiver's language. */
  path?: string
  /** The link in it is a secret that lasts so long. */
  secretSeconds?: number
}

const linkTo = (ctx: Context, locale: Locale, path: string): string =>
  ctx.config.origin + localizedPath(path, locale)
const inSeconds = (ctx: Context, seconds: number): Date =>
  new Date(ctx.now.getTime() + seconds * 1000)

function textOf(
  ctx: Context,
  { to, locale, template, userId, code, path = '/', secretSeconds }: TextMessage,
): NewMessage {
  const text = texts[locale].sms[template]({ code: code ?? '', link: linkTo(ctx, locale, path) })
  const lasts = secretSeconds ?? (code === undefined ? undefined : codeTtlSeconds)
  return {
    channel: 'sms',
    to,
    template,
    userId,
    text,
    ...(code !== undefined && { code }),
    ...(lasts !== undefined && { secretUntil: inSeconds(ctx, lasts) }),
  }
}

/** Queues a text message in the caller's transaction. */
export const queueText = (ctx: Context, message: TextMessage): Promise<void> =>
  sendMessage(ctx, textOf(ctx, message))

/** Sends a text message for which someone waits; GATEWAY_FAILED when no provider takes it now. */
export const sendText = (ctx: Context, message: TextMessage): Promise<void> =>
  sendMessageAtOnce(ctx, textOf(ctx, message), 'codeNotSent')

/** Queues the same words as an e-mail in the caller's transaction. */
export async function queueEmail(ctx: Context, message: TextMessage): Promise<void> {
  const subject = texts[message.locale].emails.changedSubject
  await sendMessage(ctx, {
    ...textOf(ctx, message),
    channel: 'email',
    locale: message.locale,
    subject,
  })
}

interface Confirmation {
  to: string
  userId: number
  locale: Locale
  path: string
}

/** Sends the link that confirms an e-mail address; GATEWAY_FAILED when the mail server refuses it now. */
export function sendEmailConfirmation(
  ctx: Context,
  { to, userId, locale, path }: Confirmation,
): Promise<void> {
  const { verifyEmail, verifyEmailSubject } = texts[locale].emails
  const message: NewMessage = {
    channel: 'email',
    to,
    locale,
    template: 'verifyEmail',
    userId,
    subject: verifyEmailSubject,
    text: verifyEmail({ link: linkTo(ctx, locale, path) }),
    secretUntil: inSeconds(ctx, emailLinkTtlSeconds),
  }
  return sendMessageAtOnce(ctx, message, 'emailNotSent')
}
