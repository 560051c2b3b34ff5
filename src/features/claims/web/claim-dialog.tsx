import { useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { OtpField } from '../../../ui/otp-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { type Claim, claimRecord, sendClaimCode } from '../contract.ts'
import { useClaimTexts } from './texts.ts'
import { type OnClaimed, useClaimAct } from './use-claims.ts'

interface Props {
  offer: Claim
  onClose: () => void
  onClaimed: OnClaimed
}

/** Takes a record over, by a code sent to her number. */
export function ClaimDialog({ offer, onClose, onClaimed }: Props) {
  const t = useClaimTexts()
  const toast = useToast()
  const { busy, error, setError, attempt, settle } = useClaimAct(onClaimed)
  const [isSent, setIsSent] = useState(false)
  const [code, setCode] = useState('')
  const send = async () => {
    if (await attempt(() => api(sendClaimCode, { id: offer.id }))) {
      setIsSent(true)
      setCode('')
    }
  }
  const claim = async () => {
    if (!/^\d{6}$/.test(code)) return setError(t.dialog.codeInvalid)
    const profile = await attempt(() => api(claimRecord, { id: offer.id, otp_code: code }))
    if (profile === undefined) return
    onClose()
    toast({ text: t.dialog.done, tone: 'success', seconds: 4 })
    await settle(profile)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={t.dialog.title}
      closeLabel={t.close}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={isSent ? () => void send() : onClose}
            disabled={busy}
          >
            {isSent ? t.dialog.resend : t.cancel}
          </Button>
          <Button busy={busy} onClick={() => void (isSent ? claim() : send())}>
            {isSent ? t.dialog.confirm : t.dialog.send}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft" role="status">
        <bdi>{isSent ? t.dialog.sent : t.dialog.text(offer.agency.name)}</bdi>
      </p>
      {isSent ? (
        <CodeForm code={code} error={error} onType={setCode} onSubmit={() => void claim()} />
      ) : (
        error !== undefined && (
          <Alert tone="error" className="mt-4">
            {error}
          </Alert>
        )
      )}
    </Dialog>
  )
}

function CodeForm({
  code,
  error,
  onType,
  onSubmit,
}: {
  code: string
  error: string | undefined
  onType: (code: string) => void
  onSubmit: () => void
}) {
  const { dialog: t } = useClaimTexts()
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <OtpField
        label={t.code}
        boxLabel={t.box}
        value={code}
        onChange={onType}
        error={error}
        autoFocus
      />
    </form>
  )
}
