import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { RangeSlider } from '../../../ui/range-slider.tsx'
import { useAreaTexts } from './own-profile-texts.ts'

const maxZoom = 4
/** How far an arrow key moves it: with Shift a fifth of that. */
const step = 8

/** The part of a picture that is shown: moved by a finger or by the arrow keys, and zoomed. */
export function CropFrame({
  file,
  onArea,
  onBroken,
}: {
  file: File
  onArea: (area: Area) => void
  /** The browser can't draw it. */
  onBroken: () => void
}) {
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
      <p className="text-ink-soft">{t.pictureHint}</p>
      <div dir="ltr" className="relative h-72 overflow-hidden rounded-md bg-ink sm:h-80">
        {url !== undefined && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            keyboardStep={step}
            disableAutomaticStylesInjection
            mediaProps={{ onError: onBroken }}
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
