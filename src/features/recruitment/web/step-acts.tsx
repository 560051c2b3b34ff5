import { Check, RotateCcw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { type CaseStep, changeStep } from '../contract.ts'
import { useTexts } from './texts.ts'
import { useCaseAction } from './use-recruitment.ts'

/** What can be done about a step, as far as the server allows it. */
export function StepActs({ caseId, step }: { caseId: number; step: CaseStep }) {
  const t = useTexts()
  const [asked, setAsked] = useState<'done' | 'problem' | null>(null)
  const act = useCaseAction(
    (change: { state: 'done' | 'problem' | 'waiting'; note?: string }) =>
      api(changeStep, { id: caseId, step: step.key, ...change }),
    { done: t.case.saved },
  )
  const close = () => setAsked(null)
  return (
    <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
      <StepButtons
        step={step}
        busy={act.busy}
        onAsk={setAsked}
        onResume={() => void act.run({ state: 'waiting' })}
      />
      <ConfirmDialog
        open={asked === 'done'}
        onClose={close}
        onConfirm={() => {
          close()
          void act.run({ state: 'done' })
        }}
        title={t.steps[step.key]}
        text={t.case.finishText}
        confirmLabel={t.case.finish}
        cancelLabel={t.cancel}
        closeLabel={t.close}
      />
      <ReportProblem
        step={step}
        open={asked === 'problem'}
        onClose={close}
        onReport={(note) => void act.run({ state: 'problem', note })}
      />
    </div>
  )
}

interface ButtonsProps {
  step: CaseStep
  busy: boolean
  onAsk: (what: 'done' | 'problem') => void
  onResume: () => void
}

function StepButtons({ step, busy, onAsk, onResume }: ButtonsProps) {
  const t = useTexts()
  const named = (label: string) => `${label}: ${t.steps[step.key]}`
  return (
    <>
      {step.can.finish && (
        <Button
          size="s"
          icon={Check}
          busy={busy}
          aria-label={named(t.case.finish)}
          onClick={() => onAsk('done')}
        >
          {t.case.finish}
        </Button>
      )}
      {step.can.resume && (
        <Button
          variant="secondary"
          size="s"
          icon={RotateCcw}
          busy={busy}
          aria-label={named(t.case.resume)}
          onClick={onResume}
        >
          {t.case.resume}
        </Button>
      )}
      {step.can.report && (
        <Button
          variant="quiet"
          size="s"
          icon={TriangleAlert}
          aria-label={named(t.case.report)}
          onClick={() => onAsk('problem')}
        >
          {t.case.report}
        </Button>
      )}
    </>
  )
}

/** Says what keeps a step from being done. */
function ReportProblem({
  step,
  open,
  onClose,
  onReport,
}: {
  step: CaseStep
  open: boolean
  onClose: () => void
  onReport: (note: string) => void
}) {
  const t = useTexts()
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const report = () => {
    if (note.trim() === '') return setError(t.errors.problemNeedsNote)
    onClose()
    onReport(note)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${t.case.report}: ${t.steps[step.key]}`}
      closeLabel={t.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button onClick={report}>{t.case.report}</Button>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">{t.case.reportText}</p>
      <TextArea
        label={t.case.problem}
        maxLength={500}
        value={note}
        error={error}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  )
}
