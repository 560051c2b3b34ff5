import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { changeConversation, type Conversation } from '../contract.ts'
import { listTopic } from './queries.ts'
import { useMoreTexts } from './more-texts.ts'

/** Asks before a conversation is ended, or the other side blocked. */
export function AskFirst({
  conversation: { id, other },
  what,
  onClose,
}: {
  conversation: Conversation
  what: 'end' | 'block'
  onClose: () => void
}) {
  const { menu: t } = useMoreTexts()
  const { run, busy, error } = useAction(changeConversation, {
    failed: t.failed,
    refresh: [`conversation:${id}`, listTopic],
    inPlace: true,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void run({ id, ...(what === 'end' ? { ended: true } : { blocked: true }) })}
      title={what === 'end' ? t.endTitle : t.blockTitle(other.name)}
      text={what === 'end' ? t.endText : t.blockText}
      confirmLabel={what === 'end' ? t.end : t.block}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      danger={what === 'block'}
      busy={busy}
      error={error}
    />
  )
}
