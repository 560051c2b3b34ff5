import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { RangeSlider } from '../../../ui/range-slider.tsx'
import { useAreaTexts } from './own-profile-texts.ts'
import { pictureErrorOf, pictureTypes, useSavePicture } from './use-save-picture.ts'

const maxZoom = 4

/** Chooses a picture, the part of it that is shown, and saves it. */
export function PictureDialog({ onClose }: { onClose: () => void }) {
  const { media: t, cancel, close, errors, file: fileTexts } = useAreaTexts()
  const [file, setFile] = useState<File | null>(null)
  const [area, setArea] = useState<Area | null>(null)
  const { progress, error, setError, send, stop } = useSavePicture(onClose)
  const choose = (chosen: File | null) => {
    const found = pictureErrorOf(chosen)
    setError(found === null ? undefined : errors[found])
    setFile(found === null ? chosen : null)
  }
  const save = () =>
    file === null ? setError((known) => known ?? errors.noFile) : void send(file, area)
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
          <Button busy={isBusy} onClick={save}>
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
        <Chosen {...{ file, error, progress }} onArea={setArea} onOther={() => choose(null)} />
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
  onOther,
}: {
  file: File
  error: string | undefined
  progress: number | null
  onArea: (area: Area) => void
  onOther: () => void
}) {
  const { media: t, file: fileTexts } = useAreaTexts()
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{t.pictureHint}</p>
      <CropFrame file={file} onArea={onArea} />
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

function CropFrame({ file, onArea }: { file: File; onArea: (area: Area) => void }) {
  const { media: t } = useAreaTexts()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <>
      <div dir="ltr" className="relative h-72 overflow-hidden rounded-md bg-ink sm:h-80">
        {url !== undefined && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t.pictureFrame }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => onArea(pixels)}
          />
        )}
      </div>
      <RangeSlider
        label={t.zoom}
        min={1}
        max={maxZoom}
        step={0.1}
        value={zoom}
        valueText={`${Math.round(zoom * 100)}%`}
        onChange={(event) => setZoom(Number(event.target.value))}
      />
    </>
  )
}
