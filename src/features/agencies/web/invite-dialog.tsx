import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/web/browser-api.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { fullNumber, noPhone, PhoneField } from '../../accounts/web/index.ts'
import { type MemberRole, memberRoles } from '../choices.ts'
import { inviteMember } from '../office-contract.ts'
import { usePageTexts } from './page-texts.ts'
import { useTexts } from './texts.ts'
import { agencyKey } from './use-agency.ts'

/** Invites a number, for a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { members: t, apply } = usePageTexts()
  const { roles, cancel, close } = useTexts()
  const client = useQueryClient()
  const { form, submit, control, input, error, busy } = useContractForm(
    ({ phone_number: phone, role }) => api(inviteMember, { phone_number: fullNumber(phone), role }),
    {
      defaults: { phone_number: noPhone, role: 'editor' as MemberRole },
      check: ({ phone_number: phone }) =>
        phone.digits === '' ? { phone_number: apply.phoneMissing } : null,
      failed: t.failed,
      toast: t.sent,
      onDone: (people) => {
        client.setQueryData([...agencyKey, 'people'], people)
        onClose()
      },
      repeats: true,
    },
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      formRef={form}
      title={t.dialogTitle}
      text={t.dialogText}
      submitLabel={t.send}
      cancelLabel={cancel}
      closeLabel={close}
      busy={busy}
    >
      <FormError error={error} />
      <PhoneField label={t.phone} autoComplete="off" {...control('phone_number')} />
      <RadioGroup
        label={t.role}
        options={memberRoles
          .toReversed()
          .map((value) => ({ value, label: roles[value], hint: t.roleHints[value] }))}
        {...input('role')}
      />
    </FormDialog>
  )
}
