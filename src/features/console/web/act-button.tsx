import { Button } from '../../../ui/button.tsx'
import { useWords } from './texts.ts'

/** Opens an item of a queue; its word says what is done there. */
export function ActButton({
  queue,
  of,
  onClick,
}: {
  queue: keyof ReturnType<typeof useWords>['acts']
  of: string
  onClick: () => void
}) {
  const { label, what } = useWords().acts[queue]
  return (
    <Button
      variant="secondary"
      size="s"
      aria-haspopup="dialog"
      aria-label={what(of)}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
