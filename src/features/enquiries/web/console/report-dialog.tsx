import { useState } from 'react'
import { api } from '../../../../platform/web/browser-api.ts'
import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { hideCandidate } from '../../../reviews/contract.ts'
import { type ReportState, changeReport, type Report } from '../../support-contract.ts'
import { useSupportTexts } from '../index.ts'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { Facts, useOutcome } from '../../../console/web/index.ts'
import { useConsoleTexts } from './texts.ts'

/** A report, the way to whom it is about, and what the operators make of it. */
export function ReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const t = useConsoleTexts()
  const support = useSupportTexts()
  const { typed: note, type, forget } = useTypedDraft(`report:${report.id}`, report.note ?? '')
  const done = () => {
    forget()
    onClose()
  }
  const { busy, error, fieldErrors, run, underWay } = useAction(
    (state: ReportState) => api(changeReport, { id: report.id, state, note }),
    { ...useOutcome(), refresh: ['reports'], onDone: done },
  )
  const { about } = report
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      dismissible={!busy}
      title={support.reasons[report.reason]}
      closeLabel={t.close}
      footer={<NextStates of={report} underWay={underWay} onMove={(state) => void run(state)} />}
    >
      <div className="space-y-5">
        <p dir="auto" className="rounded-md bg-sunken p-4 break-words whitespace-pre-line">
          {report.message}
        </p>
        <About report={report} />
        {error !== undefined && <Alert tone="error">{error}</Alert>}
        <TextArea
          label={t.reports.note}
          hint={t.reports.noteHint}
          maxLength={2000}
          value={note}
          error={fieldErrors.note}
          onChange={(event) => type(event.target.value)}
        />
        {report.can_hide && <HideProfile id={about.id} />}
      </div>
    </Dialog>
  )
}

function NextStates({
  of,
  underWay,
  onMove,
}: {
  of: Report
  underWay: ReportState | undefined
  onMove: (state: ReportState) => void
}) {
  const { reports: t } = useConsoleTexts()
  const busy = underWay !== undefined
  return (
    <>
      {of.can_begin && (
        <Button
          variant="secondary"
          busy={underWay === 'in_progress'}
          disabled={busy}
          onClick={() => onMove('in_progress')}
        >
          {t.begin}
        </Button>
      )}
      {of.can_reopen && (
        <Button busy={underWay === 'open'} disabled={busy} onClick={() => onMove('open')}>
          {t.reopen}
        </Button>
      )}
      {of.can_close && (
        <Button busy={underWay === 'closed'} disabled={busy} onClick={() => onMove('closed')}>
          {t.closeIt}
        </Button>
      )}
    </>
  )
}

/** Whom a report is about, who sent it, and the way there. */
function About({ report }: { report: Report }) {
  const t = useConsoleTexts()
  const support = useSupportTexts()
  const locale = useLocale()
  const { about } = report
  return (
    <>
      <Facts
        rows={[
          [support.columns.about, <bdi key="about">{about.name}</bdi>],
          [
            t.reports.from,
            report.reporter_role === null
              ? t.reports.visitor
              : t.reports.roles[report.reporter_role],
          ],
          [support.columns.contact, report.contact && <bdi>{report.contact}</bdi>],
          [support.columns.kind, support.metIn[report.met_in]],
          [support.columns.since, formatInstant(report.created_at, locale)],
          [
            support.columns.closed,
            report.closed_at &&
              `${formatInstant(report.closed_at, locale)} · ${report.closed_by ?? ''}`,
          ],
        ]}
      />
      <ButtonLink
        variant="secondary"
        size="s"
        to={about.kind === 'candidate' ? `/candidates/${about.id}` : `/admin/users/${about.id}`}
      >
        {about.kind === 'candidate' ? t.openProfile : t.reports.openUser}
      </ButtonLink>
    </>
  )
}

/** Takes the reported profile off the site at once. */
function HideProfile({ id }: { id: number }) {
  const t = useConsoleTexts()
  const { typed: reason, type, forget } = useTypedDraft(`hide:${id}`, '')
  const { busy, error, fieldErrors, run } = useAction(hideCandidate, {
    ...useOutcome(),
    refresh: ['reviews'],
    onDone: forget,
  })
  const [isMissing, setMissing] = useState(false)
  const hide = () => {
    if (reason.trim() === '') return setMissing(true)
    void run({ id, reason })
  }
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
      <TextField
        label={t.reports.hideReason}
        dir="auto"
        maxLength={500}
        value={reason}
        onChange={(event) => type(event.target.value)}
        error={isMissing && reason.trim() === '' ? t.reasonMissing : fieldErrors.reason}
        fieldClassName="min-w-52 grow"
      />
      <Button variant="danger" busy={busy} onClick={hide}>
        {t.hideProfile}
      </Button>
      {error !== undefined && (
        <Alert tone="error" className="w-full">
          {error}
        </Alert>
      )}
    </div>
  )
}
