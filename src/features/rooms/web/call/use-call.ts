import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../platform/web/api.ts'
import { api, fetchSignedIn } from '../../../../platform/web/browser-api.ts'
import { stayEveryMs } from '../../choices.ts'
import { leaveRoom, stayInRoom } from '../../contract.ts'
import type { OwnTracks } from '../own-media.ts'
import { openPeers, type Person } from './open-peers.ts'
import type { MediaState } from './peer.ts'
import { sampleEveryMs } from './picture-rules.ts'
import type { Caption } from './recogniser.ts'

export interface Entry {
  peer: string
  ice_servers: RTCIceServer[]
}

interface Options extends OwnTracks {
  interviewId: number
  entry: Entry
  isMuted: boolean
  captions: Pick<MediaState, 'wantsCaptions' | 'ability'>
  /** The server lets one stay no longer; in its words. */
  onEnd: (because: string) => void
}

/** Being in a room: who else is, and the connections to them. */
export function useCall({ interviewId: id, entry, audio, video, isMuted, ...rest }: Options) {
  const { captions, onEnd } = rest
  const [people, setPeople] = useState<Person[]>([])
  const [isWeak, setWeak] = useState(false)
  const peers = useRef<ReturnType<typeof openPeers>>(null)
  const mediaState: MediaState = {
    isMuted: isMuted || audio === null,
    hasPicture: video !== null,
    isWeak: false,
    ...captions,
  }
  const begin = useRef({ tracks: { audio, video }, mediaState })

  useEffect(() => {
    const opened = openPeers({
      interviewId: id,
      own: entry.peer,
      iceServers: entry.ice_servers,
      ...begin.current,
      onChange: setPeople,
    })
    peers.current = opened
    const restart = () => opened.restart()
    const watching = setInterval(() => void opened.watch().then(setWeak), sampleEveryMs)
    addEventListener('online', restart)
    return () => {
      clearInterval(watching)
      removeEventListener('online', restart)
      opened.close()
      peers.current = null
    }
  }, [id, entry])

  const { hasPicture, isMuted: saysMuted, wantsCaptions, ability } = mediaState
  useEffect(() => {
    const said = { hasPicture, isMuted: saysMuted, isWeak: false, wantsCaptions, ability }
    peers.current?.setOwn({ audio, video }, said)
  }, [audio, video, hasPicture, saysMuted, wantsCaptions, ability])

  useLeaving(id, entry.peer)
  const presence = usePresence(id, entry.peer, peers)
  const { error } = presence
  const refusal = error instanceof ApiError && error.status < 500 ? error.message : null
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (refusal !== null) end.current(refusal)
  }, [refusal])
  const say = useCallback((caption: Caption) => peers.current?.say(caption), [])
  return { people, isWeak, say }
}

/** Says again and again that one is still there, and takes what others have sent meanwhile. */
function usePresence(
  id: number,
  peer: string,
  peers: React.RefObject<ReturnType<typeof openPeers> | null>,
) {
  const taken = useRef(0)
  return useQuery({
    queryKey: [`room:${id}`, 'presence', peer],
    queryFn: async () => {
      const found = await api(stayInRoom, { id, peer, after: taken.current })
      peers.current?.meet(found)
      for (const { number, from, signal } of found.signals) {
        if (number <= taken.current) continue
        taken.current = number
        peers.current?.receive(from, signal)
      }
      return found.people.length
    },
    // Called off or moved, the room closes.
    meta: { live: ['interviews', 'pipeline'] },
    refetchInterval: stayEveryMs,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Leaves the room with the page, however that ends. */
function useLeaving(id: number, peer: string): void {
  useEffect(() => {
    const leave = () => {
      void fetchSignedIn(leaveRoom.path.replace(':id', String(id)), {
        method: leaveRoom.method,
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ peer }),
      }).catch(() => undefined)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [id, peer])
}
