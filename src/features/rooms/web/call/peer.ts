import type { Signal } from '../../contract.ts'
import type { OwnTracks } from '../own-media.ts'
import type { Ability, Caption } from './recogniser.ts'

/** What a browser says of itself beside picture and sound. */
export interface MediaState {
  isMuted: boolean
  hasPicture: boolean
  /** The line is too thin for its picture. */
  isWeak: boolean
  /** Its owner reads what the others say, if they can write it. */
  wantsCaptions: boolean
  /** Whether it can write what its owner says; null while nobody has asked for it. */
  ability: Ability | null
}

export type PeerState = 'connecting' | 'connected' | 'lost'

interface Options {
  /** Of two one begins, and insists when both speak at once. */
  begins: boolean
  iceServers: RTCIceServer[]
  tracks: OwnTracks
  mediaState: MediaState
  send: (signal: Omit<Signal, 'order'>) => void
  onStream: (stream: MediaStream) => void
  onState: (state: PeerState) => void
  onMediaState: (mediaState: MediaState) => void
  onCaption: (caption: Caption) => void
}

export interface Peer {
  connection: RTCPeerConnection
  receive: (signal: Signal) => void
  setTracks: (tracks: OwnTracks) => void
  send: (mediaState: MediaState) => void
  /** Words of one's own, for who reads them. */
  say: (caption: Caption) => void
  setServers: (iceServers: RTCIceServer[]) => void
  /** Looks for another way to the other side. */
  restart: () => void
  close: () => void
}

const lostAfterMs = 2500
const againAfterMs = 6000

/**
 * The connection to one other browser, by the pattern of perfect negotiation (W3C WebRTC 1.0, example 10.7): whoever begins brings a
 * place for sound and one for the picture, into which tracks are put and from which they are taken without a new agreement.
 */
export function connectPeer({ begins, iceServers, tracks, mediaState, ...on }: Options): Peer {
  const pc = new RTCPeerConnection({ iceServers, bundlePolicy: 'max-bundle' })
  const remote = new MediaStream()
  const { send, say } = openChannels(pc, mediaState, on)
  let own = tracks

  const place = (kind: 'audio' | 'video') =>
    pc.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)
  const putTracks = () => {
    for (const kind of ['audio', 'video'] as const) void place(kind)?.sender.replaceTrack(own[kind])
  }
  if (begins) {
    for (const kind of ['audio', 'video'] as const) pc.addTransceiver(kind)
    putTracks()
  }
  pc.addEventListener('track', ({ track }) => {
    remote.addTrack(track)
    on.onStream(remote)
  })
  const { receive } = negotiate(pc, {
    begins,
    send: on.send,
    beforeAnswer: () => {
      for (const transceiver of pc.getTransceivers()) transceiver.direction = 'sendrecv'
      putTracks()
    },
  })
  const { restart, stop } = keepConnected(pc, on.onState)
  return {
    connection: pc,
    receive,
    setTracks(next) {
      own = next
      putTracks()
    },
    send,
    say,
    setServers: (iceServers) => pc.setConfiguration({ iceServers, bundlePolicy: 'max-bundle' }),
    restart,
    close() {
      stop()
      pc.close()
    },
  }
}

/** What goes beside picture and sound: what a browser says of itself, its last word once it is connected, and what its owner says. */
function openChannels(
  pc: RTCPeerConnection,
  mediaState: MediaState,
  on: Pick<Options, 'onMediaState' | 'onCaption'>,
): Pick<Peer, 'send' | 'say'> {
  const channel = pc.createDataChannel('mediaState', { negotiated: true, id: 0 })
  const words = pc.createDataChannel('words', { negotiated: true, id: 1 })
  let said = mediaState
  const send = () => channel.readyState === 'open' && channel.send(JSON.stringify(said))
  channel.addEventListener('open', send)
  channel.addEventListener('message', ({ data }) => on.onMediaState(mediaStateIn(data)))
  words.addEventListener('message', ({ data }) => on.onCaption(captionIn(data)))
  return {
    send(next) {
      said = next
      send()
    },
    say: (caption) => words.readyState === 'open' && words.send(JSON.stringify(caption)),
  }
}

