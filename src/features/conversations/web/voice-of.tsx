import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { leftToRight } from '../../../platform/shared/format.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { Icon } from '../../../ui/icon.tsx'
import { getMessageFile, type Message } from '../contract.ts'
import { useTexts } from './texts.ts'
import { clockWords } from './when.ts'

const speeds = [1, 1.5]

/** A voice note: play and pause, its wave with the place in it, and how fast. */
export function VoiceOf({
  id,
  message: { number, seconds, wave },
}: {
  id: number
  message: Message
}) {
  const { file: t } = useTexts()
  const whole = seconds ?? 0
  const { isPlaying, hasFailed, at, speed, toggle, seek, faster } = useVoice(id, number)
  const share = whole === 0 ? 0 : Math.min(1, at / whole)
  return (
    <div role="group" aria-label={t.voice(clockWords(whole))} className="w-60 max-w-full py-1">
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label={isPlaying ? t.pause : t.play}
          onClick={toggle}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-strong"
        >
          <Icon of={isPlaying ? Pause : Play} size={18} />
        </button>
        <div className="relative h-11 grow">
          <Wave wave={wave} share={share} />
          <input
            type="range"
            min={0}
            max={whole}
            step={0.5}
            value={Math.min(at, whole)}
            aria-label={t.position}
            aria-valuetext={clockWords(at)}
            onChange={(event) => seek(Number(event.target.value))}
            className="absolute inset-0 size-full cursor-pointer opacity-0 focus-visible:opacity-30"
          />
        </div>
        <button
          type="button"
          aria-label={t.speed(String(speed))}
          onClick={faster}
          className="hit min-w-9 rounded-full bg-surface px-2 py-1 text-xs font-semibold text-ink-soft tabular-nums"
        >
          {leftToRight(`${speed}×`)}
        </button>
      </div>
      {hasFailed ? (
        <p role="alert" className="text-sm text-danger">
          {t.failed}
        </p>
      ) : (
        <p className="ps-13 text-xs text-ink-faint tabular-nums">
          {clockWords(isPlaying || at > 0 ? at : whole)}
        </p>
      )}
    </div>
  )
}

/** From the start of the line on, as time runs in the language of the page. */
function Wave({ wave, share }: { wave: readonly number[]; share: number }) {
  const heights = wave.length === 0 ? Array.from({ length: 32 }, () => 20) : wave
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${heights.length * 3} 40`}
      preserveAspectRatio="none"
      className="size-full rtl:-scale-x-100"
    >
      {heights.map((height, index) => {
        const tall = Math.max(3, (height / 100) * 38)
        return (
          <rect
            key={index}
            x={index * 3}
            y={20 - tall / 2}
            width={2}
            height={tall}
            rx={1}
            className={index / heights.length < share ? 'fill-accent' : 'fill-line-strong'}
          />
        )
      })}
    </svg>
  )
}

/** The sound behind it, fetched when it is first played. */
function useVoice(id: number, number: number) {
  const audio = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState<'idle' | 'playing' | 'failed'>('idle')
  const [at, setAt] = useState(0)
  const [speed, setSpeed] = useState(1)
  useEffect(() => () => audio.current?.pause(), [])
  const open = async (): Promise<HTMLAudioElement> => {
    if (audio.current) return audio.current
    const { url } = await api(getMessageFile, { id, number })
    if (url === null) throw new Error('held back')
    const sound = new Audio(url)
    sound.addEventListener('timeupdate', () => setAt(sound.currentTime))
    sound.addEventListener('pause', () => setState('idle'))
    sound.addEventListener('play', () => setState('playing'))
    sound.addEventListener('ended', () => setAt(0))
    audio.current = sound
    return sound
  }
  const play = async () => {
    try {
      const sound = await open()
      sound.playbackRate = speed
      await sound.play()
    } catch {
      audio.current = null
      setState('failed')
    }
  }
  return {
    isPlaying: state === 'playing',
    hasFailed: state === 'failed',
    at,
    speed,
    toggle: () => (state === 'playing' ? audio.current?.pause() : void play()),
    seek: (second: number) => {
      setAt(second)
      if (audio.current) audio.current.currentTime = second
    },
    faster: () => {
      const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1
      setSpeed(next)
      if (audio.current) audio.current.playbackRate = next
    },
  }
}
