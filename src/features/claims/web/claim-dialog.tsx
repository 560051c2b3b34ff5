import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { OtpField } from '../../../ui/otp-field.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { type Claim, claimRecord, sendClaimCode } from '../contract.ts'
import { useClaimTexts } from './texts.ts'
import { claimsKey, type OnClaimed, rememberRecord } from './use-claims.ts'

interface Props {
  offer: Claim
  onClose: () => void
  onClaimed: OnClaimed
}

/** Takes a record over, by a code sent to her number. */
export function ClaimDialog({ offer, onClose, onClaimed }: Props) {
  const t = useClaimTexts()
  const formId = useId()
  const claim = useClaim({ offer, onClose, onClaimed })
  const [isSent, setIsSent] = useState(false)
  const code = useAction(sendClaimCode, {
    failed: t.dialog.failed,
    inPlace: true,
    onDone: () => {
      setIsSent(true)
      claim.set({ otp_code: '' })
    },
  })
  const busy = code.busy || claim.busy
  const send = () => void code.run({ id: offer.id })
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={t.dialog.title}
      closeLabel={t.close}
      footer={
        <>
          <Button variant="secondary" onClick={isSent ? send : onClose} disabled={busy}>
            {isSent ? t.dialog.resend : t.cancel}
          </Button>
          {isSent ? (
            <Button key="claim" type="submit" form={formId} busy={busy}>
              {t.dialog.confirm}
            </Button>
          ) : (
            <Button key="send" busy={busy} onClick={send}>
              {t.dialog.send}
            </Button>
          )}
        </>
      }
    >
      <p className="text-ink-soft" role="status">
        <bdi>{isSent ? t.dialog.sent : t.dialog.text(offer.agency.name)}</bdi>
      </p>
      {code.error !== undefined && (
        <Alert tone="error" className="mt-4">
          {code.error}
        </Alert>
      )}
      {isSent && <CodeForm id={formId} claim={claim} />}
    </Dialog>
  )
}

function CodeForm({
  id,
  claim: { form, submit, control, error },
}: {
  id: string
  claim: ReturnType<typeof useClaim>
}) {
  const { dialog: t } = useClaimTexts()
  return (
    <form id={id} ref={form} noValidate className="mt-4" onSubmit={(event) => void submit(event)}>
      <OtpField label={t.code} boxLabel={t.box} autoFocus {...control('otp_code')} />
      <FormError error={error} className="mt-4" />
    </form>
  )
}

/** The code that makes the record hers. */
function useClaim({ offer, onClose, onClaimed }: Props) {
  const { dialog: t } = useClaimTexts()
  const queries = useQueryClient()
  const claim = ({ otp_code }: { otp_code: string }) => api(claimRecord, { id: offer.id, otp_code })
  return useContractForm(claim, {
    defaults: { otp_code: '' },
    check: ({ otp_code }) => (/^\d{6}$/.test(otp_code) ? null : { otp_code: t.codeInvalid }),
    failed: t.failed,
    toast: t.done,
    onDone: async (profile) => {
      onClose()
      rememberRecord(profile)
      await Promise.all([onClaimed(profile), queries.invalidateQueries({ queryKey: claimsKey })])
    },
  })
}
