import { useQueryClient } from '@tanstack/react-query'
import { Image as ImageIcon, Mic, Paperclip, Send, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useLocale } from '../../../platform/web/texts.ts'
import { failureOf } from '../../../platform/web/failure-of.ts'
import { upload } from '../../../platform/web/upload.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useSending } from '../../../ui/use-sending.ts'
import { mostVoiceSeconds } from '../choices.ts'
import { sendFile } from '../contract.ts'
import { showSent } from './queries.ts'
import { useTexts } from './texts.ts'
import { type Recorded, useRecorder } from './use-recorder.ts'
import { clockWords } from './when.ts'

/** What is sent beside words: a picture, a voice note that is recorded here, and a paper of the case once a contact is open. */
export function Attachments({ id, takesPapers }: { id: number; takesPapers: boolean }) {
  const { write: t } = useTexts()
  const toast = useToast()
  const chooser = useRef<HTMLInputElement>(null)
  const paperChooser = useRef<HTMLInputElement>(null)
  const { sendPicture, sendVoice, sendPaper, isSending } = useSend(id)
  const recorder = useRecorder({
    mostSeconds: mostVoiceSeconds,
    onDone: (voice) => void sendVoice(voice),
    onRefused: () => toast({ text: t.noMicrophone, tone: 'error' }),
  })
  if (isSending)
    return (
      <span className="grid h-11 w-22 place-items-center">
        <Spinner label={t.send} />
      </span>
    )
  if (recorder.isRecording) return <Recording {...recorder} />
  return (
    <span className="flex">
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const [picture] = event.target.files ?? []
          event.target.value = ''
          if (picture) void sendPicture(picture)
        }}
      />
      {takesPapers && (
        <>
          <input
            ref={paperChooser}
            type="file"
            accept=".pdf,.doc,.docx,image/jpeg,image/png"
            hidden
            onChange={(event) => {
              const [paper] = event.target.files ?? []
              event.target.value = ''
              if (paper) void sendPaper(paper)
            }}
          />
          <IconButton
            icon={Paperclip}
            label={t.paper}
            onClick={() => paperChooser.current?.click()}
          />
        </>
      )}
      <IconButton icon={ImageIcon} label={t.picture} onClick={() => chooser.current?.click()} />
      {recorder.isPossible && (
        <IconButton icon={Mic} label={t.voice} onClick={() => void recorder.start()} />
      )}
    </span>
  )
}

function Recording({ seconds, stop, cancel }: ReturnType<typeof useRecorder>) {
  const { write: t } = useTexts()
  return (
    <span className="flex items-center gap-1">
      <span role="status" className="sr-only">
        {t.recording('')}
      </span>
      <span aria-hidden className="w-12">
        <span className="mb-1 block text-center text-sm text-danger tabular-nums">
          {clockWords(seconds)}
        </span>
        <ProgressBar value={seconds} max={mostVoiceSeconds} label={t.voice} />
      </span>
      <IconButton icon={Trash2} label={t.cancel} onClick={cancel} />
      <IconButton
        icon={Send}
        label={t.stop}
        onClick={stop}
        className="bg-accent! text-on-accent! hover:bg-accent-strong!"
      />
    </span>
  )
}

/** Sends a file under an id of its own; tried again by hand, as the browser can't keep it. */
function useSend(id: number) {
  const { write: t } = useTexts()
  const locale = useLocale()
  const toast = useToast()
  const queries = useQueryClient()
  const { run, sending } = useSending()
  const send = async (
    files: { picture?: File; voice?: File; paper?: File },
    more: Record<string, unknown>,
    failed: string,
    clientId: string = crypto.randomUUID(),
  ): Promise<void> => {
    try {
      const message = await run((options) =>
        upload(sendFile, { id, client_id: clientId, ...more }, files, options),
      )
      if (message !== 'cancelled') showSent(queries, id, message)
    } catch (error) {
      toast({
        text: failureOf(error, failed, locale).text,
        tone: 'error',
        action: { label: again.label, onSelect: () => void send(files, more, failed, clientId) },
      })
    }
  }
  const { room } = useTexts()
  const again = { label: room.again }
  return {
    isSending: sending !== null,
    sendPaper: (paper: File) => send({ paper }, {}, t.paperFailed),
    sendPicture: (picture: File) => send({ picture }, {}, t.pictureFailed),
    sendVoice: ({ file, seconds, wave }: Recorded) =>
      send({ voice: file }, { seconds, wave }, t.voiceFailed),
  }
}
