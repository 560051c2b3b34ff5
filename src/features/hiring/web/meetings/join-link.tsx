import { Video } from 'lucide-react'
import { ButtonLink } from '../../../../ui/button.tsx'
import type { Interview } from '../../contract.ts'
import { roomPathOf } from '../../meeting-rules.ts'
import { useWaysTexts } from '../frame-texts.ts'

/** The way into the video room of an interview, while it is open; `with`: whom one meets there. */
export function JoinLink({
  meeting: { id, can_join },
  with: name,
  leads = true,
  size,
}: {
  meeting: Pick<Interview, 'id' | 'can_join'>
  with: string
  /** Whether it is what to do first. */
  leads?: boolean
  size?: 'l'
}) {
  const { join } = useWaysTexts()
  if (!can_join) return null
  return (
    <ButtonLink
      to={roomPathOf(id)}
      icon={Video}
      size={size}
      variant={leads ? 'primary' : 'quiet'}
      aria-label={`${join}: ${name}`}
    >
      {join}
    </ButtonLink>
  )
}
