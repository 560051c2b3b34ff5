import { api } from '../../../platform/web/browser-api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { type Claim, objectToRecord } from '../contract.ts'
import { useClaimTexts } from './texts.ts'
import { type OnClaimed, useClaimAct } from './use-claims.ts'

interface Props {
  offer: Claim | null
  onClose: () => void
  onClaimed: OnClaimed
}

/** Asks whether a record shall no longer be shown. */
export function ObjectionDialog({ offer, onClose, onClaimed }: Props) {
  const { objection: t, cancel, close } = useClaimTexts()
  const toast = useToast()
  const { busy, error, attempt, settle } = useClaimAct(onClaimed)
  const object = async () => {
    if (
      offer === null ||
      (await attempt(() => api(objectToRecord, { id: offer.id }))) === undefined
    )
      return
    onClose()
    toast({ text: t.done, tone: 'success' })
    await settle()
  }
  return (
    <ConfirmDialog
      open={offer !== null}
      onClose={onClose}
      onConfirm={() => void object()}
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
