import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type Chosen,
  type Fault,
  openCamera,
  openMicrophone,
  openTracks,
  type OwnTracks,
} from './own-media.ts'

export interface OwnMedia extends OwnTracks {
  /** Null until the browser has answered. */
  fault: Fault | null
  isAsking: boolean
  isMuted: boolean
  cameras: MediaDeviceInfo[]
  microphones: MediaDeviceInfo[]
  retry: () => void
  toggleMicrophone: () => void
  toggleCamera: () => void
  chooseCamera: (id: string) => void
  chooseMicrophone: (id: string) => void
}

const nothing: OwnTracks = { audio: null, video: null }
const asking = { fault: null, isAsking: true }

/** Camera and microphone of one's own, from the first question to the leaving of the page. A camera that is off is really off. */
export function useOwnMedia(): OwnMedia {
  const [isMuted, setMuted] = useState(false)
  const chosen = useRef<Chosen>({})
  const { hold, hush, tracks, devices, ...asked } = useTracks(chosen)
  const chooseCamera = async (camera: string) => {
    chosen.current = { ...chosen.current, camera }
    // Some phones have one camera open at a time.
    hold({ video: null })
    hold({ video: await openCamera(chosen.current) })
  }
  const chooseMicrophone = async (microphone: string) => {
    chosen.current = { ...chosen.current, microphone }
    hold({ audio: await openMicrophone(chosen.current) })
  }
  return {
    ...tracks,
    ...asked,
    isMuted,
    cameras: devices.filter(({ kind }) => kind === 'videoinput'),
    microphones: devices.filter(({ kind }) => kind === 'audioinput'),
    toggleMicrophone() {
      hush(!isMuted)
      setMuted(!isMuted)
    },
    toggleCamera() {
      if (tracks.video) hold({ video: null })
      else void openCamera(chosen.current).then((video) => hold({ video }))
    },
    chooseCamera: (id) => void chooseCamera(id),
    chooseMicrophone: (id) => void chooseMicrophone(id),
  }
}

/** What the browser gave when it was asked, for as long as the page is there. */
function useTracks(chosen: RefObject<Chosen>) {
  const [tracks, setTracks] = useState<OwnTracks>(nothing)
  const [answer, setAnswer] = useState<{ fault: Fault | null; isAsking: boolean }>(asking)
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([])
  const [tries, setTries] = useState(0)
  const held = useRef<OwnTracks>(nothing)
  const isGone = useRef(false)
  const isMuted = useRef(false)
  const hold = (next: Partial<OwnTracks>) => {
    for (const kind of ['audio', 'video'] as const)
      if (kind in next && held.current[kind] !== next[kind]) held.current[kind]?.stop()
    held.current = { ...held.current, ...next }
    // Whoever is muted stays so, whichever microphone comes.
    if (next.audio) next.audio.enabled = !isMuted.current
    // A camera that opens only after the page was left is closed at once.
    if (isGone.current) stopAll(held.current)
    setTracks(held.current)
  }

  useEffect(() => {
    let isLeft = false
    isGone.current = false
    const ask = async () => {
      setAnswer(asking)
      const { fault, ...found } = await openTracks(chosen.current)
      if (isLeft) return stopAll(found)
      hold(found)
      setAnswer({ fault, isAsking: false })
      setDevices(await listDevices())
    }
    void ask()
    return () => {
      isLeft = true
      isGone.current = true
      stopAll(held.current)
      held.current = nothing
    }
  }, [tries, chosen])

  // Pulled out, or taken by another program.
  useEffect(() => {
    const { video } = tracks
    const gone = () => hold({ video: null })
    video?.addEventListener('ended', gone)
    return () => video?.removeEventListener('ended', gone)
  }, [tracks])
  const hush = (muted: boolean) => {
    isMuted.current = muted
    const { audio } = held.current
    if (audio) audio.enabled = !muted
  }
  const retry = () => setTries((count) => count + 1)
  return { hold, hush, tracks, devices, retry, ...answer }
}

const stopAll = ({ audio, video }: OwnTracks): void =>
  [audio, video].forEach((track) => track?.stop())

/** Those that the browser names: before its owner has allowed them, none. */
const listDevices = async (): Promise<MediaDeviceInfo[]> =>
  'mediaDevices' in navigator
    ? (await navigator.mediaDevices.enumerateDevices()).filter(({ deviceId }) => deviceId !== '')
    : []
