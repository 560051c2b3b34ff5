import { api } from '../../../platform/web/browser-api.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import type { ReportReason } from '../../enquiries/choices.ts'
import { useReportTexts } from '../../enquiries/web/index.ts'
import { reportConversation } from '../contract.ts'
import { useMoreTexts } from './more-texts.ts'

/** Shows the conversation to the operator, with why. */
export function ReportDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { report: t } = useMoreTexts()
  const report = useReportTexts()
  const toast = useToast()
  const { form, submit, input, error, busy } = useContractForm(
    ({ reason, message }: { reason: string; message: string }) =>
      api(reportConversation, { id, reason: reason as ReportReason, message }),
    {
      defaults: { reason: '', message: '' },
      failed: t.failed,
      onDone: () => {
        toast({ text: t.done, tone: 'success' })
        onClose()
      },
    },
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      formRef={form}
      title={t.title}
      text={t.text}
      submitLabel={busy ? t.sending : t.submit}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busy={busy}
    >
      <Select
        label={t.reason}
        placeholder={report.choose}
        options={Object.entries(report.reasons).map(([value, label]) => ({ value, label }))}
        {...input('reason')}
      />
      <TextArea label={t.message} maxLength={2000} {...input('message')} />
      <FormError error={error} />
    </FormDialog>
  )
}
