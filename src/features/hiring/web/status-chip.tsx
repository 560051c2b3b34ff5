import { Chip, type Tone } from '../../../ui/chip.tsx'
import type { PipelineEntry } from '../contract.ts'
import type { Status } from '../transitions.ts'
import { useListTexts } from './list-texts.ts'
import { useTexts } from './texts.ts'

const tones: Record<Status, Tone> = {
  shortlisted: 'accent',
  interview_scheduled: 'gulf',
  interview_completed: 'gulf',
  selected: 'amber',
  hired: 'palm',
  rejected: 'neutral',
}

/** Where a candidate stands, in a word. */
export function StatusChip({ status }: { status: Status }) {
  return <Chip tone={tones[status]}>{useTexts().statuses[status]}</Chip>
}

/** Another household was faster, or the profile is gone. */
export function UnavailableChip() {
  return <Chip tone="danger">{useTexts().unavailable}</Chip>
}

/** What the candidate says to the interview that stands. */
export function AnswerChip({
  entry: { interview_id: id, interview_answer: answer },
}: {
  entry: PipelineEntry
}) {
  const t = useListTexts()
  if (id === null) return null
  if (answer === null)
    return <span className="mt-1 block text-sm text-ink-soft">{t.answers.waiting}</span>
  return (
    <span
      className={
        answer === 'accepted' ? 'mt-1 block text-sm text-palm' : 'mt-1 block text-sm text-danger'
      }
    >
      {t.answers[answer]}
    </span>
  )
}
