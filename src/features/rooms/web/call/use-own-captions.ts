import { useEffect, useState } from 'react'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { findVoice, loadVoice, type Voice } from './recogniser.ts'

export type OwnCaptions = ReturnType<typeof useOwnCaptions>

/** Whether one reads what the others say, and what this device can write of what one says oneself. */
export function useOwnCaptions() {
  const locale = useLocale()
  const [wants, setWants] = useState(false)
  const [language, setLanguage] = useState<Locale>(locale)
  const [found, setFound] = useState<{ voice: Voice; language: Locale } | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const voice = found?.language === language ? found.voice : null
  const take = (taken: Voice) => setFound({ voice: taken, language })

  // Whether it can is asked once somebody wants it.
  useEffect(() => {
    if (!isAsked) return
    let isLeft = false
    void findVoice(language).then((voice) => !isLeft && setFound({ voice, language }))
    return () => {
      isLeft = true
    }
  }, [isAsked, language])

  return {
    wants,
    toggle: () => setWants(!wants),
    language,
    setLanguage,
    voice,
    isLoading,
    /** Somebody wants to read what is said here. */
    ask: setAsked,
    async load() {
      if (voice === null || isLoading) return
      setLoading(true)
      const ability = (await loadVoice(voice)) ? 'ready' : 'unable'
      setLoading(false)
      take({ ...voice, ability })
    },
    fail: () => voice && take({ ...voice, ability: 'unable' }),
  }
}
