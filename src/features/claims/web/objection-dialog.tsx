import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { type Claim, objectToRecord } from '../contract.ts'
import { useClaimTexts } from './texts.ts'
import { claimsKey, type OnClaimed } from './use-claims.ts'

interface Props {
  offer: Claim | null
  onClose: () => void
  onClaimed: OnClaimed
}

/** Asks whether a record shall no longer be shown. */
export function ObjectionDialog({ offer, onClose, onClaimed }: Props) {
  const { objection: t, dialog, cancel, close } = useClaimTexts()
  const { run, busy, error } = useAction(objectToRecord, {
    failed: dialog.failed,
    refresh: claimsKey,
    toast: t.done,
    inPlace: true,
    onDone: () => {
      onClose()
      void onClaimed()
    },
  })
  return (
    <ConfirmDialog
      open={offer !== null}
      onClose={onClose}
      onConfirm={() => offer !== null && void run({ id: offer.id })}
      title={t.title}
      text={t.text(offer?.agency.name ?? '')}
      confirmLabel={t.confirm}
      cancelLabel={cancel}
      closeLabel={close}
      danger
      busy={busy}
      error={error}
    />
  )
}
