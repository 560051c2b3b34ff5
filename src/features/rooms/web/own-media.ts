/** Why there is neither picture nor sound of one's own. */
export type Fault = 'denied' | 'none' | 'busy' | 'unable'

export interface Chosen {
  camera?: string | undefined
  microphone?: string | undefined
}

export interface OwnTracks {
  audio: MediaStreamTrack | null
  video: MediaStreamTrack | null
}

/** Small enough for a cheap phone and a thin line. */
const picture = {
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 24, max: 30 },
}
const voice = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }

const cameraAsked = ({ camera }: Chosen): MediaTrackConstraints =>
  camera === undefined
    ? { ...picture, facingMode: 'user' }
    : { ...picture, deviceId: { exact: camera } }
const microphoneAsked = ({ microphone }: Chosen): MediaTrackConstraints =>
  microphone === undefined ? voice : { ...voice, deviceId: { exact: microphone } }

export const canCall = (): boolean =>
  typeof RTCPeerConnection !== 'undefined' && 'mediaDevices' in navigator

/** Camera and microphone; each by itself where both together can't be had. */
export async function openTracks(chosen: Chosen): Promise<OwnTracks & { fault: Fault | null }> {
  if (!canCall()) return { audio: null, video: null, fault: 'unable' }
  try {
    return {
      ...(await tracksOf({ audio: microphoneAsked(chosen), video: cameraAsked(chosen) })),
      fault: null,
    }
  } catch (error) {
    const audio = await tracksOf({ audio: microphoneAsked(chosen) }).catch(() => null)
    const video = audio ? null : await tracksOf({ video: cameraAsked(chosen) }).catch(() => null)
    const found = audio ?? video
    return found === null
      ? { audio: null, video: null, fault: faultOf(error) }
      : { ...found, fault: null }
  }
}

export const openCamera = async (chosen: Chosen): Promise<MediaStreamTrack | null> =>
  (await tracksOf({ video: cameraAsked(chosen) }).catch(() => null))?.video ?? null

export const openMicrophone = async (chosen: Chosen): Promise<MediaStreamTrack | null> =>
  (await tracksOf({ audio: microphoneAsked(chosen) }).catch(() => null))?.audio ?? null

async function tracksOf(asked: MediaStreamConstraints): Promise<OwnTracks> {
  const stream = await navigator.mediaDevices.getUserMedia(asked)
  return { audio: stream.getAudioTracks()[0] ?? null, video: stream.getVideoTracks()[0] ?? null }
}

function faultOf(error: unknown): Fault {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none'
}
