import { translated, wordsIn } from '../../../../platform/shared/catalogues.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import type { NewMessage } from '../../../notifications/server/index.ts'
import {
  mailLink,
  mailPage,
  mailParagraph,
  mailWords,
} from '../../../notifications/server/mail-api.ts'
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
    locale,
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

function pageOf({ locale, subject, paragraphs, leave, origin }: Page): string {
  const t = texts[locale]
  const words = (piece: Piece) =>
    typeof piece === 'string' ? mailWords(piece) : mailLink(piece.href, piece.text)
  const foot =
    leave === null ? mailWords(t.isTest) : `${mailWords(t.why)}<br>${mailLink(leave, t.leave)}`
  return mailPage({
    locale,
    subject,
    head: `<p style="margin:0 0 16px;font-size:20px;font-weight:600">${mailLink(origin + localizedPath('/', locale), t.brand)}</p>`,
    body: paragraphs.map((pieces) => mailParagraph(pieces.map(words).join(''))).join('\n'),
    foot: `<p style="margin:16px 0 0;font-size:13px;color:#6b5f58">${foot}</p>`,
  })
}
