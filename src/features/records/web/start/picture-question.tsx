import { Camera, Images } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Icon, type LucideIcon } from '../../../../ui/icon.tsx'
import { Avatar } from '../../../../ui/portrait.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { useAreaTexts } from '../own-profile-texts.ts'
import { pictureErrorOf, pictureTypes, useSavePicture } from '../use-save-picture.ts'
import { type Answer, asDraft } from './use-answer.ts'
import { useStartTexts } from './use-start-texts.ts'

/** Her picture, by the camera of the phone or from what is stored there; what was chosen can be sent again. */
export function PictureQuestion({ profile, answer }: Answer) {
  const { picture: t, next } = useStartTexts()
  const { errors, retry } = useAreaTexts()
  const [file, setFile] = useState<File | null>(null)
  const { progress, error, setError, send, stop } = useSavePicture(
    () => answer(),
    profile.is_unsaved ? asDraft : {},
  )
  const choose = (chosen: File | null) => {
    if (chosen === null) return
    const found = pictureErrorOf(chosen)
    setFile(found === null ? chosen : null)
    if (found === null) void send(chosen, null)
    else setError(errors[found])
  }
  if (progress !== null)
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
  return (
    <>
      {profile.profile_image_url !== null && (
        <p className="flex items-center gap-4">
          <Avatar name={profile.full_name} src={profile.profile_image_url} size="xl" />
          {t.yours}
        </p>
      )}
      {error !== undefined && (
        <Alert
          tone="error"
          action={
            file !== null && (
              <Button variant="secondary" onClick={() => void send(file, null)}>
                {retry}
              </Button>
            )
          }
        >
          {error}
        </Alert>
      )}
      <FileButton icon={Camera} label={t.take} capture="user" onFile={choose} />
      <FileButton icon={Images} label={t.choose} onFile={choose} />
      {profile.profile_image_url !== null && (
        <Button size="l" wide onClick={() => answer()}>
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
