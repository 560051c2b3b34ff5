import { type Sample } from './picture-rules.ts'

const mostOfSound = 32_000
const mostOfPicture = 500_000

/** Sound first and never much; the picture shares the rest among those who see it, and goes where there is none. */
export async function limitSenders(
  connection: RTCPeerConnection,
  { others, isAway }: { others: number; isAway: boolean },
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
        active: !isAway,
        maxBitrate: Math.round(mostOfPicture / others),
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
}

/** How a line stands at this moment. */
export async function sampleOf(connection: RTCPeerConnection): Promise<Sample> {
  const stats: Stat[] = []
  ;(await connection.getStats()).forEach((stat: Stat) => stats.push(stat))
  const pair = stats.find(({ type, nominated }) => type === 'candidate-pair' && nominated === true)
  const sound = stats.find(({ type, kind }) => type === 'remote-inbound-rtp' && kind === 'audio')
  return { room: pair?.availableOutgoingBitrate ?? null, lost: sound?.fractionLost ?? null }
}
