import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { type ContractForm, useContractForm } from '../../../../ui/use-contract-form.ts'
import { saveScore, type Score } from '../../meeting-contract.ts'
import { criteria, pointsMax, sentenceLengthMax } from '../../meeting-rules.ts'
import { useMeetingTexts } from '../list-texts.ts'
import { useTexts } from '../texts.ts'
import { scoresKey, useScores } from './scores.ts'

interface Props {
  candidateId: number
  name: string
  onClose: () => void
}

/** Questions to ask, and what the household thought of someone, for itself alone. */
export function ScoreDialog(props: Props) {
  const scores = useScores()
  if (scores.data === undefined) return null
  const known = scores.data.find(({ jobseeker_id: id }) => id === props.candidateId)
  return <ScoreForm {...props} known={known} />
}

const choices = Array.from({ length: pointsMax }, (_, index) => index + 1)

function ScoreForm({ candidateId, name, known, onClose }: Props & { known: Score | undefined }) {
  const { score: t } = useMeetingTexts()
  const { cancel, close } = useTexts()
  const queries = useQueryClient()
  const send = (typed: Typed) => api(saveScore, { id: candidateId, ...typed })
  const { form, submit, input, control, busy, error } = useContractForm(send, {
    defaults: typedOf(known),
    failed: t.failed,
    toast: t.saved,
    onDone: () => {
      onClose()
      return queries.invalidateQueries({ queryKey: scoresKey })
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      formRef={form}
      title={
        <>
          {t.title} <bdi className="font-normal text-ink-soft">{name}</bdi>
        </>
      }
      text={t.private}
      submitLabel={t.save}
      cancelLabel={cancel}
      closeLabel={close}
      busy={busy}
    >
      <Disclosure summary={t.guide} className="border-t">
        <ol className="list-decimal space-y-1.5 ps-5">
          {t.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Disclosure>
      <Criteria control={control} />
      <TextArea label={t.sentence} rows={2} maxLength={sentenceLengthMax} {...input('sentence')} />
      <FormError error={error} />
    </FormDialog>
  )
}

type Typed = Omit<Score, 'jobseeker_id'> & { sentence: string }

const typedOf = (known: Score | undefined): Typed => ({
  experience: known?.experience ?? null,
  language: known?.language ?? null,
  manner: known?.manner ?? null,
  trust: known?.trust ?? null,
  terms: known?.terms ?? null,
  sentence: known?.sentence ?? '',
})

function Criteria({ control }: Pick<ContractForm<Typed>, 'control'>) {
  const { score: t } = useMeetingTexts()
  return criteria.map((one) => {
    const { name, value, error, onChange } = control(one)
    return (
      <Select
        key={one}
        label={t.criteria[one]}
        name={name}
        value={String(value ?? '')}
        error={error}
        options={[
          { value: '', label: t.none },
          ...choices.map((n) => ({ value: String(n), label: t.points(n) })),
        ]}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      />
    )
  })
}
