import { BadgeCheck, FileText } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { formatDate } from '../../../platform/shared/format.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import { useLocale } from '../../../platform/web/texts.ts'
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
import { useWords } from '../../profiles/web/index.ts'
import type { OfferStatus } from '../choices.ts'
import type { RecruitmentCase } from '../contract.ts'
import { letter as ar } from '../messages.letter.ar.ts'
import { letter as en } from '../messages.letter.en.ts'
import { acceptOffer, declineOffer, type Offer, sendOfferCode } from '../offer-contract.ts'
import { useTexts } from './texts.ts'
import { usePapers, useRefresh } from './use-recruitment.ts'

const letters = { en, ar }
const tones: Record<OfferStatus, Tone> = {
  sent: 'accent',
  accepted: 'palm',
  declined: 'amber',
  replaced: 'neutral',
}

/** The offer as the worker reads it, and her answer. */
export function OfferCard({ found, offer }: { found: RecruitmentCase; offer: Offer }) {
  const t = useTexts()
  const papers = usePapers(found.id)
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null)
  const file = papers.data?.find(({ id }) => id === offer.paper_id)?.file_url
  return (
    <Card
      title={t.offer.from(found.employer_name)}
      action={<Chip tone={tones[offer.status]}>{t.offer.statuses[offer.status]}</Chip>}
    >
      <TermsList offer={offer} />
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
      <AcceptDialog
        key={`accept ${asked === 'accept'}`}
        open={asked === 'accept'}
        offer={offer}
        onClose={() => setAsked(null)}
      />
      <DeclineDialog open={asked === 'decline'} offerId={offer.id} onClose={() => setAsked(null)} />
    </Card>
  )
}

/** What is offered, term by term. */
export function TermsList({ offer: { terms, currency } }: { offer: Offer }) {
  const locale = useLocale()
  const t = letters[locale]
  const words = useWords()
  const provision = (kind: 'provided' | 'allowance', allowance: number | undefined) =>
    kind === 'provided' ? t.provided : t.allowance(formatAmount(allowance ?? 0, currency))
  const rows = [
    [t.role, words.position(terms.role)],
    [t.wage, t.aMonth(formatAmount(terms.wage, currency))],
    [t.housing, provision(terms.housing, terms.housing_allowance)],
    [t.food, provision(terms.food, terms.food_allowance)],
    [t.hours, t.hoursADay(terms.hours_per_day)],
    [t.restDay, t.restDays[terms.rest_day]],
    [t.leave, t.daysAYear(terms.leave_days)],
    [t.start, formatDate(terms.start_on, locale)],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface DialogProps {
  open: boolean
  offerId: number
  onClose: () => void
}

/** The terms stand here once more, above the code: nobody accepts what she has not before her eyes. */
function AcceptDialog({ open, offer, onClose }: Omit<DialogProps, 'offerId'> & { offer: Offer }) {
  const { id: offerId, file_hash } = offer
  const t = useTexts()
  const refresh = useRefresh()
  const code = useAction(sendOfferCode, { failed: t.offer.answerFailed, inPlace: true })
  const isSent = code.result !== undefined
  const { form, submit, control, error, ...answer } = useContractForm(
    ({ otp_code }) => api(acceptOffer, { id: offerId, otp_code, file_hash }),
    {
      defaults: { otp_code: '' },
      check: ({ otp_code }) =>
        /^\d{6}$/.test(otp_code) ? null : { otp_code: t.errors.offerCodeNeeded },
      failed: t.offer.answerFailed,
      onDone: () => refresh().then(onClose),
    },
  )
  const busy = code.busy || answer.busy
  const send = () => void code.run({ id: offerId })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      title={t.offer.accept}
      closeLabel={t.close}
      footer={
        <>
          <Button variant="secondary" onClick={isSent ? send : onClose} disabled={busy}>
            {isSent ? t.offer.resend : t.cancel}
          </Button>
          <Button busy={busy} onClick={isSent ? () => void submit() : send}>
            {isSent ? t.offer.accept : t.offer.sendCode}
          </Button>
        </>
      }
    >
      <TermsList offer={offer} />
      <p className="mt-5 border-t border-line pt-5 text-ink-soft" role="status">
        {isSent ? t.offer.codeSent : t.offer.acceptText}
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
