import { mostOfPicture, type Picture, type Sample } from './picture-rules.ts'

const mostOfSound = 32_000

/** Sound first and never much; the picture takes what is left, shared among those who see it, and goes where there is nothing. */
export async function limitSenders(
  connection: RTCPeerConnection,
  { others, picture }: { others: number; picture: Picture },
): Promise<void> {
  for (const sender of connection.getSenders()) {
    const parameters = sender.getParameters()
    const [encoding] = parameters.encodings
    if (encoding === undefined || sender.track === null) continue
    if (sender.track.kind === 'audio')
      Object.assign(encoding, {
        maxBitrate: mostOfSound,
        priority: 'high',
        networkPriority: 'high',
      })
    else {
      Object.assign(encoding, {
        active: !picture.isAway,
        maxBitrate: Math.round(Math.min(picture.most, mostOfPicture / others)),
        maxFramerate: 24,
        priority: 'low',
        networkPriority: 'low',
      })
      parameters.degradationPreference = 'maintain-framerate'
    }
    // A connection that ends meanwhile has no limits to keep.
    await sender.setParameters(parameters).catch(() => undefined)
  }
}

interface Stat {
  type: string
  kind?: string
  nominated?: boolean
  availableOutgoingBitrate?: number
  fractionLost?: number
  packetsSent?: number
  packetsLost?: number
}

/** Packets that a line took from its beginning, and those of them that did not arrive. */
export interface Packets {
  sent: number
  lost: number
}

/** How a line stands at this moment; what was sent before is what was given with the last sample. */
export async function sampleOf(
  connection: RTCPeerConnection,
  before: Packets,
): Promise<{ sample: Sample; packets: Packets }> {
  const stats: Stat[] = []
  ;(await connection.getStats()).forEach((stat: Stat) => stats.push(stat))
  const ofType = (wanted: string) => stats.filter(({ type }) => type === wanted)
  const pair = ofType('candidate-pair').find(({ nominated }) => nominated === true)
  const mediaState = ofType('remote-inbound-rtp')
  const packets = {
    sent: sum(ofType('outbound-rtp').map(({ packetsSent = 0 }) => packetsSent)),
    lost: sum(mediaState.map(({ packetsLost = 0 }) => packetsLost)),
  }
  const sent = packets.sent - before.sent
  return {
    packets,
    sample: {
      room: pair?.availableOutgoingBitrate ?? null,
      lost: mediaState.find(({ kind }) => kind === 'audio')?.fractionLost ?? null,
      dropped: mediaState.length === 0 || sent <= 0 ? null : (packets.lost - before.lost) / sent,
    },
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)
