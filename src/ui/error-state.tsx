import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface Props {
  title: ReactNode
  text?: ReactNode
  retryLabel?: string
  onRetry?: () => void
  /** The retry is under way. */
  busy?: boolean
  level?: 1 | 2 | 3
  className?: string
}

/** What stands where something could not be had, with a way to try again. */
export function ErrorState({
  title,
  text,
  retryLabel,
  onRetry,
  busy = false,
  level,
  className,
}: Props) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        illustration="lamp"
        level={level}
        title={title}
        text={text}
        action={
          onRetry !== undefined && (
            <Button variant="secondary" icon={RotateCw} busy={busy} onClick={onRetry}>
              {retryLabel}
            </Button>
          )
        }
      />
    </div>
  )
}
