import { Button } from '../../../../ui/button.tsx'
import { useQueueTexts } from './texts.ts'

/** Opens an item of a queue. */
export function LookButton({ of, onClick }: { of: string; onClick: () => void }) {
  const t = useQueueTexts()
  return (
    <Button look="secondary" size="s" aria-haspopup="dialog" aria-label={t.lookAt(of)} onClick={onClick}>
      {t.look}
    </Button>
  )
}
