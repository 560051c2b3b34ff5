import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '../../../platform/shared/digits.ts'
import { upload } from '../../../platform/web/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { useSending } from '../../../ui/use-sending.ts'
import type { OwnAgency } from '../contract.ts'
import { submitLicence } from '../office-contract.ts'
import { usePageTexts } from './page-texts.ts'
import { agencyKey } from './use-agency.ts'

const accept = '.pdf,.jpg,.jpeg,.png,.doc,.docx,application/pdf,image/jpeg,image/png'
const fits = /\.(pdf|jpe?g|png|docx?)$/i
const mostBytes = 10 * 1_048_576

/** Number, last day and paper of a licence, sent with its progress. */
export function LicenceForm({ agency }: { agency: OwnAgency }) {
  const { licence: t } = usePageTexts()
  const { form, submit, values, input, error, fileError, choose, busy, sending } =
    useLicence(agency)
  const { licence_file: file } = values
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <FormError error={error} />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField label={t.number} dir="auto" maxLength={40} {...input('licence_number')} />
        <DateField label={t.until} {...input('expires_on')} />
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
        name="licence_file"
        file={file}
        {...(file && {
          size: t.size(formatNumber(Math.max(0.1, Math.round(file.size / 104_857.6) / 10))),
        })}
        onFile={choose}
        error={fileError}
        progress={sending}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t.submit}
        </Button>
      </div>
    </form>
  )
}

/** A licence as it is filled in, sent with its paper. */
function useLicence(agency: OwnAgency) {
  const { licence: t } = usePageTexts()
  const client = useQueryClient()
  const { sending, run } = useSending()
  const [fileError, setFileError] = useState<string>()
  const form = useContractForm(
    ({ licence_file: file, ...rest }) =>
      run((options) => upload(submitLicence, rest, { licence_file: file ?? undefined }, options)),
    {
      defaults: {
        licence_number: agency.licence_number,
        expires_on: '',
        licence_file: null as File | null,
      },
      check: ({ licence_number: number, expires_on: until, licence_file: file }) => ({
        ...(number.trim() === '' && { licence_number: t.numberMissing }),
        ...(until === '' && { expires_on: t.dateMissing }),
        ...(file === null && { licence_file: t.noFile }),
      }),
      failed: t.failed,
      toast: (sent) => (sent === 'cancelled' ? undefined : t.submitted),
      onDone: (sent) => {
        if (sent === 'cancelled') return
        client.setQueryData(agencyKey, sent)
        void client.invalidateQueries({ queryKey: [...agencyKey, 'licences'] })
        form.set({ licence_file: null, expires_on: '' })
      },
      repeats: true,
    },
  )
  const choose = (chosen: File | null) => {
    const found = faultOf(chosen, t)
    setFileError(found)
    form.set({ licence_file: found === undefined ? chosen : null })
  }
  return { ...form, sending, choose, fileError: fileError ?? form.fieldErrors.licence_file }
}

const faultOf = (file: File | null, t: { wrongType: string; tooLarge: string }) => {
  if (file === null) return undefined
  if (!fits.test(file.name)) return t.wrongType
  return file.size > mostBytes ? t.tooLarge : undefined
}
