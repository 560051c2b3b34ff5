import { Expand, VideoOff, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { useProfileTexts } from './profile-texts.ts'
import type { ShownCandidate } from './profile.page.tsx'

/** Her picture with a full-screen viewer and her film; never another person's film. */
export function ProfileMedia({ candidate }: { candidate: ShownCandidate }) {
  const { profile: t } = useProfileTexts()
  const { profile, full_name: name } = candidate
  const viewer = useId()
  const image = profile.full_image_url ?? profile.profile_image_url
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-1">
      <div className="relative">
        <Portrait
          src={image}
          name={name}
          alt={t.picture(name)}
          ratio="square"
          loading="eager"
          fetchPriority="high"
          data-inside=""
          width={640}
          height={640}
        />
        {image !== null && (
          <Button
            variant="secondary"
            size="s"
            icon={Expand}
            popoverTarget={viewer}
            className="absolute! end-3 bottom-3"
          >
            {t.enlarge}
          </Button>
        )}
      </div>
      {profile.profile_video_url === null ? (
        <NoFilm />
      ) : (
        <Film src={profile.profile_video_url} poster={profile.profile_video_poster_url ?? image} />
      )}
      {image !== null && <Viewer id={viewer} image={image} name={name} />}
    </div>
  )
}

/** Nothing of the film is fetched before someone wants to see it. */
function Film({ src, poster }: { src: string; poster: string | null }) {
  const { profile: t } = useProfileTexts()
  return (
    <video
      controls
      playsInline
      preload="none"
      poster={poster ?? undefined}
      src={src}
      aria-label={t.video}
      className="aspect-video w-full border-t border-line bg-sunken object-contain"
    />
  )
}

function NoFilm() {
  const { profile: t } = useProfileTexts()
  return (
    <div className="flex items-center gap-4 border-t border-line bg-sunken px-5 py-4 lg:aspect-video lg:flex-col lg:justify-center lg:gap-3 lg:text-center">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface text-ink-faint">
        <Icon of={VideoOff} size={22} />
      </span>
      <span>
        <span className="block font-medium">{t.noVideo}</span>
        <span className="block text-sm text-ink-soft">{t.noVideoText}</span>
      </span>
    </div>
  )
}

/** The picture over the whole screen; opens and closes without scripts, too. */
function Viewer({ id, image, name }: { id: string; image: string; name: string }) {
  const { profile: t } = useProfileTexts()
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={t.viewer(name)}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none place-items-center bg-canvas p-4 text-ink open:grid"
    >
      <img
        src={image}
        alt={t.picture(name)}
        loading="lazy"
        className="size-full max-h-[calc(100dvh-2rem)] object-contain"
      />
      <Button
        variant="secondary"
        icon={X}
        autoFocus
        popoverTarget={id}
        popoverTargetAction="hide"
        className="absolute! end-4 top-4"
      >
        {t.close}
      </Button>
    </div>
  )
}
