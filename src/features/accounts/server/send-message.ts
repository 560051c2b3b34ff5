import { email } from '../../../gateways/email/index.ts'
import { sms } from '../../../gateways/sms/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { localizedPath, type Locale } from '../../../platform/shared/locale.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

const texts = { en, ar }
type Template = keyof typeof en.sms

interface TextMessage {
  to: string
  /** The receiver's language. */
  locale: Locale
  template: Template
  code?: string
  /** A path of the site, which becomes a link in the receiver's language. */
  path?: string
}

const linkTo = (ctx: Context, locale: Locale, path: string): string => ctx.config.origin + localizedPath(path, locale)

/** Sends a text message; GATEWAY_FAILED when no provider takes it. */
export async function sendText(ctx: Context, { to, locale, template, code, path = '/' }: TextMessage): Promise<void> {
  const text = texts[locale].sms[template]({ code: code ?? '', link: linkTo(ctx, locale, path) })
  try {
    await sms(ctx.config).send({ to, template, text, ...(code !== undefined && { code }) })
  } catch (error) {
    ctx.log.warn({ template, reason: (error as Error).message }, 'a text message was not sent')
    throw new AppError('GATEWAY_FAILED', { message: 'codeNotSent' })
  }
}

/** Sends the link that confirms an e-mail address; GATEWAY_FAILED when the mail server refuses it. */
export async function sendEmailConfirmation(ctx: Context, { to, locale, path }: { to: string; locale: Locale; path: string }): Promise<void> {
  const { verifyEmail, verifyEmailSubject } = texts[locale].emails
  try {
    await email(ctx.config).send({ to, template: 'verifyEmail', subject: verifyEmailSubject, text: verifyEmail({ link: linkTo(ctx, locale, path) }) })
  } catch (error) {
    ctx.log.warn({ template: 'verifyEmail', reason: (error as Error).message }, 'an e-mail was not sent')
    throw new AppError('GATEWAY_FAILED', { message: 'emailNotSent' })
  }
}
