import { useRef, useState } from 'react'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { useTexts } from './texts.ts'

const maxBytes = 10 * 1_048_576
const types = /\.(pdf|jpe?g|png|docx?)$/i

interface Props {
  label: string
  file: File | null
  onFile: (file: File | null) => void
  error: string | undefined
  onError: (error: string | undefined) => void
  sending: Sending | null
}

export interface Sending {
  fraction: number
  onCancel: () => void
}

/** The field for a paper: type and size are looked at before anything is sent; the server looks at the content. */
export function DropFile({ label, file, onFile, error, onError, sending }: Props) {
  const { papers: t } = useTexts()
  const take = (next: File | null) => {
    const wrong =
      next === null
        ? undefined
        : !types.test(next.name)
          ? t.wrongType
          : next.size > maxBytes
            ? t.tooLarge
            : undefined
    onError(wrong)
    onFile(wrong === undefined ? next : null)
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
      file={file}
      size={file === null ? undefined : `${(file.size / 1_048_576).toFixed(1)} MB`}
      onFile={take}
      error={error}
      progress={sending}
    />
  )
}

/** Sends something with its progress; `cancelled` when the reader stopped it. */
export function useSending() {
  const [sending, setSending] = useState<Sending | null>(null)
  const stop = useRef<AbortController>(null)
  const run = async <T,>(
    send: (options: { onProgress: (fraction: number) => void; signal: AbortSignal }) => Promise<T>,
  ): Promise<T | 'cancelled'> => {
    const abort = new AbortController()
    stop.current = abort
    const onCancel = () => abort.abort()
    setSending({ fraction: 0, onCancel })
    try {
      return await send({
        signal: abort.signal,
        onProgress: (fraction) => setSending({ fraction, onCancel }),
      })
    } catch (error) {
      if (abort.signal.aborted) return 'cancelled'
      throw error
    } finally {
      setSending(null)
    }
  }
  return { sending, run }
}
