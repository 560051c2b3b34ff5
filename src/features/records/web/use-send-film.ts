import { useRef, useState } from 'react'
import type { Upload, UploadOptions } from 'tus-js-client'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { renewSession } from '../../../platform/web/browser-api.ts'
import { readSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { useToast } from '../../../ui/toast.tsx'
import { useAreaTexts } from './own-profile-texts.ts'
import { useDataSource } from './profile-data-source.ts'
import { fileFailureText } from './failure.ts'
import { useKeepProfile } from './use-profile.ts'

const chunkBytes = 5 * 1_048_576
const delaysMs = [0, 1000, 3000, 5000]

/** How a film is sent: by pieces, each with the session as it is then, again while there is hope. */
const inPieces: UploadOptions = {
  endpoint: '/api/uploads/videos/',
  chunkSize: chunkBytes,
  retryDelays: delaysMs,
  removeFingerprintOnSuccess: true,
  onBeforeRequest: (request) => {
    request.setHeader('authorization', `Bearer ${readSession()?.token ?? ''}`)
    request.setHeader('accept-language', localeOfPath(location.pathname))
  },
  onAfterResponse: async (_, response) => {
    const token = readSession()?.token
    if (response.getStatus() === 401 && token !== undefined) await renewSession(token)
  },
  onShouldRetry: (error) => {
    const status = error.originalResponse?.getStatus() ?? 0
    return status === 0 || status === 401 || status === 409 || status === 423 || status >= 500
  },
}

/** Sends a film in pieces; after a broken connection it goes on where it stopped. */
export function useSendFilm(onDone: () => void) {
  const { media: t } = useAreaTexts()
  const locale = useLocale()
  const toast = useToast()
  const keep = useKeepProfile()
  const source = useDataSource()
  const under = useRef<Upload>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isPaused, setIsPaused] = useState(false)

  const attach = async (url: string | null) => {
    try {
      const profile = await source.attachVideo(url?.split('/').at(-1) ?? '')
      keep(profile)
      toast({ text: profile.video_pending ? t.filmPending : t.filmSaved, tone: 'success' })
      onDone()
    } catch (error) {
      setFailure(fileFailureText(error, t.uploadFailed, locale))
      setProgress(null)
    }
  }
  const send = async (file: File) => {
    setFailure(null)
    setIsPaused(false)
    setProgress((known) => known ?? 0)
    if (under.current !== null && under.current.file === file) return under.current.start()
    const tus = await import('tus-js-client')
    const upload = new tus.Upload(file, {
      ...inPieces,
      onProgress: (sent, total) => setProgress(total > 0 ? sent / total : 0),
      onSuccess: () => void attach(upload.url),
      onError: (error) => {
        const isLost = 'originalResponse' in error && !error.originalResponse
        setIsPaused(isLost)
        setFailure(isLost ? t.paused : t.uploadFailed)
        if (!isLost) setProgress(null)
      },
    })
    under.current = upload
    const [before] = await upload.findPreviousUploads().catch(() => [])
    if (before) upload.resumeFromPreviousUpload(before)
    upload.start()
  }
  const stop = () => {
    void under.current?.abort()
    under.current = null
    setProgress(null)
    setIsPaused(false)
  }
  return { progress, failure, isPaused, send, stop }
}
