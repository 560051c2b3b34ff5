import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isName } from '../../../platform/shared/person-name.ts'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { FormError, fullNumber, noPhone, PhoneField, useSubmit } from '../../accounts/web/index.ts'
import { addManagedCandidate } from '../candidates-contract.ts'
import { useTexts } from './texts.ts'
import { useRefresh } from './use-candidates.ts'

/** A new candidate by her name; the rest is filled in on her page. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { adding: t, cancel, close } = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const toast = useToast()
  const refresh = useRefresh()
  const [name, setName] = useState('')
  const [phone, setPhone] = useState(noPhone)
  const { form, submit, control, input, error, busy } = useSubmit({
    check: () => (isName(name) ? null : { field: 'full_name', text: t.nameMissing }),
    send: async () => {
      const { id, full_name } = await api(addManagedCandidate, {
        full_name: name,
        ...(phone.digits !== '' && { phone_number: fullNumber(phone) }),
      })
      toast({ text: t.added(full_name), tone: 'success' })
      await refresh()
      void navigate(localizedPath(`/agency/candidates/${id}?edit=1`, locale))
    },
    fallback: t.failed,
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      formRef={form}
      title={t.title}
      text={t.text}
      submitLabel={t.submit}
      cancelLabel={cancel}
      closeLabel={close}
      busy={busy}
    >
      <FormError error={error} />
      <TextField
        label={t.name}
        autoComplete="off"
        dir="auto"
        maxLength={120}
        {...input('full_name', name, setName)}
      />
      <PhoneField
        label={t.phone}
        note={t.optional}
        hint={t.phoneHint}
        autoComplete="off"
        {...control('phone_number', phone, setPhone)}
      />
    </FormDialog>
  )
}
