import { Expand, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { useProfileTexts } from './profile-texts.ts'
import type { ShownCandidate } from './profile.page.tsx'

/** On a phone a strip, so that who she is stands on the first screen: her picture with a full-screen viewer and her film; never another person's film. */
export function ProfileMedia({ candidate }: { candidate: ShownCandidate }) {
  const { profile: t } = useProfileTexts()
  const { profile, full_name: name } = candidate
  const viewer = useId()
  const image = profile.full_image_url ?? profile.profile_image_url
  return (
    <div
      data-media=""
      className="flex h-48 overflow-hidden rounded-lg border border-line bg-surface shadow-1 lg:h-auto lg:flex-col"
    >
      <div className="relative min-w-0 grow basis-0">
        <Portrait
          src={image}
          name={name}
          alt={t.picture(name)}
          ratio="square"
          className="max-lg:aspect-auto! max-lg:h-full max-lg:[&_img]:absolute max-lg:[&_img]:inset-0 max-lg:[&_img]:object-contain lg:[&_img]:object-[50%_20%]"
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
            className="absolute! end-2 bottom-2 max-lg:px-2.5! lg:end-3 lg:bottom-3"
          >
            <span className="max-lg:sr-only">{t.enlarge}</span>
          </Button>
        )}
      </div>
      {profile.profile_video_url !== null && (
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
      className="min-w-0 grow basis-0 border-line bg-sunken object-contain max-lg:border-s lg:aspect-video lg:border-t"
    />
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
