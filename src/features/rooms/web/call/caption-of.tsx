import { useEffect, useState } from 'react'
import { isolated } from '../../../../platform/shared/format.ts'
import { useTexts } from '../texts.ts'
import type { Person } from './open-peers.ts'
import type { Caption } from './recogniser.ts'

/** What was said stays to be read for as long. */
const staysMs = 8000
/** Three lines or so: of what is longer the end. */
const most = 160

/** What somebody says, for who reads it; or why there is nothing to read. */
export function CaptionOf({ person: { name, caption, mediaState } }: { person: Person }) {
  const { call: t } = useTexts()
  const shown = useLately(caption)
  const reason =
    mediaState.ability === 'unable'
      ? t.captions.unable(isolated(name))
      : mediaState.ability === 'to_load'
        ? t.captions.notLoaded(isolated(name))
        : null
  const text = reason ?? shown
  if (text === null || text === '') return null
  return (
    // Clear of the picture of oneself, whichever way the words run.
    <div
      data-caption
      className="absolute start-3 end-28 bottom-16 flex sm:end-60 sm:justify-center"
    >
      <p
        dir="auto"
        className="max-w-160 min-w-0 rounded-md bg-canvas px-3 py-1.5 text-lg break-words"
      >
        {text.length > most ? `…${text.slice(-most)}` : text}
      </p>
    </div>
  )
}

/** The words until they have stood for long enough. */
function useLately(caption: Caption | null): string | null {
  const [over, setOver] = useState<Caption | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setOver(caption), staysMs)
    return () => clearTimeout(timer)
  }, [caption])
  return caption === over ? null : (caption?.text ?? null)
}
