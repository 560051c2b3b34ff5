import { languageOf } from '../../../../platform/shared/locales.ts'
import { directionOf } from '../../../../platform/shared/locale.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { mailTexts, paragraphsOf, useNewsletterTexts } from '../index.ts'

/** The e-mail as a reader of a language will see it. */
export function MailPreview({
  language,
  subject,
  body,
}: {
  language: Locale
  subject: string
  body: string
}) {
  const t = useNewsletterTexts()
  const mail = mailTexts[language]
  const paragraphs = paragraphsOf(body)
  return (
    <section aria-label={`${t.editor.preview} · ${languageOf(language).name}`} className="min-w-0">
      <p className="mb-2 text-sm text-ink-faint">{languageOf(language).name}</p>
      <div
        data-theme="light"
        lang={language}
        dir={directionOf(language)}
        className="rounded-lg border border-line bg-canvas p-4 text-ink"
      >
        <p className="mb-3 text-lg font-semibold text-accent">{mail.brand}</p>
        <div className="rounded-lg border border-line bg-surface p-5">
          <p className="mb-3 text-xl font-semibold break-words">{subject || '…'}</p>
          {paragraphs.length === 0 && <p className="text-ink-faint">…</p>}
          {paragraphs.map((pieces, index) => (
            <p key={index} className="mb-3 break-words whitespace-pre-line last:mb-0">
              {pieces.map((piece, at) =>
                typeof piece === 'string' ? (
                  piece
                ) : (
                  <a
                    key={at}
                    href={piece.href}
                    rel="noopener noreferrer"
                    target="_blank"
                    className="link"
                  >
                    {piece.text}
                  </a>
                ),
              )}
            </p>
          ))}
        </div>
        <p className="mt-3 text-sm text-ink-soft">
          {mail.why}
          <span className="block text-accent underline">{mail.leave}</span>
        </p>
      </div>
    </section>
  )
}
