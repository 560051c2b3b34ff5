import { useState } from 'react'
import type { Area } from 'react-easy-crop'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { CropFrame } from './crop-frame.tsx'
import { useAreaTexts } from './own-profile-texts.ts'
import { pictureTypes, useSavePicture } from './use-save-picture.ts'

/** Chooses a picture, the part of it that is shown, and saves it. */
export function PictureDialog({ onClose }: { onClose: () => void }) {
  const { media: t, cancel, close, file: fileTexts } = useAreaTexts()
  const [area, setArea] = useState<Area | null>(null)
  const { file, choose, refuse, save, progress, error, stop } = useSavePicture(onClose)
  const isBusy = progress !== null
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={t.pictureTitle}
      closeLabel={close}
      size="m"
      footer={
        <>
          <Button variant="secondary" onClick={isBusy ? stop : onClose}>
            {cancel}
          </Button>
          <Button busy={isBusy} onClick={() => save(area)}>
            {t.savePicture}
          </Button>
        </>
      }
    >
      {file === null ? (
        <FileDrop
          texts={{ ...fileTexts, label: t.picture, hint: t.pictureFile, cancel }}
          accept={pictureTypes}
          file={null}
          onFile={choose}
          error={error}
        />
      ) : (
        <Chosen
          {...{ file, error, progress }}
          onArea={setArea}
          onBroken={refuse}
          onOther={() => choose(null)}
        />
      )}
    </Dialog>
  )
}

/** The picture with its frame, and how much of it has arrived. */
function Chosen({
  file,
  error,
  progress,
  onArea,
  onBroken,
  onOther,
}: {
  file: File
  error: string | undefined
  progress: number | null
  onArea: (area: Area) => void
  onBroken: () => void
  onOther: () => void
}) {
  const { media: t, file: fileTexts } = useAreaTexts()
  return (
    <div className="flex flex-col gap-4">
      <CropFrame file={file} onArea={onArea} onBroken={onBroken} />
      {error !== undefined && <Alert tone="error">{error}</Alert>}
      {progress === null ? (
        <Button variant="quiet" size="s" onClick={onOther}>
          {t.changePicture}
        </Button>
      ) : (
        <ProgressBar
          value={Math.round(progress * 100)}
          label={fileTexts.sending}
          text={`${Math.round(progress * 100)}%`}
        />
      )}
    </div>
  )
}
