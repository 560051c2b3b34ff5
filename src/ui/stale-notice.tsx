import { useOnline } from '../platform/web/use-online.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

interface Props {
  text: string
  retryLabel: string
  busy: boolean
  onRetry: () => void
}

/** Above what could not be fetched anew; while the network is gone, the frame says that what is shown may be old. */
export function StaleNotice({ text, retryLabel, busy, onRetry }: Props) {
  return (
    useOnline() && (
      <Alert
        tone="warning"
        className="mb-4"
        action={
          <Button variant="quiet" size="s" busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      >
        {text}
      </Alert>
    )
  )
}
