import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { FormError, fullNumber, noPhone, PhoneField, useSubmit } from '../../accounts/web/index.ts'
import { type MemberRole, memberRoles } from '../choices.ts'
import { inviteMember } from '../office-contract.ts'
import { usePageTexts, useTexts } from './texts.ts'
import { agencyKey } from './use-agency.ts'

/** Invites a number, for a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { members: t, apply } = usePageTexts()
  const { roles, cancel, close } = useTexts()
  const client = useQueryClient()
  const toast = useToast()
  const [phone, setPhone] = useState(noPhone)
  const [role, setRole] = useState<MemberRole>('editor')
  const { form, submit, control, error, busy } = useSubmit({
    check: () => (phone.digits === '' ? { field: 'phone_number', text: apply.phoneMissing } : null),
    send: async () => {
      client.setQueryData(
        [...agencyKey, 'people'],
        await api(inviteMember, { phone_number: fullNumber(phone), role }),
      )
      toast({ text: t.sent, tone: 'success' })
      onClose()
    },
    fallback: t.failed,
    repeats: true,
  })
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
      <PhoneField
        label={t.phone}
        autoComplete="off"
        {...control('phone_number', phone, setPhone)}
      />
      <RadioGroup
        label={t.role}
        name="role"
        options={memberRoles
          .toReversed()
          .map((value) => ({ value, label: roles[value], hint: t.roleHints[value] }))}
        value={role}
        onChange={(event) => setRole(event.target.value as MemberRole)}
      />
    </FormDialog>
  )
}
