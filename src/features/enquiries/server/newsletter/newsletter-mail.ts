import { translated, wordsIn } from '../../../../platform/shared/catalogues.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { directionOf, localizedPath } from '../../../../platform/shared/locale.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import type { NewMessage } from '../../../notifications/server/index.ts'
import { confirmLinkTtlSeconds } from '../../contract.ts'
import { en } from '../../messages.newsletter.en.ts'
import { paragraphsOf, type Piece } from '../../newsletter-body.ts'
import type { NewsletterRow } from '../tables.ts'

const texts = translated(en.mail)

/** Which text it is; a test's is another, so that it counts for nobody. */
export const newsletterTemplate = 'newsletter'

interface Reader {
  email: string
  locale: Locale
  /** Of her link to leave; null for a test. */
  token: string | null
}

/** The e-mail of a newsletter to one reader, as text and as a page. */
export function mailOf(
  ctx: Context,
  row: NewsletterRow,
  { email, locale, token }: Reader,
): NewMessage {
  const { origin } = ctx.config
  const t = texts[locale]
  const subject = wordsIn({ en: row.subjectEn, ar: row.subjectAr }, locale)
  const paragraphs = paragraphsOf(wordsIn({ en: row.bodyEn, ar: row.bodyAr }, locale))
  const leave =
    token === null ? null : origin + localizedPath(`/newsletter/unsubscribe/${token}`, locale)
  const foot = leave === null ? t.isTest : `${t.why}\n${t.leave}: ${leave}`
  return {
    channel: 'email',
    to: email,
    template: token === null ? 'newsletterTest' : newsletterTemplate,
    subject: token === null ? `[${t.test}] ${subject}` : subject,
    text: `${paragraphs.map((pieces) => pieces.map(plain).join('')).join('\n\n')}\n\n--\n${foot}`,
    html: pageOf({ locale, subject, paragraphs, leave, origin }),
    secretUntil: new Date(ctx.now.getTime() + confirmLinkTtlSeconds * 1000),
    ...(token !== null && { unsubscribeUrl: `${origin}/api/newsletter/unsubscribe/${token}` }),
  }
}

const plain = (piece: Piece): string =>
  typeof piece === 'string'
    ? piece
    : piece.text === piece.href
      ? piece.href
      : `${piece.text} (${piece.href})`

interface Page {
  locale: Locale
  subject: string
  paragraphs: Piece[][]
  leave: string | null
  origin: string
}

// Mail readers know no style sheets: each element says itself how it looks.
function pageOf({ locale, subject, paragraphs, leave, origin }: Page): string {
  const t = texts[locale]
  const link = (href: string, text: string) =>
    `<a href="${escape(href)}" style="color:#8a1538">${escape(text)}</a>`
  const words = (piece: Piece) =>
    typeof piece === 'string'
      ? escape(piece).replaceAll('\n', '<br>')
      : link(piece.href, piece.text)
  const body = paragraphs
    .map((pieces) => `<p style="margin:0 0 16px">${pieces.map(words).join('')}</p>`)
    .join('\n')
  const foot = leave === null ? escape(t.isTest) : `${escape(t.why)}<br>${link(leave, t.leave)}`
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#faf6ef;color:#2b2320;font:16px/1.6 'Readex Pro',Tahoma,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-size:20px;font-weight:600">${link(origin + localizedPath('/', locale), t.brand)}</p>
<div style="background:#ffffff;border:1px solid #e8dfd2;border-radius:16px;padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escape(subject)}</h1>
${body}
</div>
<p style="margin:16px 0 0;font-size:13px;color:#6b5f58">${foot}</p>
</div>
</body>
</html>`
}

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
