import { FileDrop } from '../../../ui/file-drop.tsx'
import type { Sending } from '../../../ui/use-sending.ts'
import { useTexts } from './texts.ts'

const maxBytes = 10 * 1_048_576
const types = /\.(pdf|jpe?g|png|docx?)$/i

interface Props {
  label: string
  name: string
  file: File | null
  onFile: (file: File | null) => void
  error: string | undefined
  onError: (error: string | undefined) => void
  sending: Sending | null
}

/** The field for a paper: type and size are looked at before anything is sent; the server looks at the content. */
export function DropFile({ label, name, file, onFile, error, onError, sending }: Props) {
  const { papers: t } = useTexts()
  const take = (next: File | null) => {
    const fieldErrors =
      next === null
        ? undefined
        : !types.test(next.name)
          ? t.wrongType
          : next.size > maxBytes
            ? t.tooLarge
            : undefined
    onError(fieldErrors)
    onFile(fieldErrors === undefined ? next : null)
  }
  return (
    <FileDrop
      texts={{
        label,
        hint: t.hint,
        browse: t.browse,
        drop: t.drop,
        remove: t.removeFile,
        sending: t.sending,
        cancel: t.cancelUpload,
      }}
      accept=".pdf,.jpg,.jpeg,.png,.doc,.docx"
      name={name}
      file={file}
      size={file === null ? undefined : `${(file.size / 1_048_576).toFixed(1)} MB`}
      onFile={take}
      error={error}
      progress={sending}
    />
  )
}
