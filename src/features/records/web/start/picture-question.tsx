import { Camera, Images } from 'lucide-react'
import { type ChangeEvent, Suspense, useState } from 'react'
import type { Area } from 'react-easy-crop'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Icon, type LucideIcon } from '../../../../ui/icon.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { Avatar } from '../../../../ui/portrait.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useAreaTexts } from '../own-profile-texts.ts'
import { pictureTypes, useSavePicture } from '../use-save-picture.ts'
import { type Answer, asDraft } from './use-answer.ts'
import { useStartTexts } from './use-start-texts.ts'

const CropFrame = lazyPart(() => import('../crop-frame.tsx'), 'CropFrame')

/** Her picture, by the camera of the phone or from what is stored there: she moves it until her face fills the frame. */
export function PictureQuestion({ profile, answer }: Answer) {
  const { file, choose, refuse, save, progress, error, stop } = useSavePicture(
    () => answer(),
    profile.is_unsaved ? asDraft : {},
  )
  if (progress !== null) return <Sending progress={progress} stop={stop} />
  return (
    <>
      {error !== undefined && (
        <Alert tone="error" urgent>
          {error}
        </Alert>
      )}
      {file === null ? (
        <Choice profile={profile} onFile={choose} onNext={() => answer()} />
      ) : (
        <Framed file={file} onSave={save} onBroken={refuse} onOther={() => choose(null)} />
      )}
    </>
  )
}

function Sending({ progress, stop }: { progress: number; stop: () => void }) {
  const { picture: t } = useStartTexts()
  return (
    <>
      <ProgressBar
        value={Math.round(progress * 100)}
        label={t.sending}
        text={`${t.sending} ${Math.round(progress * 100)}%`}
      />
      <Button variant="secondary" size="l" wide onClick={stop}>
        {t.stop}
      </Button>
    </>
  )
}

/** What she chose, in its frame; it can be saved before the frame has come, from the middle. */
function Framed({
  file,
  onSave,
  onBroken,
  onOther,
}: {
  file: File
  onSave: (area: Area | null) => void
  onBroken: () => void
  onOther: () => void
}) {
  const { media: t, loading } = useAreaTexts()
  const [area, setArea] = useState<Area | null>(null)
  return (
    <>
      <Suspense fallback={<Loading label={loading} />}>
        <CropFrame file={file} onArea={setArea} onBroken={onBroken} />
      </Suspense>
      <Button size="l" wide onClick={() => onSave(area)}>
        {t.savePicture}
      </Button>
      <Button variant="secondary" size="l" wide onClick={onOther}>
        {t.changePicture}
      </Button>
    </>
  )
}

const Loading = ({ label }: { label: string }) => (
  <>
    <p role="status" className="sr-only">
      {label}
    </p>
    <Skeleton className="h-72 w-full" />
  </>
)

function Choice({
  profile,
  onFile,
  onNext,
}: Pick<Answer, 'profile'> & { onFile: (file: File | null) => void; onNext: () => void }) {
  const { picture: t, next } = useStartTexts()
  const isThere = profile.profile_image_url !== null
  return (
    <>
      {isThere && (
        <p className="flex items-center gap-4">
          <Avatar name={profile.full_name} src={profile.profile_image_url} size="xl" />
          {t.yours}
        </p>
      )}
      <FileButton icon={Camera} label={t.take} capture="user" onFile={onFile} />
      <FileButton icon={Images} label={t.choose} onFile={onFile} />
      {isThere && (
        <Button size="l" wide onClick={onNext}>
          {next}
        </Button>
      )}
    </>
  )
}

function FileButton({
  icon,
  label,
  capture,
  onFile,
}: {
  icon: LucideIcon
  label: string
  capture?: 'user'
  onFile: (file: File | null) => void
}) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFile(target.files?.[0] ?? null)
    target.value = ''
  }
  return (
    <label className="relative flex min-h-16 cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-3 font-medium transition-colors hover:border-line-field hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-wash text-accent">
        <Icon of={icon} size={22} />
      </span>
      {label}
      <input
        type="file"
        accept={pictureTypes}
        {...(capture && { capture })}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={change}
      />
    </label>
  )
}
