import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { applyAgency } from '../office-contract.ts'
import { type AgencyDetails, AgencyFields, agencyErrors, noAgency } from './agency-fields.tsx'
import { usePageTexts } from './page-texts.ts'
import { useTexts } from './texts.ts'
import { agencyKey } from './use-agency.ts'

/** An office of one's own, for an account that belongs to none; it leads on to the licence. */
export function ApplyDialog({ onClose }: { onClose: () => void }) {
  const texts = usePageTexts()
  const { apply: t } = texts
  const { cancel, close } = useTexts()
  const client = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  const { form, submit, input, error, busy } = useContractForm(
    (details: AgencyDetails) => api(applyAgency, details),
    {
      defaults: noAgency,
      check: (details) => agencyErrors(details, texts),
      failed: t.failed,
      onDone: (agency) => {
        client.setQueryData(agencyKey, agency)
        void navigate(localizedPath('/agency/licence', locale))
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
      text={t.lead}
      submitLabel={t.submit}
      cancelLabel={cancel}
      closeLabel={close}
      busy={busy}
    >
      <FormError error={error} />
      <AgencyFields of={input} />
    </FormDialog>
  )
}
