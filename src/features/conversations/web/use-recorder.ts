import { useEffect, useRef, useState } from 'react'
import { mostWaves } from '../choices.ts'

export interface Recorded {
  file: File
  seconds: number
  wave: number[]
}

const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']
const lookEveryMs = 100

interface Recording {
  stop: () => void
  cancel: () => void
}

const nothing = (): void => undefined
const beforeItBegins: Recording = { stop: nothing, cancel: nothing }

interface Options {
  mostSeconds: number
  onDone: (recorded: Recorded) => void
  onRefused: () => void
}

/**
 * Records the microphone, at the most so long, with how loud it was. Whoever leaves is not recorded, not even where the browser allows
 * it only afterwards.
 */
export function useRecorder({ mostSeconds, onDone, onRefused }: Options) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const running = useRef<Recording>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      running.current?.cancel()
    }
  }, [])
  const end = () => {
    running.current = null
    setSeconds(null)
  }
  const start = async () => {
    if (running.current !== null) return
    running.current = beforeItBegins
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null)
    try {
      if (isGone.current) return close(stream)
      if (stream === null) throw new Error('refused')
      running.current = record(stream, {
        mostSeconds,
        onSecond: setSeconds,
        onEnd: (recorded) => {
          end()
          if (recorded !== null) onDone(recorded)
        },
      })
      setSeconds(0)
    } catch {
      close(stream)
      end()
      onRefused()
    }
  }
  return {
    isPossible: typeof MediaRecorder !== 'undefined' && navigator.mediaDevices !== undefined,
    isRecording: seconds !== null,
    seconds: seconds ?? 0,
    start,
    stop: () => running.current?.stop(),
    cancel: () => running.current?.cancel(),
  }
}

const close = (stream: MediaStream | null): void =>
  stream?.getTracks().forEach((track) => track.stop())

interface Heard {
  mostSeconds: number
  onSecond: (seconds: number) => void
  /** Null where it was thrown away. */
  onEnd: (recorded: Recorded | null) => void
}

function record(stream: MediaStream, { mostSeconds, onSecond, onEnd }: Heard): Recording {
  const type = types.find((one) => MediaRecorder.isTypeSupported(one))
  const recorder = new MediaRecorder(stream, {
    ...(type !== undefined && { mimeType: type }),
    audioBitsPerSecond: 32_000,
  })
  const chunks: Blob[] = []
  const levels: number[] = []
  const ear = listenTo(stream)
  const begunAt = performance.now()
  const passed = () => (performance.now() - begunAt) / 1000
  let isKept = true
  const look = setInterval(() => {
    levels.push(ear.level())
    onSecond(Math.floor(passed()))
    if (passed() >= mostSeconds) recorder.stop()
  }, lookEveryMs)
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  recorder.addEventListener('stop', () => {
    clearInterval(look)
    ear.close()
    close(stream)
    const seconds = Math.min(mostSeconds, Math.max(1, Math.round(passed())))
    const file = new File(chunks, 'voice', { type: recorder.mimeType })
    onEnd(isKept && file.size > 0 ? { file, seconds, wave: waveOf(levels) } : null)
  })
  recorder.start()
  const stop = () => recorder.state === 'recording' && recorder.stop()
  return {
    stop: () => void stop(),
    cancel: () => {
      isKept = false
      stop()
    },
  }
}

/** How loud it is at a moment, from 0 to 100. */
function listenTo(stream: MediaStream): { level: () => number; close: () => void } {
  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  analyser.fftSize = 512
  audio.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  return {
    level: () => {
      analyser.getByteTimeDomainData(samples)
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0)
      return Math.min(100, Math.round((loudest / 128) * 140))
    },
    close: () => void audio.close(),
  }
}

/** As many heights as a wave has: of each stretch the loudest. */
function waveOf(levels: readonly number[]): number[] {
  const count = Math.min(mostWaves, levels.length)
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [at, at + 1].map((part) => Math.floor((part * levels.length) / count))
    return Math.max(0, ...levels.slice(from, to))
  })
}