interface Negotiation {
  begins: boolean
  send: Options['send']
  beforeAnswer: () => void
}

function negotiate(pc: RTCPeerConnection, { begins, send, beforeAnswer }: Negotiation) {
  let isMakingOffer = false
  let isTakingAnswer = false
  let isIgnoring = false
  const sendDescription = () => {
    const { localDescription: made } = pc
    if (made?.type === 'offer' || made?.type === 'answer')
      send({ description: { type: made.type, sdp: made.sdp } })
  }
  pc.addEventListener('negotiationneeded', () => {
    // The other side brings the places.
    if (!begins && pc.remoteDescription === null) return
    isMakingOffer = true
    void pc
      .setLocalDescription()
      .then(sendDescription, () => undefined)
      .finally(() => (isMakingOffer = false))
  })
  pc.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate === null) return
    const {
      candidate: text = '',
      sdpMid = null,
      sdpMLineIndex = null,
      usernameFragment,
    } = candidate.toJSON()
    send({ candidate: { candidate: text, sdpMid, sdpMLineIndex, usernameFragment } })
  })

  async function take({ description, candidate }: Signal): Promise<void> {
    if (description) {
      const isFree = !isMakingOffer && (pc.signalingState === 'stable' || isTakingAnswer)
      isIgnoring = begins && description.type === 'offer' && !isFree
      if (isIgnoring) return
      // An answer that comes twice answers nothing any more.
      if (description.type === 'answer' && pc.signalingState !== 'have-local-offer') return
      isTakingAnswer = description.type === 'answer'
      await pc.setRemoteDescription(description).finally(() => (isTakingAnswer = false))
      if (description.type !== 'offer') return
      beforeAnswer()
      await pc.setLocalDescription()
      sendDescription()
    } else if (candidate)
      await pc.addIceCandidate({
        ...candidate,
        usernameFragment: candidate.usernameFragment ?? null,
      })
  }
  let last = Promise.resolve()
  return {
    // One after the other; what belongs to an offer that was ignored, or to a way that is over, is no fault.
    receive: (signal: Signal) => {
      last = last.then(() => take(signal)).catch(() => undefined)
    },
  }
}

/** Says how the connection stands, and looks for another way while there is none. */
function keepConnected(pc: RTCPeerConnection, onState: Options['onState']) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isConnected = () => pc.connectionState === 'connected'
  const restart = () => {
    clearTimeout(timer)
    if (pc.connectionState === 'closed') return
    if (navigator.onLine && pc.remoteDescription !== null) pc.restartIce()
    timer = setTimeout(() => isConnected() || restart(), againAfterMs)
  }
  pc.addEventListener('connectionstatechange', () => {
    clearTimeout(timer)
    if (isConnected()) onState('connected')
    else if (pc.connectionState === 'failed') {
      onState('lost')
      restart()
    } else if (pc.connectionState === 'disconnected') {
      onState('lost')
      timer = setTimeout(() => isConnected() || restart(), lostAfterMs)
    }
  })
  return { restart, stop: () => clearTimeout(timer) }
}

const abilities: readonly unknown[] = ['ready', 'to_load', 'unable'] satisfies Ability[]

/** What another browser says: only what is expected of it. */
function mediaStateIn(data: unknown): MediaState {
  const { isMuted, hasPicture, isWeak, wantsCaptions, ability } = objectIn<MediaState>(data)
  return {
    isMuted: isMuted === true,
    hasPicture: hasPicture === true,
    isWeak: isWeak === true,
    wantsCaptions: wantsCaptions === true,
    ability: abilities.includes(ability) ? (ability ?? null) : null,
  }
}

const longestCaption = 300

/** Of what goes on without an end the last words are shown. */
function captionIn(data: unknown): Caption {
  const { text } = objectIn<Caption>(data)
  return { text: String(text ?? '').slice(-longestCaption) }
}

function objectIn<Said>(data: unknown): Partial<Said> {
  try {
    return (JSON.parse(String(data)) as Partial<Said> | null) ?? {}
  } catch {
    return {}
  }
}
