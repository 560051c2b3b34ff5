import { Languages } from 'lucide-react'
import { useEffect, useState } from 'react'
import { languageName } from '../../../platform/shared/format.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { type Output } from '../../../platform/shared/endpoint.ts'
import { translateAbout } from '../contract.ts'
import { useAboutTexts } from './about-texts.ts'
import type { WrittenElsewhere } from './written-elsewhere.ts'

type Translation = Output<typeof translateAbout>

interface Props {
  id: number
  text: string
  written: WrittenElsewhere
  /** Whether a translation can be had. */
  may: boolean
  className?: string
}

/** What a worker wrote in another language than its reader's: translated where somebody translates, what she wrote one tap away; otherwise marked with its language. */
export function AboutWords({
  id,
  text,
  written,
  may,
  className = 'max-w-prose whitespace-pre-line text-ink-soft',
}: Props) {
  const t = useAboutTexts()
  const locale = useLocale()
  const found = useTranslation(id, may)
  const [isOriginal, setIsOriginal] = useState(false)
  // She wrote in the reader's own language after all, or in words that are nobody's.
  const translation = found?.from.split('-')[0] === locale ? null : found
  const isShown = translation !== null && !isOriginal
  return (
    <>
      <p dir="auto" lang={isShown ? locale : (written.language ?? undefined)} className={className}>
        {isShown ? translation.text : text}
      </p>
      {(translation ?? written.said) !== null && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-faint">
          <span role="status">
            {isShown ? t.translatedFrom(languageName(translation.from, locale)) : written.said}
          </span>
          {translation !== null && (
            <Button
              variant="quiet"
              size="s"
              icon={Languages}
              onClick={() => setIsOriginal(!isOriginal)}
            >
              {isOriginal ? t.translation : t.original}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

/** Asked for by the page itself; where it can't be had, what she wrote stays. */
function useTranslation(id: number, may: boolean): Translation | null {
  const [found, setFound] = useState<{ id: number; said: Translation } | null>(null)
  useEffect(() => {
    if (!may) return
    let isLeft = false
    void api(translateAbout, { id }).then(
      (said) => (isLeft ? undefined : setFound({ id, said })),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [id, may])
  return found?.id === id ? found.said : null
}
