import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAreaTexts } from './own-profile-texts.ts'

const mostSeconds = 60
const types = ['video/mp4', 'video/webm;codecs=vp9,opus', 'video/webm']

type Stage = 'idle' | 'refused' | 'ready' | 'recording' | 'done' | 'impossible'

const hasCamera = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices !== undefined

/** Records a film of a minute with the device's camera, led by four questions. */
export function RecordFilm({ onFilm }: { onFilm: (film: File | null) => void }) {
  const { media: t } = useAreaTexts()
  const camera = useCamera(onFilm)
  const { stage, view, url } = camera
  if (stage === 'impossible') return <Alert tone="warning">{t.noCamera}</Alert>
  return (
    <div className="flex flex-col gap-4">
      {(stage === 'idle' || stage === 'refused') && <p className="text-ink-soft">{t.recordText}</p>}
      <Questions {...camera} />
      {stage !== 'idle' && stage !== 'refused' && (
        <video
          ref={view}
          autoPlay={stage !== 'done'}
          muted={stage !== 'done'}
          playsInline
          controls={stage === 'done'}
          src={url ?? undefined}
          aria-label={t.film}
          className="aspect-video w-full rounded-md bg-ink object-contain"
        />
      )}
      <Controls {...camera} />
    </div>
  )
}

/** All four at first, then the one whose turn it is. */
function Questions({ stage, seconds }: Pick<Camera, 'stage' | 'seconds'>) {
  const { media: t } = useAreaTexts()
  const question = Math.min(3, Math.floor((seconds / mostSeconds) * 4))
  if (stage === 'recording')
    return (
      <p role="status" className="rounded-md bg-accent-wash px-4 py-3">
        <span className="block text-sm text-ink-soft">{t.question(question + 1)}</span>
        <span className="block text-lg font-medium">{t.questions[question]}</span>
      </p>
    )
  return (
    stage !== 'done' && (
      <ol className="list-decimal ps-6">
        {t.questions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    )
  )
}

function Controls({ stage, seconds, prepare, start, stop }: Camera) {
  const { media: t } = useAreaTexts()
  return (
    <div className="flex flex-wrap items-center gap-3">
      {(stage === 'idle' || stage === 'refused') && (
        <Button onClick={() => void prepare()}>{t.record}</Button>
      )}
      {stage === 'ready' && <Button onClick={start}>{t.start}</Button>}
      {stage === 'recording' && (
        <>
          <Button variant="danger" onClick={stop}>
            {t.stop}
          </Button>
          <span className="tabular-nums">{t.left(Math.max(0, mostSeconds - seconds))}</span>
        </>
      )}
      {stage === 'done' && (
        <Button variant="secondary" onClick={() => void prepare()}>
          {t.again}
        </Button>
      )}
      {stage === 'idle' && <span className="text-sm text-ink-faint">{t.allow}</span>}
      {stage === 'refused' && <Alert tone="warning">{t.allow}</Alert>}
    </div>
  )
}

type Camera = ReturnType<typeof useCamera>

/** The camera from her leave to the finished film, which it gives to `onFilm`. */
function useCamera(onFilm: (film: File | null) => void) {
  const [stage, setStage] = useState<Stage>(() => (hasCamera() ? 'idle' : 'impossible'))
  const [url, setUrl] = useState<string | null>(null)
  const view = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(null)
  const recorder = useRef<MediaRecorder>(null)
  const stop = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }
  const [seconds, setSeconds] = useSeconds(stage === 'recording', stop)
  useEffect(
    () => () => {
      recorder.current = null
      release(stream.current)
    },
    [],
  )
  useEffect(() => {
    if (view.current)
      view.current.srcObject = stage === 'ready' || stage === 'recording' ? stream.current : null
  }, [stage])
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url])

  const prepare = async () => {
    try {
      stream.current = await navigator.mediaDevices.getUserMedia(asked)
      setStage('ready')
      setUrl(null)
      onFilm(null)
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      setStage(isRefused ? 'refused' : 'impossible')
    }
  }
  const start = () => {
    if (stream.current === null) return
    const made = recorderOf(stream.current, (film) => {
      release(stream.current)
      // Left before she stopped it: nothing that she wanted to keep.
      if (recorder.current !== made) return
      setUrl(URL.createObjectURL(film))
      setStage('done')
      onFilm(film)
    })
    recorder.current = made
    setSeconds(0)
    setStage('recording')
    made.start(1000)
  }
  return { stage, seconds, url, view, prepare, start, stop }
}

const asked = { video: { facingMode: 'user', width: { ideal: 1280 } }, audio: true }

const release = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop())

/** Counts while it runs; when the minute is over, it says so. */
function useSeconds(isRunning: boolean, onOver: () => void) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const since = Date.now()
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  useEffect(() => {
    if (seconds >= mostSeconds) onOver()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the time is over, whatever else is new
  }, [seconds])
  return [seconds, setSeconds] as const
}

/** Records what the camera sees as a film of the first kind that the browser makes. */
function recorderOf(stream: MediaStream, onStop: (film: File) => void): MediaRecorder {
  const type = types.find((one) => MediaRecorder.isTypeSupported(one)) ?? ''
  const chunks: Blob[] = []
  const made = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 2_500_000 })
  made.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  made.addEventListener('stop', () => {
    const bare = type.split(';')[0] ?? 'video/webm'
    onStop(new File(chunks, `film.${bare.split('/')[1] ?? 'webm'}`, { type: bare }))
  })
  return made
}
