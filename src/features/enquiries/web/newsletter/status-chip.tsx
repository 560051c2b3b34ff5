import { Chip, type Tone } from '../../../../ui/chip.tsx'
import { type NewsletterStatus, useNewsletterTexts } from '../index.ts'

const tones: Record<NewsletterStatus, Tone> = {
  draft: 'neutral',
  scheduled: 'gulf',
  sending: 'amber',
  sent: 'palm',
  stopped: 'danger',
}

export const StatusChip = ({ status }: { status: NewsletterStatus }) => (
  <Chip tone={tones[status]}>{useNewsletterTexts().statuses[status]}</Chip>
)
