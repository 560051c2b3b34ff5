import { Check, RotateCcw, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Side } from '../choices.ts'
import { type CaseStep, changeStep } from '../contract.ts'
import { useTexts } from './texts.ts'
import { useCaseAction } from './use-recruitment.ts'

/** What can be done about a step, as far as the server allows it. */
export function StepActs({
  caseId,
  step,
  side,
  children,
}: {
  caseId: number
  step: CaseStep
  side: Side
  /** Between what does it and the report of a problem. */
  children?: ReactNode
}) {
  const t = useTexts()
  const [asked, setAsked] = useState<'done' | 'problem' | null>(null)
  const act = useCaseAction(
    (change: { state: 'done' | 'problem' | 'waiting'; note?: string }) =>
      api(changeStep, { id: caseId, step: step.key, ...change }),
    { done: t.case.saved },
  )
  const close = () => setAsked(null)
  return (
    <>
      <StepButtons
        step={step}
        side={side}
        busy={act.busy}
        onAsk={setAsked}
        onResume={() => void act.run({ state: 'waiting' })}
      >
        {children}
      </StepButtons>
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
    </>
  )
}

interface ButtonsProps {
  step: CaseStep
  side: Side
  busy: boolean
  onAsk: (what: 'done' | 'problem') => void
  onResume: () => void
  children: ReactNode
}

function StepButtons({ step, side, busy, onAsk, onResume, children }: ButtonsProps) {
  const t = useTexts()
  const named = (label: string) => `${label}: ${t.steps[step.key]}`
  return (
    <>
      {step.can.finish && (
        <Button
          size="s"
          variant={step.actor === side ? 'primary' : 'secondary'}
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
      {children}
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
