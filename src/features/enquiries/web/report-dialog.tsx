import { useRef, useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { type Meeting, type ReportReason, urgentReasons } from '../choices.ts'
import { sendReport } from '../support-contract.ts'
import { useReportTexts } from './report-texts.ts'
import { RobotTrap, SentNote } from './form-parts.tsx'

/** Asks what happened and sends it to the operator. */
export function ReportDialog({
  metIn,
  id,
  onClose,
}: {
  metIn: Meeting
  id: number
  onClose: () => void
}) {
  const t = useReportTexts()
  const [open, setOpen] = useState(true)
  const report = useReport(metIn, id)
  const { busy, done } = report
  const isUrgent = urgentReasons.some((urgent) => urgent === report.values.reason)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      size="m"
      dismissible={done || !busy}
      title={t.title}
      closeLabel={t.close}
      footer={done ? <Button onClick={close}>{t.close}</Button> : undefined}
    >
      {done ? (
        <SentNote title={t.sentTitle}>
          <p className="text-ink-soft">{t.sent}</p>
          {isUrgent && <Alert tone="warning">{t.urgent}</Alert>}
        </SentNote>
      ) : (
        <ReportForm report={report} isUrgent={isUrgent} />
      )}
    </Dialog>
  )
}

/** What is reported, and the trap that robots fill in. */
function useReport(metIn: Meeting, id: number) {
  const t = useReportTexts()
  const trap = useRef<HTMLInputElement>(null)
  const form = useContractForm(
    (report) =>
      api(sendReport, {
        ...report,
        met_in: metIn,
        id,
        reason: report.reason as ReportReason,
        website: trap.current?.value ?? '',
      }),
    {
      defaults: { reason: '', message: '', contact: '' },
      failed: t.unreachable,
      draft: `report:${metIn}:${id}`,
    },
  )
  return { ...form, trap }
}

function ReportForm({
  report: { form, submit, input, error, busy, trap },
  isUrgent,
}: {
  report: ReturnType<typeof useReport>
  isUrgent: boolean
}) {
  const t = useReportTexts()
  return (
    <form
      ref={form}
      noValidate
      className="relative grid gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-ink-soft">{t.lead}</p>
      <Select
        label={t.reason}
        placeholder={t.choose}
        options={Object.entries(t.reasons).map(([value, label]) => ({ value, label }))}
        {...input('reason')}
      />
      {isUrgent && <Alert tone="warning">{t.urgent}</Alert>}
      <TextArea label={t.message} maxLength={2000} {...input('message')} />
      <TextField
        label={t.contact}
        hint={t.contactHint}
        dir="auto"
        maxLength={200}
        {...input('contact')}
      />
      <FormError error={error} />
      <Button type="submit" size="l" wide busy={busy}>
        {t.send}
      </Button>
      <RobotTrap ref={trap} />
    </form>
  )
}
