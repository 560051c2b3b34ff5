import { useState } from 'react'
import { api } from '../../../../platform/web/browser-api.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useAction } from '../../../../ui/use-action.ts'
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
  const [points, setPoints] = useState<Points>(() =>
    Object.fromEntries(criteria.map((one) => [one, known?.[one] ?? null])),
  )
  const [sentence, setSentence] = useState(known?.sentence ?? '')
  const { run, busy, error, fieldErrors } = useAction(
    () =>
      api(saveScore, {
        id: candidateId,
        sentence,
        experience: points.experience ?? null,
        language: points.language ?? null,
        manner: points.manner ?? null,
        trust: points.trust ?? null,
        terms: points.terms ?? null,
      }),
    { failed: t.failed, refresh: scoresKey, toast: t.saved, inPlace: true, onDone: onClose },
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => void run()}
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
      <Criteria points={points} onChange={setPoints} />
      <TextArea
        label={t.sentence}
        rows={2}
        maxLength={sentenceLengthMax}
        value={sentence}
        error={fieldErrors.sentence}
        onChange={({ target }) => setSentence(target.value)}
      />
      {error !== undefined && <Alert tone="error">{error}</Alert>}
    </FormDialog>
  )
}

type Points = Record<string, number | null>

function Criteria({ points, onChange }: { points: Points; onChange: (points: Points) => void }) {
  const { score: t } = useMeetingTexts()
  return criteria.map((one) => (
    <Select
      key={one}
      label={t.criteria[one]}
      value={String(points[one] ?? '')}
      options={[
        { value: '', label: t.none },
        ...choices.map((n) => ({ value: String(n), label: t.points(n) })),
      ]}
      onChange={({ target }) =>
        onChange({ ...points, [one]: target.value === '' ? null : Number(target.value) })
      }
    />
  ))
}
