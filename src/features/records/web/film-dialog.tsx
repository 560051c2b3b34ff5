import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { PanelTabs } from '../../../ui/tabs.tsx'
import { useAreaTexts } from './own-profile-texts.ts'
import { RecordFilm } from './record-film.tsx'
import { useSendFilm } from './use-send-film.ts'

const accept = 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm'
const mostBytes = 100 * 1_048_576

/** What is wrong with a chosen film, as far as the browser can tell. */
function filmErrorOf(file: File | null): 'wrongVideoType' | 'fileOver100MB' | null {
  if (file === null) return null
  if (!/\.(mp4|mov|webm)$/i.test(file.name)) return 'wrongVideoType'
  return file.size > mostBytes ? 'fileOver100MB' : null
}

/** Her film: a file of the device, or recorded here. */
export function FilmDialog({ onClose }: { onClose: () => void }) {
  const { media: t, cancel, close, errors, file: fileTexts } = useAreaTexts()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  const { progress, failure, isPaused, send, stop } = useSendFilm(onClose)
  const isBusy = progress !== null && !isPaused

  const choose = (chosen: File | null) => {
    const found = filmErrorOf(chosen)
    setError(found === null ? undefined : errors[found])
    setFile(found === null ? chosen : null)
  }
  const save = () => (file === null ? setError(errors.noFile) : void send(file))
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={t.filmTitle}
      closeLabel={close}
      size="m"
      footer={
        <>
          <Button variant="secondary" onClick={isBusy ? stop : onClose}>
            {cancel}
          </Button>
          <Button busy={isBusy} onClick={save} disabled={file === null}>
            {isPaused ? t.resume : t.use}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Alert tone={isPaused ? 'warning' : 'error'} className="mb-4">
          {failure}
        </Alert>
      )}
      {progress !== null ? (
        <ProgressBar
          value={Math.round(progress * 100)}
          label={fileTexts.sending}
          text={`${Math.round(progress * 100)}%`}
        />
      ) : (
        <Sources file={file} error={error} onChoose={choose} onFilm={setFile} />
      )}
    </Dialog>
  )
}

/** Where the film comes from. */
function Sources({
  file,
  error,
  onChoose,
  onFilm,
}: {
  file: File | null
  error: string | undefined
  onChoose: (file: File | null) => void
  onFilm: (file: File | null) => void
}) {
  const { media: t, cancel, file: fileTexts } = useAreaTexts()
  return (
    <PanelTabs
      label={t.filmTitle}
      tabs={[
        {
          key: 'upload',
          label: t.upload,
          panel: (
            <FileDrop
              texts={{ ...fileTexts, label: t.film, hint: t.filmFile, cancel }}
              accept={accept}
              file={file}
              onFile={onChoose}
              error={error}
            />
          ),
        },
        { key: 'record', label: t.record, panel: <RecordFilm onFilm={onFilm} /> },
      ]}
    />
  )
}
