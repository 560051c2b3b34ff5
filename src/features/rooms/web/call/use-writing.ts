import { useEffect, useRef } from 'react'
import type { OwnMedia } from '../use-own-media.ts'
import type { Person } from './open-peers.ts'
import { type Caption, writeAlong } from './recogniser.ts'
import type { OwnCaptions } from './use-own-captions.ts'

/** Writes what one says for those who want to read it, while somebody does and the microphone is on. */
export function useWriting(
  captions: OwnCaptions,
  { audio, isMuted }: Pick<OwnMedia, 'audio' | 'isMuted'>,
  { people, say }: { people: readonly Person[]; say: (caption: Caption) => void },
): Person[] {
  const readers = people.filter(({ mediaState }) => mediaState.wantsCaptions)
  const isAsked = readers.length > 0
  const { ask, voice } = captions
  const latest = useRef({ say, fail: captions.fail })
  useEffect(() => {
    latest.current = { say, fail: captions.fail }
  })
  useEffect(() => ask(isAsked), [ask, isAsked])
  useEffect(() => {
    if (!isAsked || isMuted || audio === null || voice?.ability !== 'ready') return
    return writeAlong({
      voice,
      track: audio,
      onCaption: (caption) => latest.current.say(caption),
      onFailed: () => latest.current.fail(),
    })
  }, [isAsked, isMuted, audio, voice])
  return readers
}
