import { useRef, useState } from 'react'
import type { Area } from 'react-easy-crop'
import { useLocale } from '../../../platform/web/texts.ts'
import { useToast } from '../../../ui/toast.tsx'
import { fileFailureText } from './failure.ts'
import { useAreaTexts } from './own-profile-texts.ts'
import { useDataSource } from './profile-data-source.ts'
import { useKeepProfile } from './use-profile.ts'

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
const mostBytes = 10 * 1_048_576

/** What is wrong with a chosen picture, as far as its name and size tell. */
function pictureErrorOf(file: File | null): 'wrongPictureType' | 'fileOver10MB' | null {
  if (file === null) return null
  if (!pictureTypes.includes(file.type) || file.type === '') return 'wrongPictureType'
  return file.size > mostBytes ? 'fileOver10MB' : null
}

/** The way of a picture to the server: which was chosen, its progress, how to stop it, what went wrong. `change` is saved with it. */
export function useSavePicture(onDone: () => void, change: { is_published?: boolean } = {}) {
  const { media: t, saveFailed, errors } = useAreaTexts()
  const locale = useLocale()
  const toast = useToast()
  const keep = useKeepProfile()
  const source = useDataSource()
  const stopper = useRef<AbortController>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const [file, setFile] = useState<File | null>(null)
  const choose = (chosen: File | null) => {
    const found = pictureErrorOf(chosen)
    setError(found === null ? undefined : errors[found])
    setFile(found === null ? chosen : null)
  }
  const refuse = () => {
    setError(errors.wrongPictureType)
    setFile(null)
  }
  const save = (area: Area | null) =>
    file === null ? setError((known) => known ?? errors.noFile) : void send(file, area)
  const send = async (file: File, area: Area | null) => {
    const { signal } = (stopper.current = new AbortController())
    setError(undefined)
    setProgress(0)
    try {
      const crop = area === null ? {} : { profile_image_crop: area }
      const options = { signal, onProgress: setProgress }
      keep(await source.saveProfile({ ...change, ...crop }, { profile_image: file }, options))
      toast({ text: t.pictureSaved, tone: 'success' })
      onDone()
    } catch (failure) {
      if (!(failure instanceof DOMException && failure.name === 'AbortError'))
        setError(fileFailureText(failure, saveFailed, locale))
    } finally {
      setProgress(null)
    }
  }
  return { file, choose, refuse, save, progress, error, stop: () => stopper.current?.abort() }
}
