import { useNavigate } from 'react-router'
import { isName } from '../../../platform/shared/person-name.ts'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { fullNumber, noPhone, PhoneField } from '../../accounts/web/index.ts'
import { addManagedCandidate } from '../candidates-contract.ts'
import { useCandidatesTexts } from './candidates-texts.ts'
import { useRefresh } from './use-candidates.ts'

/** A new candidate by her name; the rest is filled in on her page. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { adding: t, cancel, close } = useCandidatesTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { form, submit, control, input, error, busy } = useContractForm(
    ({ full_name, phone_number: phone }) =>
      api(addManagedCandidate, {
        full_name,
        ...(phone.digits !== '' && { phone_number: fullNumber(phone) }),
      }),
    {
      defaults: { full_name: '', phone_number: noPhone },
      check: ({ full_name: name }) => (!isName(name) ? { full_name: t.nameMissing } : null),
      failed: t.failed,
      toast: ({ full_name: name }) => t.added(name),
      onDone: async ({ id }) => {
        await refresh()
        void navigate(localizedPath(`/agency/candidates/${id}?edit=1`, locale))
      },
    },
  )
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
        {...input('full_name')}
      />
      <PhoneField
        label={t.phone}
        note={t.optional}
        hint={t.phoneHint}
        autoComplete="off"
        {...control('phone_number')}
      />
    </FormDialog>
  )
}
