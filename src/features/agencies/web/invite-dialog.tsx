import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { FormError, fullNumber, noPhone, PhoneField, useSubmit } from '../../accounts/web/index.ts'
import { type MemberRole, memberRoles } from '../choices.ts'
import { inviteMember } from '../office-contract.ts'
import { usePageTexts, useTexts } from './texts.ts'
import { agencyKey } from './use-agency.ts'

const formId = 'invite-member'

/** Invites a number, for a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { members: t, apply } = usePageTexts()
  const { roles, cancel, close } = useTexts()
  const client = useQueryClient()
  const toast = useToast()
  const [phone, setPhone] = useState(noPhone)
  const [role, setRole] = useState<MemberRole>('editor')
  const { form, submit, mend, error, wrong, busy } = useSubmit({
    check: () => (phone.digits === '' ? { field: 'phone_number', text: apply.phoneMissing } : null),
    send: async () => {
      client.setQueryData([...agencyKey, 'people'], await api(inviteMember, { phone_number: fullNumber(phone), role }))
      toast({ text: t.sent, tone: 'success' })
      onClose()
    },
    fallback: t.failed,
    repeats: true,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={t.dialogTitle}
      closeLabel={close}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t.send}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <p className="text-ink-soft">{t.dialogText}</p>
        <FormError error={error} />
        <PhoneField
          label={t.phone}
          name="phone_number"
          autoComplete="off"
          value={phone}
          error={wrong.phone_number}
          onChange={(next) => {
            setPhone(next)
            mend('phone_number')
          }}
        />
        <RadioGroup
          label={t.role}
          name="role"
          options={memberRoles.toReversed().map((value) => ({ value, label: roles[value], hint: t.roleHints[value] }))}
          value={role}
          onChange={(event) => setRole(event.target.value as MemberRole)}
        />
      </form>
    </Dialog>
  )
}
