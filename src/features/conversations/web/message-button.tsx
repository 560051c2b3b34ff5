import type { QueryKey } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { beginConversation } from '../contract.ts'
import { useTexts } from './texts.ts'

interface Opening {
  /** Once the changes of that query's key are done. */
  after?: QueryKey
  /** What becomes of it instead of its own page. */
  onBegun?: (id: number) => void
}

/** Opens a household's conversation with a candidate of its list. */
export function useMessage({ after, onBegun }: Opening = {}): {
  open: (candidateId: number) => void
  busy: boolean
} {
  const { begin: t } = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { run, busy } = useAction(beginConversation, {
    failed: t.failed,
    ...(after && { after }),
    onDone: ({ id }) => {
      if (onBegun) onBegun(id)
      else void navigate(localizedPath(`/dashboard/messages/${id}`, locale))
    },
  })
  return { open: (candidate_id) => void run({ candidate_id }), busy }
}

/** Leads to the conversation with a candidate whom the household has in its list. */
export function MessageButton({
  candidateId,
  name,
  after,
  onBegun,
  ...rest
}: { candidateId: number; name: string } & Opening &
  Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide'>) {
  const { link: t } = useTexts()
  const { open, busy } = useMessage({ ...(after && { after }), ...(onBegun && { onBegun }) })
  return (
    <Button
      icon={MessageCircle}
      busy={busy}
      aria-label={t.writeTo(name)}
      onClick={() => open(candidateId)}
      {...rest}
    >
      {t.write}
    </Button>
  )
}
