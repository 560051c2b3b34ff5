import { BadgeCheck, FileText } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { useAloudWords } from '../../../platform/web/aloud-words.ts'
import { ReadAloud } from '../../../ui/read-aloud.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { OtpField } from '../../../ui/otp-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { TermsList as AgreedTerms } from '../../agreements/web/index.ts'
import type { OfferStatus } from '../choices.ts'
import type { RecruitmentCase } from '../contract.ts'
import {
  acceptOffer,
  declineOffer,
  type Offer,
  sendOfferCode,
  sendSigningCode,
  signOffer,
} from '../offer-contract.ts'
import { useTexts } from './texts.ts'
import { usePapers, useRefresh } from './use-recruitment.ts'

const tones: Record<OfferStatus, Tone> = {
  sent: 'accent',
  accepted: 'palm',
  declined: 'amber',
  replaced: 'neutral',
}

/** The offer as the worker reads it, and her answer. */
export function OfferCard({ found, offer }: { found: RecruitmentCase; offer: Offer }) {
  const t = useTexts()
  const aloud = useAloudWords()
  const papers = usePapers(found.id)
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null)
  const file = papers.data?.find(({ id }) => id === offer.paper_id)?.file_url
  return (
    <Card
      title={t.offer.from(found.employer_name)}
      action={<OfferState found={found} offer={offer} />}
    >
      <div data-aloud>
        <ReadAloud texts={aloud} className="mb-3" />
        <TermsList offer={offer} />
      </div>
      {offer.decline_reason !== null && (
        <p className="mt-4 text-ink-soft">{t.offer.declinedBecause(offer.decline_reason)}</p>
      )}
      {file && (
        <ButtonAnchor
          variant="secondary"
          size="s"
          icon={FileText}
          className="mt-5"
          href={file}
          target="_blank"
          rel="noopener"
        >
          {t.offer.read}
        </ButtonAnchor>
      )}
      <Alert className="mt-5">{t.offer.attestation}</Alert>
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {offer.can_answer && <Button onClick={() => setAsked('accept')}>{t.offer.accept}</Button>}
        {offer.can_answer && (
          <Button variant="secondary" onClick={() => setAsked('decline')}>
            {t.offer.decline}
          </Button>
        )}
        {offer.status === 'accepted' && (
          <ButtonLink variant="secondary" icon={BadgeCheck} to={`/dashboard/offers/${offer.id}`}>
            {t.offer.certificate}
          </ButtonLink>
        )}
      </div>
      <SignDialog
        key={`accept ${asked === 'accept'}`}
        open={asked === 'accept'}
        offer={offer}
        texts={{ title: t.offer.accept, text: t.offer.acceptText }}
        sendCode={() => api(sendOfferCode, { id: offer.id })}
        sign={(otp_code) =>
          api(acceptOffer, { id: offer.id, otp_code, file_hash: offer.file_hash })
        }
        onClose={() => setAsked(null)}
      />
      <DeclineDialog open={asked === 'decline'} offerId={offer.id} onClose={() => setAsked(null)} />
    </Card>
  )
}

/** Whether it was answered; a letter that came back signed on paper needs no code any more. */
function OfferState({
  found: { steps },
  offer: { status },
}: {
  found: RecruitmentCase
  offer: Offer
}) {
  const t = useTexts()
  const isOnPaper =
    status === 'sent' && steps.some(({ key, state }) => key === 'offer_answer' && state === 'done')
  return (
    <Chip tone={isOnPaper ? 'palm' : tones[status]}>
      {isOnPaper ? t.offer.onPaper : t.offer.statuses[status]}
    </Chip>
  )
}

/** What is offered, term by term. */
export const TermsList = ({ offer: { terms, currency } }: { offer: Offer }) => (
  <AgreedTerms terms={terms} currency={currency} />
)

/** The letter that a household sends, for it to sign by its own code. */
export function OwnOffer({ found, offer }: { found: RecruitmentCase; offer: Offer }) {
  const t = useTexts()
  const [isAsked, setIsAsked] = useState(false)
  const id = found.jobseeker_id
  return (
    <Card
      title={t.offer.to(found.jobseeker_name)}
      action={<OfferState found={found} offer={offer} />}
    >
      <TermsList offer={offer} />
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {offer.can_sign && <Button onClick={() => setIsAsked(true)}>{t.offer.sign}</Button>}
        {offer.household_signed_at !== null && (
          <Chip tone="palm" icon={BadgeCheck}>
            {t.offer.signed}
          </Chip>
        )}
      </div>
      <SignDialog
        key={`sign ${isAsked}`}
        open={isAsked}
        offer={offer}
        texts={{ title: t.offer.sign, text: t.offer.signText }}
        sendCode={() => api(sendSigningCode, { id })}
        sign={(otp_code) => api(signOffer, { id, otp_code, file_hash: offer.file_hash })}
        onClose={() => setIsAsked(false)}
      />
    </Card>
  )
}

interface DialogProps {
  open: boolean
  offerId: number
  onClose: () => void
}

interface SignProps extends Omit<DialogProps, 'offerId'> {
  offer: Offer
  texts: { title: string; text: string }
  sendCode: () => Promise<unknown>
  sign: (code: string) => Promise<Offer>
}

/** The terms stand here once more, above the code: nobody signs what she has not before her eyes. */
function SignDialog({ open, offer, texts, sendCode, sign, onClose }: SignProps) {
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
      open={open}
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
      <TermsList offer={offer} />
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

function DeclineDialog({ open, offerId, onClose }: DialogProps) {
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
      open={open}
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
