import { useEffect, useRef } from 'react'
import { useOwnStream } from './use-own-stream.ts'

/** How loud somebody is, as a bar that moves. */
export function LevelMeter({ track, label }: { track: MediaStreamTrack; label: string }) {
  const bar = useRef<HTMLProgressElement>(null)
  const stream = useOwnStream(track)
  useEffect(() => {
    if (stream === null) return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 512
    context.createMediaStreamSource(stream).connect(analyser)
    const heights = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(heights)
      const loudness = Math.sqrt(
        heights.reduce((sum, height) => sum + height ** 2, 0) / heights.length,
      )
      if (bar.current) bar.current.value = Math.min(1, loudness * 6)
    }, 80)
    // Without a press the browser listens to nothing: with the first one it does.
    const wake = () => void context.resume()
    addEventListener('pointerdown', wake, { once: true })
    return () => {
      clearInterval(timer)
      removeEventListener('pointerdown', wake)
      void context.close()
    }
  }, [stream])
  return (
    <progress
      ref={bar}
      value={0}
      max={1}
      aria-label={label}
      className="progress block w-full text-palm"
    />
  )
}
