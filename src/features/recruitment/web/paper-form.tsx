import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../platform/web/api.ts'
import { upload } from '../../../platform/web/upload.ts'
import { failureText } from '../../../platform/web/failure-text.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { medicalOutcomes, type UploadKind } from '../choices.ts'
import { addCasePaper } from '../contract.ts'
import { DropFile, useSending } from './drop-file.tsx'
import { useTexts } from './texts.ts'
import { useRefresh } from './use-recruitment.ts'

const hasExpiry: readonly UploadKind[] = ['medical', 'visa', 'pcc', 'other']
const nothing = { outcome: '', issuer: '', issued_on: '', expires_on: '' }

/** Uploads a paper: the file, and what its kind asks for. */
export function PaperForm({
  caseId,
  kind,
  onDone,
}: {
  caseId: number
  kind: UploadKind | 'signed_offer_letter'
  onDone: () => void
}) {
  const t = useTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const [file, setFile] = useState<File | null>(null)
  const [fields, setFields] = useState(nothing)
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const { sending, run } = useSending()
  const set = (key: keyof typeof nothing) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [key]: event.target.value })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending !== null) return
    const outcome = kind === 'medical' && fields.outcome === '' ? t.errors.outcomeNeeded : undefined
    if (file === null || outcome !== undefined)
      return setErrors({ outcome, ...(file === null && { file: t.papers.noFile }) })
    setErrors({})
    try {
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
      if (
        (await run((options) =>
          upload(addCasePaper, { id: caseId, kind, ...given }, { file }, options),
        )) === 'cancelled'
      )
        return
      toast({ text: t.papers.saved, tone: 'success' })
      await refresh()
      onDone()
    } catch (error) {
      const refused =
        error instanceof ApiError
          ? Object.fromEntries(Object.entries(error.errors).map(([key, [first]]) => [key, first]))
          : {}
      setErrors(
        Object.keys(refused).length > 0
          ? refused
          : { form: failureText(error, t.papers.uploadFailed) },
      )
    }
  }
  const shown = (key: string) => errors[key]
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-3 space-y-4 rounded-md bg-sunken p-4"
    >
      <DropFile
        label={t.papers.file}
        file={file}
        onFile={setFile}
        error={shown('file')}
        onError={(error) => setErrors({ ...errors, file: error })}
        sending={sending}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {kind === 'medical' && (
          <Select
            label={t.papers.outcome}
            placeholder={t.papers.chooseOutcome}
            options={medicalOutcomes.map((value) => ({ value, label: t.papers.outcomes[value] }))}
            value={fields.outcome}
            error={shown('outcome')}
            onChange={set('outcome')}
          />
        )}
        {kind !== 'signed_offer_letter' && (
          <TextField
            label={t.papers.issuer}
            maxLength={120}
            value={fields.issuer}
            error={shown('issuer')}
            onChange={set('issuer')}
          />
        )}
        {kind !== 'signed_offer_letter' && (
          <TextField
            type="date"
            label={t.papers.issuedOn}
            value={fields.issued_on}
            error={shown('issued_on')}
            onChange={set('issued_on')}
          />
        )}
        {hasExpiry.some((one) => one === kind) && (
          <TextField
            type="date"
            label={t.papers.expiresOn}
            value={fields.expires_on}
            error={shown('expires_on')}
            onChange={set('expires_on')}
          />
        )}
      </div>
      {errors.form !== undefined && <Alert tone="error">{errors.form}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onDone} disabled={sending !== null}>
          {t.cancel}
        </Button>
        <Button type="submit" busy={sending !== null}>
          {t.papers.upload}
        </Button>
      </div>
    </form>
  )
}
