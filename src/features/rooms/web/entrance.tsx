import { Suspense, useState } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import type { Room } from '../contract.ts'
import type { Entry } from './call/use-call.ts'
import { interviewsPathOf } from './interviews-path.ts'
import { Lobby } from './lobby.tsx'
import { useTexts } from './texts.ts'
import { useOwnMedia } from './use-own-media.ts'

// What connects two browsers is for whoever has entered.
const Call = lazyPart(() => import('./call/call.tsx'), 'Call')

/** What stands behind the link of a room: why it is closed, or the way in. */
export function Entrance({ room }: { room: Room }) {
  const t = useTexts()
  if (room.is_open) return <OpenRoom room={room} />
  return (
    <EmptyState
      level={1}
      illustration="door"
      title={t.closed}
      text={room.closed_because ?? ''}
      action={<ButtonLink to={interviewsPathOf(room)}>{t.toInterviews}</ButtonLink>}
    />
  )
}

/** First the mirror, then the call, and the mirror again. */
function OpenRoom({ room }: { room: Room }) {
  const t = useTexts()
  const media = useOwnMedia()
  const [entry, setEntry] = useState<Entry | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const leave = (because: string) => {
    setEnded(because)
    setEntry(null)
  }
  if (entry === null) return <Lobby room={room} media={media} ended={ended} onEnter={setEntry} />
  return (
    <Suspense fallback={<SkeletonRows label={t.loading} />}>
      <Call
        key={entry.peer}
        room={room}
        entry={entry}
        media={media}
        onLeave={() => leave(t.lobby.left)}
        onEnd={leave}
      />
    </Suspense>
  )
}
