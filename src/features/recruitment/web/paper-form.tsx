import { useState } from 'react'
import { upload } from '../../../platform/web/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { useSending } from '../../../ui/use-sending.ts'
import { medicalOutcomes, type UploadKind } from '../choices.ts'
import { addCasePaper } from '../contract.ts'
import { DropFile } from './drop-file.tsx'
import { useTexts } from './texts.ts'
import { useRefresh } from './use-recruitment.ts'

const hasExpiry: readonly UploadKind[] = ['medical', 'visa', 'pcc', 'other']
const nothing = {
  file: null as File | null,
  outcome: '',
  issuer: '',
  issued_on: '',
  expires_on: '',
}

interface Props {
  caseId: number
  kind: UploadKind | 'signed_offer_letter'
  onDone: () => void
}

/** Uploads a paper: the file, and what its kind asks for. */
export function PaperForm(props: Props) {
  const t = useTexts()
  const { form, submit, values, set, input, error, busy, ofFile } = useUpload(props)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-3 space-y-4 rounded-md bg-sunken p-4"
    >
      <DropFile
        label={t.papers.file}
        name="file"
        file={values.file}
        onFile={(file) => set({ file })}
        {...ofFile}
      />
      <Particulars kind={props.kind} input={input} />
      <FormError error={error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={props.onDone} disabled={busy}>
          {t.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {t.papers.upload}
        </Button>
      </div>
    </form>
  )
}

/** A paper on its way: the file and its words, sent together. */
function useUpload({ caseId, kind, onDone }: Props) {
  const t = useTexts()
  const refresh = useRefresh()
  const { sending, run } = useSending()
  const [fileFault, setFileFault] = useState<string>()
  const { form, submit, values, set, input, error, fieldErrors, busy } = useContractForm(
    ({ file, ...fields }) => {
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
      return run((options) =>
        upload(addCasePaper, { id: caseId, kind, ...given }, { file: file ?? undefined }, options),
      )
    },
    {
      defaults: nothing,
      check: ({ file, outcome }) => ({
        ...(file === null && { file: fileFault ?? t.papers.noFile }),
        ...(kind === 'medical' && outcome === '' && { outcome: t.errors.outcomeNeeded }),
      }),
      failed: t.papers.uploadFailed,
      toast: (sent) => (sent === 'cancelled' ? undefined : t.papers.saved),
      onDone: async (sent) => {
        if (sent === 'cancelled') return
        await refresh()
        onDone()
      },
      repeats: true,
    },
  )
  const ofFile = { error: fileFault ?? fieldErrors.file, onError: setFileFault, sending }
  return { form, submit, values, set, input, error, busy, ofFile }
}

/** What the kind of a paper asks for beside its file. */
function Particulars({
  kind,
  input,
}: Pick<Props, 'kind'> & Pick<ReturnType<typeof useUpload>, 'input'>) {
  const t = useTexts()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {kind === 'medical' && (
        <Select
          label={t.papers.outcome}
          placeholder={t.papers.chooseOutcome}
          options={medicalOutcomes.map((value) => ({ value, label: t.papers.outcomes[value] }))}
          {...input('outcome')}
        />
      )}
      {kind !== 'signed_offer_letter' && (
        <TextField label={t.papers.issuer} maxLength={120} {...input('issuer')} />
      )}
      {kind !== 'signed_offer_letter' && (
        <DateField label={t.papers.issuedOn} {...input('issued_on')} />
      )}
      {hasExpiry.some((one) => one === kind) && (
        <DateField label={t.papers.expiresOn} {...input('expires_on')} />
      )}
    </div>
  )
}
