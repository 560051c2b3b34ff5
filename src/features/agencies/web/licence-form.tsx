import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { formatNumber } from '../../../platform/shared/digits.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { upload } from '../../../platform/web/upload.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { OwnAgency } from '../contract.ts'
import { submitLicence } from '../office-contract.ts'
import { usePageTexts } from './texts.ts'
import { agencyKey } from './use-agency.ts'
import { failureText } from '../../../platform/web/failure-text.ts'

const accept = '.pdf,.jpg,.jpeg,.png,.doc,.docx,application/pdf,image/jpeg,image/png'
const fits = /\.(pdf|jpe?g|png|docx?)$/i
const mostBytes = 10 * 1_048_576

type Faults = Partial<Record<'licence_file' | 'licence_number' | 'expires_on', string>>

/** Number, last day and paper of a licence, sent with its progress. */
export function LicenceForm({ agency }: { agency: OwnAgency }) {
  const { licence: t } = usePageTexts()
  const client = useQueryClient()
  const toast = useToast()
  const stopper = useRef<AbortController>(null)
  const [number, setNumber] = useState(agency.licence_number)
  const [until, setUntil] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string>()

  const choose = (chosen: File | null) => {
    const fault =
      chosen === null
        ? undefined
        : !fits.test(chosen.name)
          ? t.wrongType
          : chosen.size > mostBytes
            ? t.tooLarge
            : undefined
    setFile(fault === undefined ? chosen : null)
    setFaults({
      ...faults,
      ...(fault === undefined ? { licence_file: undefined } : { licence_file: fault }),
    } as Faults)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing: Faults = {
      ...(number.trim() === '' && { licence_number: t.numberMissing }),
      ...(until === '' && { expires_on: t.dateMissing }),
      ...(file === null && { licence_file: t.noFile }),
    }
    setFaults(missing)
    setFailure(undefined)
    if (file === null || Object.keys(missing).length > 0) return
    stopper.current = new AbortController()
    setProgress(0)
    try {
      const options = { signal: stopper.current.signal, onProgress: setProgress }
      client.setQueryData(
        agencyKey,
        await upload(
          submitLicence,
          { licence_number: number, expires_on: until },
          { licence_file: file },
          options,
        ),
      )
      void client.invalidateQueries({ queryKey: [...agencyKey, 'licences'] })
      setFile(null)
      setUntil('')
      toast({ text: t.submitted, tone: 'success' })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      const refused =
        error instanceof ApiError
          ? Object.entries(error.errors).map(([field, [message]]) => [field, message])
          : []
      if (refused.length > 0) setFaults(Object.fromEntries(refused) as Faults)
      else setFailure(failureText(error, t.failed))
    } finally {
      setProgress(null)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {failure !== undefined && <Alert tone="error">{failure}</Alert>}
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField
          label={t.number}
          name="licence_number"
          dir="auto"
          maxLength={40}
          value={number}
          error={faults.licence_number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <TextField
          label={t.until}
          name="expires_on"
          type="date"
          value={until}
          error={faults.expires_on}
          onChange={(event) => setUntil(event.target.value)}
        />
      </div>
      <FileDrop
        texts={{
          label: t.file,
          hint: t.fileHint,
          browse: t.browse,
          drop: t.drop,
          remove: t.remove,
          sending: t.sending,
          cancel: t.cancel,
        }}
        accept={accept}
        file={file}
        {...(file && {
          size: t.size(formatNumber(Math.max(0.1, Math.round(file.size / 104_857.6) / 10))),
        })}
        onFile={choose}
        error={faults.licence_file}
        progress={
          progress === null || file === null
            ? null
            : { fraction: progress, onCancel: () => stopper.current?.abort() }
        }
      />
      <div>
        <Button type="submit" busy={progress !== null}>
          {t.submit}
        </Button>
      </div>
    </form>
  )
}
