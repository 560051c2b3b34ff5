import { Expand, Video } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import type { ShownCandidate } from './profile.page.tsx'
import { useTexts } from './texts.ts'

/** Her film first, her picture with a full-screen viewer; never another person's film. */
export function ProfileMedia({ candidate }: { candidate: ShownCandidate }) {
  const { profile: t } = useTexts()
  const { profile, full_name: name } = candidate
  const viewer = useId()
  const image = profile.full_image_url ?? profile.profile_image_url
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-1">
      <div className="relative">
        <Portrait src={image} name={name} alt={t.picture(name)} ratio="square" loading="eager" fetchPriority="high" width={640} height={640} />
        {image !== null && (
          <Button look="secondary" size="s" icon={Expand} popoverTarget={viewer} className="absolute! end-3 bottom-3">
            {t.enlarge}
          </Button>
        )}
      </div>
      {profile.profile_video_url === null ? (
        <div className="flex items-center gap-3 border-t border-line px-5 py-4 text-ink-soft">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken">
            <Icon of={Video} size={20} />
          </span>
          <span>
            <span className="block font-medium text-ink">{t.noVideo}</span>
            <span className="block text-sm">{t.noVideoText}</span>
          </span>
        </div>
      ) : (
        <video
          controls
          preload="metadata"
          poster={image ?? undefined}
          src={profile.profile_video_url}
          aria-label={t.video}
          className="aspect-video w-full border-t border-line bg-ink"
        />
      )}
      {image !== null && (
        <div id={viewer} popover="auto" className="m-auto max-h-dvh max-w-full bg-transparent p-4 backdrop:bg-veil">
          <img src={image} alt={t.picture(name)} loading="lazy" className="max-h-[80dvh] w-[min(90vw,80dvh)] rounded-lg bg-sunken object-contain" />
          <div className="mt-4 text-center">
            <Button look="secondary" popoverTarget={viewer} popoverTargetAction="hide">
              {t.close}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
