import { api } from '../../../platform/web/browser-api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { OtpField } from '../../../ui/otp-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { TermsList } from '../../agreements/web/index.ts'
import { declineOffer, type Offer } from '../offer-contract.ts'
import { useTexts } from './texts.ts'
import { useRefresh } from './use-recruitment.ts'

interface SignProps {
  offer: Offer
  texts: { title: string; text: string }
  sendCode: () => Promise<unknown>
  sign: (code: string) => Promise<Offer>
  onClose: () => void
}

/** The terms stand here once more, above the code: nobody signs what she has not before her eyes. */
export function SignDialog({ offer, texts, sendCode, sign, onClose }: SignProps) {
  const t = useTexts()
  const refresh = useRefresh()
  const code = useAction(sendCode, { failed: t.offer.answerFailed, inPlace: true })
  const isSent = code.result !== undefined
  const { form, submit, control, error, ...answer } = useContractForm(
    ({ otp_code }) => sign(otp_code),
    {
      defaults: { otp_code: '' },
      check: ({ otp_code }) =>
        /^\d{6}$/.test(otp_code) ? null : { otp_code: t.errors.offerCodeNeeded },
      failed: t.offer.answerFailed,
      onDone: () => refresh().then(onClose),
    },
  )
  const busy = code.busy || answer.busy
  const send = () => void code.run()
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={texts.title}
      closeLabel={t.close}
      footer={
        <>
          <Button variant="secondary" onClick={isSent ? send : onClose} disabled={busy}>
            {isSent ? t.offer.resend : t.cancel}
          </Button>
          <Button busy={busy} onClick={isSent ? () => void submit() : send}>
            {isSent ? texts.title : t.offer.sendCode}
          </Button>
        </>
      }
    >
      <TermsList terms={offer.terms} currency={offer.currency} />
      <p className="mt-5 border-t border-line pt-5 text-ink-soft" role="status">
        {isSent ? t.offer.codeSent : texts.text}
      </p>
      {code.error !== undefined && (
        <Alert tone="error" className="mt-4">
          {code.error}
        </Alert>
      )}
      {isSent && (
        <form ref={form} className="mt-4" onSubmit={(event) => void submit(event)}>
          <FormError error={error} className="mb-4" />
          <OtpField
            label={t.offer.code}
            boxLabel={t.offer.codeBox}
            {...control('otp_code')}
            autoFocus
          />
        </form>
      )}
    </Dialog>
  )
}

/** Her no, with its reason. */
export function DeclineDialog({ offerId, onClose }: { offerId: number; onClose: () => void }) {
  const t = useTexts()
  const refresh = useRefresh()
  const { form, submit, input, error, busy } = useContractForm(
    ({ reason }) => api(declineOffer, { id: offerId, reason }),
    {
      defaults: { reason: '' },
      check: ({ reason }) => (reason.trim() === '' ? { reason: t.errors.offerReasonNeeded } : null),
      failed: t.offer.answerFailed,
      onDone: () => refresh().then(onClose),
      repeats: true,
    },
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      formRef={form}
      title={t.offer.decline}
      text={t.offer.declineText}
      submitLabel={t.offer.decline}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busy={busy}
    >
      <FormError error={error} />
      <TextArea label={t.offer.reason} maxLength={500} {...input('reason')} />
    </FormDialog>
  )
}
