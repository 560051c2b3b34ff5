import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { fullNumber, noPhone, PhoneField } from '../../accounts/web/index.ts'
import { addKeptCandidate } from '../candidates-contract.ts'
import { useTexts } from './texts.ts'
import { failureText, useRefresh } from './use-candidates.ts'

const formId = 'add-candidate'

/** A new candidate by her name; the rest is filled in on her page. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { adding: t, cancel, close } = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const toast = useToast()
  const refresh = useRefresh()
  const [name, setName] = useState('')
  const [phone, setPhone] = useState(noPhone)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [faults, setFaults] = useState<{ full_name?: string | undefined; phone_number?: string | undefined }>({})

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setFaults({ full_name: t.nameMissing })
    setBusy(true)
    setFailure(undefined)
    setFaults({})
    try {
      const { id, full_name } = await api(addKeptCandidate, { full_name: name, ...(phone.digits !== '' && { phone_number: fullNumber(phone) }) })
      toast({ text: t.added(full_name), tone: 'success' })
      await refresh()
      void navigate(localizedPath(`/agency/candidates/${id}?edit=1`, locale))
    } catch (error) {
      setBusy(false)
      const { full_name, phone_number } = error instanceof ApiError ? error.errors : {}
      if (full_name || phone_number) setFaults({ full_name: full_name?.[0], phone_number: phone_number?.[0] })
      else setFailure(failureText(error, t.failed))
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={t.title}
      closeLabel={close}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <p className="text-ink-soft">{t.text}</p>
        {failure !== undefined && <Alert tone="error">{failure}</Alert>}
        <TextField
          label={t.name}
          name="full_name"
          autoComplete="off"
          dir="auto"
          maxLength={120}
          value={name}
          error={faults.full_name}
          onChange={(event) => {
            setName(event.target.value)
            setFaults({ ...faults, full_name: undefined })
          }}
        />
        <PhoneField
          label={t.phone}
          note={t.optional}
          hint={t.phoneHint}
          name="phone_number"
          autoComplete="off"
          value={phone}
          error={faults.phone_number}
          onChange={(next) => {
            setPhone(next)
            setFaults({ ...faults, phone_number: undefined })
          }}
        />
      </form>
    </Dialog>
  )
}
