import { type FormEvent, useState } from 'react'
import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { answerDataRequest, type RequestRow } from '../../contract.ts'
import { useDataTexts } from './texts.ts'

/** The answer to a request: what became of it, and the words to the person. */
export function AnswerDialog({
  request,
  onClose,
}: {
  request: RequestRow | null
  onClose: () => void
}) {
  const { requests: t } = useDataTexts()
  return (
    <Dialog open={request !== null} onClose={onClose} title={t.dialog} closeLabel={t.close}>
      {request !== null && <AnswerForm request={request} onClose={onClose} />}
    </Dialog>
  )
}

function AnswerForm({ request, onClose }: { request: RequestRow; onClose: () => void }) {
  const { requests: t } = useDataTexts()
  const { typed, type, forget } = useTypedDraft<{ status: 'done' | 'refused'; answer: string }>(
    `data-request:${request.id}`,
    { status: 'done', answer: '' },
  )
  const { status, answer } = typed
  const [isMissing, setMissing] = useState(false)
  const { run, busy, error } = useAction(answerDataRequest, {
    failed: t.failed,
    refresh: ['data-requests'],
    toast: t.sent,
    onDone: () => {
      forget()
      onClose()
    },
    inPlace: true,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(answer.trim() === '')
    if (answer.trim() !== '') void run({ id: String(request.id), status, answer })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div>
        <p className="font-medium break-words">
          {t.kinds[request.kind]}: <bdi>{request.about}</bdi>
        </p>
        <p dir="auto" className="break-words whitespace-pre-line text-ink-soft">
          {request.text}
        </p>
      </div>
      <RadioGroup
        label={t.decision}
        name="status"
        variant="segments"
        options={(['done', 'refused'] as const).map((value) => ({
          value,
          label: t.decisions[value],
        }))}
        value={status}
        onChange={(event) => type({ ...typed, status: event.target.value as typeof status })}
      />
      <TextArea
        label={t.words}
        name="answer"
        maxLength={2000}
        value={answer}
        error={isMissing ? t.wordsMissing : undefined}
        onChange={(event) => type({ ...typed, answer: event.target.value })}
      />
      {error !== undefined && <Alert tone="error">{error}</Alert>}
      <Button type="submit" wide busy={busy}>
        {t.send}
      </Button>
    </form>
  )
}
