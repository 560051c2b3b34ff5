import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormError, useSubmit } from '../../accounts/web/index.ts'
import { applyAgency } from '../office-contract.ts'
import { usePageTexts, useTexts } from './texts.ts'
import { agencyKey } from './use-agency.ts'

const formId = 'apply-agency'
const empty = { agency_name: '', licence_number: '', expires_on: '' }

/** An office of one's own, for an account that belongs to none; it leads on to the licence. */
export function ApplyDialog({ onClose }: { onClose: () => void }) {
  const { apply: t, licence } = usePageTexts()
  const { cancel, close } = useTexts()
  const client = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  const [details, setDetails] = useState(empty)
  const { form, submit, mend, error, wrong, busy } = useSubmit({
    check: () => {
      if (details.agency_name.trim() === '') return { field: 'agency_name', text: t.agencyMissing }
      if (details.licence_number.trim() === '') return { field: 'licence_number', text: licence.numberMissing }
      return details.expires_on === '' ? { field: 'expires_on', text: licence.dateMissing } : null
    },
    send: async () => {
      client.setQueryData(agencyKey, await api(applyAgency, details))
      void navigate(localizedPath('/agency/licence', locale))
    },
    fallback: t.failed,
  })
  const field = (name: keyof typeof empty) => ({
    name,
    value: details[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => {
      setDetails({ ...details, [name]: event.target.value })
      mend(name)
    },
  })
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
      <form id={formId} ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p className="text-ink-soft">{t.lead}</p>
        <FormError error={error} />
        <TextField label={t.agency} autoComplete="organization" dir="auto" maxLength={120} {...field('agency_name')} />
        <TextField label={t.number} dir="auto" maxLength={40} {...field('licence_number')} />
        <TextField label={t.until} type="date" {...field('expires_on')} />
      </form>
    </Dialog>
  )
}
