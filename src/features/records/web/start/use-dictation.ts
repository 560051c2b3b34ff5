import { useEffect, useRef, useState } from 'react'
import { type Locale, regionalTag } from '../../../../platform/shared/locales.ts'

/** The part of the browser's speech recognition that is used here; no type library has it yet. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  start: () => void
  stop: () => void
  abort: () => void
}
type Heard = Event & {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }>>
}
interface WithRecognition {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

const recognition = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as WithRecognition
  return SpeechRecognition ?? webkitSpeechRecognition
}

export type DictationFailure = 'notAllowed' | 'failed'

/** What was written before, and what was heard after it. */
export const withWords = (known: string, words: string): string =>
  [known.trim(), words.trim()].join(' ').trim()

/** Words spoken in the reader's language, as the browser hears them; null where it can't. `isFirst`: nothing was heard before since it began. */
export function useDictation(locale: Locale, onWords: (words: string, isFirst: boolean) => void) {
  const [isListening, setIsListening] = useState(false)
  const [failure, setFailure] = useState<DictationFailure | null>(null)
  const running = useRef<Recognition>(null)
  useEffect(() => () => running.current?.abort(), [])
  const Recognizer = recognition()
  if (Recognizer === undefined) return null
  const start = () => {
    const heard = new Recognizer()
    heard.lang = regionalTag(locale)
    heard.continuous = true
    let isFirst = true
    heard.addEventListener('result', (event) => {
      const { resultIndex, results } = event as Heard
      const words = Array.from(results)
        .slice(resultIndex)
        .map((result) => result[0]?.transcript.trim() ?? '')
      onWords(words.join(' '), isFirst)
      isFirst = false
    })
    heard.addEventListener('error', (event) => {
      const { error } = event as Event & { error: string }
      if (error !== 'aborted') setFailure(error === 'not-allowed' ? 'notAllowed' : 'failed')
    })
    heard.addEventListener('end', () => setIsListening(false))
    running.current = heard
    setFailure(null)
    setIsListening(true)
    heard.start()
  }
  return { isListening, failure, start, stop: () => running.current?.stop() }
}
