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

/** Opens a household's conversation with a candidate of its list; `after`: once the changes of that query's key are done. */
export function useMessage(after?: QueryKey): {
  open: (candidateId: number) => void
  busy: boolean
} {
  const { begin: t } = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { run, busy } = useAction(beginConversation, {
    failed: t.failed,
    ...(after && { after }),
    onDone: ({ id }) => void navigate(localizedPath(`/dashboard/messages/${id}`, locale)),
  })
  return { open: (candidate_id) => void run({ candidate_id }), busy }
}

/** Leads to the conversation with a candidate whom the household has in its list. */
export function MessageButton({
  candidateId,
  name,
  after,
  ...rest
}: { candidateId: number; name: string; after?: QueryKey } & Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'wide'
>) {
  const { link: t } = useTexts()
  const { open, busy } = useMessage(after)
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
