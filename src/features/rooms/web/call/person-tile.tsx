import { MicOff } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Avatar } from '../../../../ui/portrait.tsx'
import type { Room } from '../../contract.ts'
import { useTexts } from '../texts.ts'
import { VideoOf } from '../video-of.tsx'
import { CaptionOf } from './caption-of.tsx'
import type { Person } from './open-peers.ts'

/** Somebody else in the room: the picture, or why there is none, and the name. */
export function PersonTile({
  person,
  reach,
  reads,
  onBlocked,
}: {
  person: Person
  reach: Room['reach']
  /** What she says is read. */
  reads: boolean
  onBlocked: (play: () => void) => void
}) {
  const { call: t, reach: reaches } = useTexts()
  const { name, state, stream, mediaState } = person
  const isSeen = state === 'connected' && mediaState.hasPicture && !mediaState.isWeak
  const reason = reasonFor(t, { state, mediaState })
  return (
    <li className="relative min-h-0 min-w-0 overflow-hidden rounded-lg bg-surface">
      {/* It carries the sound, too. */}
      <VideoOf
        stream={stream}
        label={name}
        onBlocked={onBlocked}
        className={classNames(!isSeen && 'opacity-0')}
      />
      {!isSeen && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 px-6 text-center">
          <Avatar name={name} src={null} size="xl" />
          <p className="text-ink-soft">{reason}</p>
          {state === 'lost' && <p className="max-w-110 text-ink-soft">{reaches[reach]}</p>}
        </div>
      )}
      <p className="absolute start-3 bottom-3 flex max-w-[60%] items-center gap-2 rounded-full bg-canvas px-4 py-1.5 font-medium">
        <bdi className="truncate">{name}</bdi>
        {mediaState.isMuted && (
          <span className="shrink-0 text-amber">
            <Icon of={MicOff} size={18} />
            <span className="sr-only">{t.isMuted}</span>
          </span>
        )}
      </p>
      {reads && state === 'connected' && <CaptionOf person={person} />}
    </li>
  )
}

function reasonFor(
  t: ReturnType<typeof useTexts>['call'],
  { state, mediaState }: Pick<Person, 'state' | 'mediaState'>,
): string {
  if (state === 'connecting') return t.connecting
  if (state === 'lost') return t.reconnecting
  return mediaState.isWeak ? t.pictureAway : t.isHidden
}
