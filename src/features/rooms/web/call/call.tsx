import { isolated } from '../../../../platform/shared/format.ts'
import { Captions, PhoneOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useOnline } from '../../../../platform/web/use-online.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Modal } from '../../../../ui/modal.tsx'
import type { Room } from '../../contract.ts'
import { OwnSwitches } from '../own-switches.tsx'
import { RoundButton } from '../round-button.tsx'
import { useTexts } from '../texts.ts'
import type { OwnMedia } from '../use-own-media.ts'
import { useOwnStream } from '../use-own-stream.ts'
import { VideoOf } from '../video-of.tsx'
import { CaptionsBar } from './captions-bar.tsx'
import type { Person } from './open-peers.ts'
import { PersonTile } from './person-tile.tsx'
import { type Entry, useCall } from './use-call.ts'
import { type OwnCaptions, useOwnCaptions } from './use-own-captions.ts'
import { useScreenLock } from './use-screen-lock.ts'
import { useWriting } from './use-writing.ts'

/** The call itself, over the whole screen. */
export function Call({
  room,
  entry,
  media,
  onLeave,
  onEnd,
}: {
  room: Room
  entry: Entry
  media: OwnMedia
  onLeave: () => void
  onEnd: (because: string) => void
}) {
  const { call: t } = useTexts()
  const titleId = useId()
  useScreenLock()
  const captions = useOwnCaptions()
  const { people, isWeak, say } = useCall({
    ...media,
    interviewId: room.interview_id,
    entry,
    captions: { wantsCaptions: captions.wants, ability: captions.voice?.ability ?? null },
    onEnd,
  })
  const readers = useWriting(captions, media, { people, say })
  const [blocked, setBlocked] = useState<(() => void) | null>(null)
  const names = room.others.map(({ name }) => name).join(', ')
  return (
    <Modal
      open
      dismissible={false}
      onClose={onLeave}
      labelledBy={titleId}
      className="m-0! h-dvh max-h-none w-full max-w-none overflow-hidden"
    >
      <div data-theme="dark" className="relative flex h-dvh flex-col bg-canvas text-ink">
        <h2 id={titleId} className="sr-only">
          {t.label(names)}
        </h2>
        <News people={people} isWeak={isWeak} />
        <div className="relative min-h-0 grow p-2 sm:p-4">
          <People people={people} room={room} reads={captions.wants} onBlocked={setBlocked} />
          <OwnPicture video={media.video} />
          <Listen blocked={blocked} onPress={() => setBlocked(null)} />
        </div>
        <CaptionsBar captions={captions} readers={readers} />
        <Foot media={media} captions={captions} onLeave={onLeave} />
      </div>
    </Modal>
  )
}

/** A browser that plays no sound by itself plays it after a press. */
function Listen({ blocked, onPress }: { blocked: (() => void) | null; onPress: () => void }) {
  const { call: t } = useTexts()
  if (blocked === null) return null
  return (
    <Button
      size="l"
      className="absolute! inset-x-0 top-1/2 mx-auto w-fit"
      onClick={() => {
        onPress()
        blocked()
      }}
    >
      {t.listen}
    </Button>
  )
}

function Foot({
  media,
  captions: { wants, toggle },
  onLeave,
}: {
  media: OwnMedia
  captions: OwnCaptions
  onLeave: () => void
}) {
  const { call: t } = useTexts()
  return (
    <div className="flex shrink-0 justify-center gap-5 px-4 pt-1 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <OwnSwitches media={media} />
      <RoundButton
        icon={Captions}
        label={t.captions.show}
        look={wants ? 'off' : 'on'}
        aria-pressed={wants}
        onClick={toggle}
      />
      <RoundButton icon={PhoneOff} label={t.leave} look="leave" onClick={onLeave} />
    </div>
  )
}

/** How the line stands, where that needs a word. */
function News({ people, isWeak }: { people: Person[]; isWeak: boolean }) {
  const { call: t } = useTexts()
  const isOnline = useOnline()
  const isLost = people.some(({ state }) => state === 'lost')
  const news = !isOnline ? t.offline : isLost ? t.reconnecting : isWeak ? t.weak : ''
  return (
    <p
      role="status"
      className={classNames(
        'pointer-events-none absolute inset-x-4 top-6 z-10 mx-auto w-fit rounded-full bg-amber-wash px-5 py-2 text-center text-amber shadow-2',
        news === '' && 'sr-only',
      )}
    >
      {news}
    </p>
  )
}

/** The others, or that they are waited for. */
function People({
  people,
  room,
  reads,
  onBlocked,
}: {
  people: Person[]
  room: Room
  reads: boolean
  onBlocked: (play: () => () => void) => void
}) {
  if (people.length === 0) return <Waiting room={room} />
  return (
    <ul className="grid size-full auto-cols-fr auto-rows-fr gap-2 sm:gap-4 landscape:grid-flow-col">
      {people.map((person) => (
        // A function in a state is called to make it: one that gives it.
        <PersonTile
          key={person.peer}
          person={person}
          reach={room.reach}
          reads={reads}
          onBlocked={(play) => onBlocked(() => play)}
        />
      ))}
    </ul>
  )
}

function Waiting({ room: { others, is_demo } }: { room: Room }) {
  const { call: t } = useTexts()
  return (
    <div className="grid size-full place-content-center gap-2 px-6 pb-24 text-center">
      <p className="text-xl font-medium">{t.waiting(isolated(others[0]?.name ?? ''))}</p>
      <p className="mx-auto max-w-110 text-ink-soft">{t.waitingText}</p>
      {is_demo && <p className="mx-auto max-w-110 text-amber">{t.demo}</p>}
    </div>
  )
}

/** Oneself, small, in the corner. */
function OwnPicture({ video }: { video: MediaStreamTrack | null }) {
  const { call: t } = useTexts()
  const stream = useOwnStream(video)
  return (
    <div className="absolute end-4 bottom-4 grid aspect-[3/4] w-24 place-items-center overflow-hidden rounded-md bg-surface text-sm text-ink-soft shadow-2 sm:end-7 sm:bottom-7 sm:aspect-video sm:w-52">
      {video ? <VideoOf stream={stream} label={t.you} isOwn /> : t.isHidden}
    </div>
  )
}
