import { Chip, type Tone } from '../../../ui/chip.tsx'
import type { Status } from '../contract.ts'
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
