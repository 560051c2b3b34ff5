import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { ApiError } from '../../../../platform/web/api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import type { CandidateDocument } from '../../contract.ts'
import type { DocumentKind } from '../../../profiles/choices.ts'
import { useAreaTexts } from '../own-profile-texts.ts'
import { documentFieldsOf, type DocumentForm } from './document-fields.ts'
import { useDataSource } from '../profile-data-source.ts'
import { failureOf } from '../../../../platform/web/failure-of.ts'

const formId = 'document'
const accept = '.pdf,.jpg,.jpeg,.png,.doc,.docx,application/pdf,image/jpeg,image/png'
const fits = /\.(pdf|jpe?g|png|docx?)$/i
const mostBytes = 10 * 1_048_576

/** What is wrong with a chosen file, as far as the browser can tell; the server looks into it. */
export function fileErrorOf(
  file: File | null,
): 'noFile' | 'wrongDocumentType' | 'fileOver10MB' | null {
  if (file === null || file.size === 0) return 'noFile'
  if (!fits.test(file.name)) return 'wrongDocumentType'
  return file.size > mostBytes ? 'fileOver10MB' : null
}

/** Uploads a paper of one kind, or changes one. */
export function DocumentDialog({
  kind,
  document,
  onClose,
}: {
  kind: DocumentKind
  document: CandidateDocument | null
  onClose: () => void
}) {
  const { documents: t, cancel, close } = useAreaTexts()
  const { form, file, fileError, choose, submit, progress, failure, stop } = usePaper(
    kind,
    document,
    onClose,
  )
  const isBusy = progress !== null
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={`${document === null ? t.dialogTitle : t.updateTitle}: ${t.kinds[kind]}`}
      closeLabel={close}
      size="m"
      footer={
        <>
          <Button variant="secondary" onClick={isBusy ? stop : onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {isBusy ? t.pending : document === null ? t.submit : t.submitUpdate}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5"
      >
        {failure !== null && <Alert tone="error">{failure}</Alert>}
        <PaperFile
          {...{ document, file }}
          error={fileError}
          sending={progress === null ? null : { fraction: progress, onCancel: stop }}
          onFile={choose}
        />
        <Particulars kind={kind} form={form} />
      </form>
    </Dialog>
  )
}

/** The file of a paper; of one that is changed, the present one stays until another is chosen. */
function PaperFile({
  document,
  file,
  error,
  sending,
  onFile,
}: {
  document: CandidateDocument | null
  file: File | null
  error: string | undefined
  sending: { fraction: number; onCancel: () => void } | null
  onFile: (file: File | null) => void
}) {
  const { documents: t, cancel, file: fileTexts } = useAreaTexts()
  return (
    <FileDrop
      texts={{
        ...fileTexts,
        label: t.file,
        cancel,
        hint:
          document === null ? fileTexts.hint : `${t.current(document.file_name)} ${fileTexts.hint}`,
      }}
      accept={accept}
      file={file}
      {...(file && {
        size: fileTexts.size(formatNumber(Math.max(0.1, Math.round(file.size / 104_857.6) / 10))),
      })}
      onFile={onFile}
      error={error}
      progress={file === null ? null : sending}
    />
  )
}

/** What stands in a paper of this kind. */
function Particulars({ kind, form }: { kind: DocumentKind; form: UseFormReturn<DocumentForm> }) {
  const { documents: t, optional } = useAreaTexts()
  const { errors } = form.formState
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {documentFieldsOf(kind).map(({ name, label, isOptional, type }) => (
        <Particular
          key={name}
          isDay={type === 'date'}
          label={t.fields[label]}
          {...(isOptional && { note: optional })}
          {...(name === 'license_class' && { hint: t.classHint })}
          error={errors[name]?.message}
          {...form.register(name)}
        />
      ))}
    </div>
  )
}

const Particular = ({ isDay, ...field }: ComponentProps<typeof DateField> & { isDay: boolean }) =>
  isDay ? <DateField {...field} /> : <TextField dir="auto" maxLength={60} {...field} />

/** A paper as it is filled in: its words, its file, and its way to the server. */
function usePaper(kind: DocumentKind, document: CandidateDocument | null, onDone: () => void) {
  const { errors } = useAreaTexts()
  const form = useForm<DocumentForm>({ defaultValues: valuesOf(document) })
  const [file, setFile] = useState<File | null>(null)
  const [fileError, setFileError] = useState<string>()
  const sending = useSending(kind, document, onDone)

  const choose = (chosen: File | null) => {
    const fieldError = chosen === null ? null : fileErrorOf(chosen)
    setFile(fieldError === null ? chosen : null)
    setFileError(fieldError === null ? undefined : errors[fieldError])
  }
  const submit = form.handleSubmit(async (values) => {
    if (
      values.issue_date !== '' &&
      values.expiry_date !== '' &&
      values.expiry_date < values.issue_date
    )
      return form.setError('expiry_date', { message: errors.expiryBeforeIssue ?? '' })
    // A file that was refused is not left out in silence: she meant to send one.
    if (file === null && (document === null || fileError !== undefined))
      return setFileError(fileError ?? errors.noFile)
    const refused = await sending.send(values, file)
    for (const [index, [field, message]] of refused.entries()) {
      if (field === 'document_file') setFileError(message)
      else form.setError(field as keyof DocumentForm, { message }, { shouldFocus: index === 0 })
    }
  })
  const { progress, failure, stop } = sending
  return { form, file, fileError, choose, submit, progress, failure, stop }
}

const valuesOf = (document: CandidateDocument | null): DocumentForm => ({
  document_number: document?.document_number ?? '',
  name_on_passport: document?.name_on_passport ?? '',
  passport_nationality: document?.passport_nationality ?? '',
  name_on_id: document?.name_on_id ?? '',
  id_nationality: document?.id_nationality ?? '',
  license_number: document?.license_number ?? '',
  license_class: document?.license_class ?? '',
  profession: document?.profession ?? '',
  issuing_authority: document?.issuing_authority ?? '',
  issue_date: document?.issue_date ?? '',
  expiry_date: document?.expiry_date ?? '',
})

/** The way of a paper to the server: its progress, how to stop it, what went wrong. */
function useSending(kind: DocumentKind, document: CandidateDocument | null, onDone: () => void) {
  const { documents: t } = useAreaTexts()
  const locale = useLocale()
  const client = useQueryClient()
  const source = useDataSource()
  const toast = useToast()
  const stopper = useRef<AbortController>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  /** Gives what was refused, field by field. */
  const send = async (values: DocumentForm, file: File | null): Promise<[string, string][]> => {
    const stop = new AbortController()
    stopper.current = stop
    setFailure(null)
    setProgress(0)
    const files = { document_file: file ?? undefined }
    const options = { signal: stop.signal, onProgress: setProgress }
    try {
      await (document === null
        ? source.addDocument({ document_type: kind, ...values }, files, options)
        : source.updateDocument(document.id, { ...values }, files, options))
      await client.invalidateQueries({ queryKey: source.documentsKey })
      toast({ text: document === null ? t.uploadDone : t.updateDone, tone: 'success' })
      onDone()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return []
      const refused =
        error instanceof ApiError
          ? Object.entries(error.errors).map(([field, [message]]): [string, string] => [
              field,
              message ?? '',
            ])
          : []
      if (refused.length === 0) setFailure(failureOf(error, t.uploadFailed, locale).text)
      else setFailure(t.uploadFailed)
      return refused
    } finally {
      setProgress(null)
    }
    return []
  }
  return { send, stop: () => stopper.current?.abort(), progress, failure }
}
