import type { Presence, Signal } from '../../contract.ts'
import type { Seat } from '../../choices.ts'
import type { OwnTracks } from '../own-media.ts'
import { limitSenders, type Packets, sampleOf } from './line.ts'
import { openOutbox } from './outbox.ts'
import { connectPeer, type Peer, type PeerState, type MediaState } from './peer.ts'
import { nextPicture, type Picture, shownPicture } from './picture-rules.ts'
import type { Caption } from './recogniser.ts'

/** Somebody else in the room, as the screen shows her. */
export interface Person {
  peer: string
  side: Seat
  name: string
  state: PeerState
  stream: MediaStream | null
  mediaState: MediaState
  /** What she said last, for who reads it. */
  caption: Caption | null
}

interface Held {
  person: Person
  peer: Peer
  outbox: ReturnType<typeof openOutbox>
  picture: Picture
  packets: Packets
  /** The last signal of hers that was taken. */
  order: number
}

interface Options {
  interviewId: number
  /** Who one is in the room oneself. */
  own: string
  tracks: OwnTracks
  mediaState: MediaState
  iceServers: RTCIceServer[]
  onChange: (people: Person[]) => void
}

/** The connections to all others in the room, each by itself: two make one, three make three. */
export function openPeers(options: Options) {
  const { onChange } = options
  const all = new Map<string, Held>()
  let { tracks, mediaState, iceServers } = options
  const show = () => onChange([...all.values()].map(({ person }) => person))
  const limit = ({ peer, picture }: Held) =>
    limitSenders(peer.connection, { others: all.size, picture })
  const send = ({ peer, picture }: Held) => peer.send({ ...mediaState, isWeak: picture.isAway })
  const change = (to: string, values: Partial<Person>) => {
    const held = all.get(to)
    if (held === undefined) return
    held.person = { ...held.person, ...values }
    if (values.state === 'connected') void limit(held)
    show()
  }
  return {
    /** Connects to who has come, and lets go of who has left or can't be heard any more. */
    meet({ people, silent, ice_servers: servers }: Presence): void {
      iceServers = servers
      for (const [to, held] of all) {
        if (isGone(held.person, people, silent)) remove(all, to)
        else held.peer.setServers(servers)
      }
      for (const person of people.filter(({ peer }) => !all.has(peer)))
        all.set(person.peer, hold(person, { ...options, tracks, mediaState, iceServers }, change))
      show()
    },
    receive(from: string, signal: Signal): void {
      const held = all.get(from)
      if (held === undefined || signal.order <= held.order) return
      held.order = signal.order
      held.peer.receive(signal)
    },
    setOwn(next: OwnTracks, said: MediaState): void {
      tracks = next
      mediaState = said
      for (const held of all.values()) {
        held.peer.setTracks(next)
        send(held)
        void limit(held)
      }
    },
    /** Words of one's own, to those who read them. */
    say(caption: Caption): void {
      for (const { person, peer } of all.values())
        if (person.mediaState.wantsCaptions) peer.say(caption)
    },
    restart: () => all.forEach(({ peer }) => peer.restart()),
    /** Looks at each line: how much of the picture it carries; whether one is too thin for any. */
    async watch(): Promise<boolean> {
      for (const held of all.values()) {
        if (tracks.video === null || held.person.state !== 'connected') continue
        if (await lookAt(held)) send(held)
        await limit(held)
      }
      return [...all.values()].some(({ picture }) => picture.isAway)
    },
    close: () => [...all.keys()].forEach((to) => remove(all, to)),
  }
}

/** How much of the picture a line carries, by how it stands now; whether it goes or comes back. */
async function lookAt(held: Held): Promise<boolean> {
  const { isAway } = held.picture
  const { sample, packets } = await sampleOf(held.peer.connection, held.packets)
  held.picture = nextPicture(held.picture, sample)
  held.packets = packets
  return held.picture.isAway !== isAway
}

/** Connects to somebody, of whom nothing is known yet. */
function hold(
  { peer: to, side, name }: Presence['people'][number],
  { interviewId: id, own, tracks, mediaState, iceServers }: Options,
  change: (to: string, values: Partial<Person>) => void,
): Held {
  const outbox = openOutbox({ id, peer: own, to })
  const peer = connectPeer({
    begins: own < to,
    iceServers,
    tracks,
    mediaState,
    send: outbox.send,
    onStream: (stream) => change(to, { stream }),
    onState: (state) => change(to, { state }),
    onMediaState: (mediaState) => change(to, { mediaState }),
    onCaption: (caption) => change(to, { caption }),
  })
  const person: Person = {
    peer: to,
    side,
    name,
    state: 'connecting',
    stream: null,
    mediaState: {
      isMuted: false,
      hasPicture: true,
      isWeak: false,
      wantsCaptions: false,
      ability: null,
    },
    caption: null,
  }
  return { person, peer, outbox, picture: shownPicture, packets: { sent: 0, lost: 0 }, order: 0 }
}

/** Somebody in her place; or she has left, or is silent and no connection would still carry. */
const isGone = (
  { peer, side, state }: Person,
  people: Presence['people'],
  silent: Presence['silent'],
): boolean =>
  people.some((other) => other.side === side && other.peer !== peer) ||
  (people.every((other) => other.peer !== peer) &&
    !(state === 'connected' && silent.includes(peer)))

function remove(all: Map<string, Held>, to: string): void {
  const held = all.get(to)
  held?.peer.close()
  held?.outbox.close()
  all.delete(to)
}
