import { Camera, Film } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Portrait } from '../../../ui/portrait.tsx'
import { useAction } from '../../../ui/use-action.ts'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import { useAreaTexts } from './own-profile-texts.ts'
import { useDataSource } from './profile-data-source.ts'
import { useKeepProfile } from './use-profile.ts'

const PictureDialog = lazyPart(() => import('./picture-dialog.tsx'), 'PictureDialog')
const FilmDialog = lazyPart(() => import('./film-dialog.tsx'), 'FilmDialog')

type Medium = 'picture' | 'video'

/** Her picture and her film, and the ways to change them. */
export function MediaCard({
  profile,
  opened,
  onOpen,
}: {
  profile: OwnProfile
  opened: Medium | null
  onOpen: (medium: Medium | null) => void
}) {
  const { cards } = useAreaTexts()
  return (
    <Card title={cards.media}>
      <Picture profile={profile} onOpen={() => onOpen('picture')} />
      <FilmPart profile={profile} onOpen={() => onOpen('video')} />
      <Suspense>
        {opened === 'picture' && <PictureDialog onClose={() => onOpen(null)} />}
        {opened === 'video' && <FilmDialog onClose={() => onOpen(null)} />}
      </Suspense>
    </Card>
  )
}

interface PartProps {
  profile: OwnProfile
  onOpen: () => void
}

function Picture({ profile, onOpen }: PartProps) {
  const { media: t } = useAreaTexts()
  const { mayEdit } = useDataSource()
  const { profile_image_url: picture, full_name: name } = profile
  return (
    <div className="flex items-center gap-4">
      <div className="w-20 shrink-0 overflow-hidden rounded-md">
        <Portrait name={name} src={picture} ratio="square" />
      </div>
      <div className="flex flex-col items-start gap-1">
        {picture === null && <p className="text-sm text-ink-faint">{t.noPicture}</p>}
        {mayEdit && (
          <Button variant="secondary" size="s" icon={Camera} onClick={onOpen}>
            {picture === null ? t.choosePicture : t.changePicture}
          </Button>
        )}
        {mayEdit && picture !== null && <Remove field="profile_image" label={t.removePicture} />}
      </div>
    </div>
  )
}

function FilmPart({ profile, onOpen }: PartProps) {
  const { media: t } = useAreaTexts()
  const { mayEdit } = useDataSource()
  const { profile_video_url: film } = profile
  return (
    <div className="mt-5 border-t border-line pt-5">
      {film === null ? (
        <p className="mb-2 flex items-center gap-2 text-sm text-ink-faint">
          <Icon of={Film} size={18} />
          {profile.video_pending ? t.filmPending : t.noFilm}
        </p>
      ) : (
        <video
          controls
          playsInline
          preload="metadata"
          src={film}
          poster={profile.profile_video_poster_url ?? profile.full_image_url ?? undefined}
          aria-label={t.film}
          className="mb-3 aspect-video w-full rounded-md bg-sunken object-contain"
        />
      )}
      <div className="flex flex-wrap gap-1">
        {mayEdit && (
          <Button variant="secondary" size="s" onClick={onOpen}>
            {film === null ? t.addFilm : t.changeFilm}
          </Button>
        )}
        {mayEdit && (film !== null || profile.video_pending) && (
          <Remove field="profile_video" label={t.removeFilm} />
        )}
      </div>
    </div>
  )
}

/** Takes a picture or a film away, once she has said so: it can't be had back. */
function Remove({ field, label }: { field: 'profile_image' | 'profile_video'; label: string }) {
  const { media: t, saveFailed, cancel, close } = useAreaTexts()
  const [isAsking, setIsAsking] = useState(false)
  const keep = useKeepProfile()
  const source = useDataSource()
  const { run, busy } = useAction(() => source.saveProfile({ [field]: null }), {
    failed: saveFailed,
    toast: t.removed,
    onDone: keep,
  })
  return (
    <>
      <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void run().then(() => setIsAsking(false))}
        title={label}
        confirmLabel={label}
        cancelLabel={cancel}
        closeLabel={close}
        busy={busy}
        danger
      />
    </>
  )
}
