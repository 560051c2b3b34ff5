import { directionOf } from '../../../platform/shared/locale.ts'
import type { Locale } from '../../../platform/shared/locales.ts'

interface MailPage {
  /** The language of all of it, which gives the page its direction. */
  locale: Locale
  subject: string
  /** HTML, as are the lines above and below the sheet that it stands on. */
  body: string
  head?: string
  foot?: string
}

/** An e-mail as a page. Mail readers know no style sheets: each element says itself how it looks. */
export const mailPage = ({ locale, subject, body, head = '', foot = '' }: MailPage): string =>
  `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#faf6ef;color:#2b2320;font:16px/1.6 'Readex Pro',Tahoma,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
${head}
<div style="background:#ffffff;border:1px solid #e8dfd2;border-radius:16px;padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${body}
</div>
${foot}
</div>
</body>
</html>`

/** A text as the body of a page: its lines are kept, and its addresses lead on. */
export const mailBody = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) =>
      mailParagraph(
        paragraph
          .split(/(https?:\/\/\S+)/)
          .map(wordOrLink)
          .join(''),
      ),
    )
    .join('\n')

export const mailParagraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`

export const mailLink = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}" style="color:#8a1538;overflow-wrap:anywhere">${escapeHtml(text)}</a>`

/** Words of a mail, line by line. */
export const mailWords = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const wordOrLink = (part: string, index: number): string =>
  index % 2 === 1 ? `<bdi>${mailLink(part, part)}</bdi>` : mailWords(part)

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
