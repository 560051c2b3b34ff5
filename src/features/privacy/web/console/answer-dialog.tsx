import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
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
  const queries = useQueryClient()
  const send = (typed: { status: 'done' | 'refused'; answer: string }) =>
    api(answerDataRequest, { id: String(request.id), ...typed })
  const { form, submit, values, set, input, busy, error } = useContractForm(send, {
    defaults: { status: 'done', answer: '' },
    check: ({ answer }) => (answer.trim() === '' ? { answer: t.wordsMissing } : null),
    draft: `data-request:${request.id}`,
    failed: t.failed,
    toast: t.sent,
    onDone: () => {
      onClose()
      return queries.invalidateQueries({ queryKey: ['data-requests'] })
    },
  })
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
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
        value={values.status}
        onChange={({ target }) => set({ status: target.value as typeof values.status })}
      />
      <TextArea label={t.words} maxLength={2000} {...input('answer')} />
      <FormError error={error} />
      <Button type="submit" wide busy={busy}>
        {t.send}
      </Button>
    </form>
  )
}
