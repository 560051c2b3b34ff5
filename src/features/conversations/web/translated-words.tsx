import { Languages } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { languageName } from '../../../platform/shared/format.ts'
import { isLocale } from '../../../platform/shared/locales.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { translateMessage } from '../contract.ts'
import { useMoreTexts } from './more-texts.ts'

interface Props {
  id: number
  number: number
  /** What was said, as it was said. */
  original: ReactNode
}

/** Somebody's words, and what a machine makes of them in the reader's language; the original is one tap away. */
export function TranslatedWords({ id, number, original }: Props) {
  const { translation: t } = useMoreTexts()
  const locale = useLocale()
  const [isShown, setIsShown] = useState(true)
  const { run, busy, result, error } = useAction(() => api(translateMessage, { id, number }), {
    failed: t.failed,
    inPlace: true,
  })
  const found = result?.from.split('-')[0] ?? ''
  const language = t.languages[found] ?? (isLocale(found) ? languageName(found, locale) : undefined)
  const isSame = found === locale
  const isTranslated = result !== undefined && isShown && !isSame
  return (
    <>
      {isTranslated ? (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
          {result.text}
        </p>
      ) : (
        original
      )}
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-faint">
        {result !== undefined && (
          <span role="status">
            {isSame
              ? t.same
              : isTranslated && (language === undefined ? t.fromUnknown : t.from(language))}
          </span>
        )}
        {error !== undefined && <span role="status">{error}</span>}
        {!isSame && (
          <Button
            variant="quiet"
            size="s"
            icon={Languages}
            busy={busy}
            className="-ms-2"
            onClick={() => (result === undefined ? void run() : setIsShown(!isShown))}
          >
            {isTranslated ? t.original : t.translate}
          </Button>
        )}
      </span>
    </>
  )
}
