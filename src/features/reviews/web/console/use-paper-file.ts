import { useEffect, useState } from 'react'
import { addressOf } from '../../../../platform/web/api.ts'
import { fetchSignedIn } from '../../../../platform/web/browser-api.ts'
import { readPaper, type Paper } from '../../contract.ts'

export interface OpenedPaper {
  url: string
  blob: Blob
  type: string
  name: string
}

/** A private paper in this window's memory alone: asked for by a click, and forgotten with its dialog. */
export function usePaperFile({ id, file_name: name }: Paper, onOpened: () => void) {
  const [file, setFile] = useState<OpenedPaper | null>(null)
  const [state, setState] = useState<'closed' | 'opening' | 'failed' | 'open'>('closed')
  useEffect(() => () => void (file && URL.revokeObjectURL(file.url)), [file])
  const open = async () => {
    setState('opening')
    try {
      const response = await fetchSignedIn(addressOf(readPaper, { id }).path, {})
      if (!response.ok) throw new Error(`the paper was refused with ${response.status}`)
      const blob = await response.blob()
      setFile({ url: URL.createObjectURL(blob), blob, type: blob.type, name })
      setState('open')
      onOpened()
    } catch {
      setState('failed')
    }
  }
  return { file, state, open }
}
