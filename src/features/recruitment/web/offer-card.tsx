import { BadgeCheck, FileText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { useAloudWords } from '../../../platform/web/aloud-words.ts'
import { ReadAloud } from '../../../ui/read-aloud.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { TermsList } from '../../agreements/web/index.ts'
import type { OfferStatus } from '../choices.ts'
import type { RecruitmentCase } from '../contract.ts'
import {
  acceptOffer,
  type Offer,
  sendOfferCode,
  sendSigningCode,
  signOffer,
} from '../offer-contract.ts'
import { useTexts } from './texts.ts'
import { usePapers } from './use-recruitment.ts'

const SignDialog = lazyPart(() => import('./offer-dialogs.tsx'), 'SignDialog')
const DeclineDialog = lazyPart(() => import('./offer-dialogs.tsx'), 'DeclineDialog')

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
  const file = papers.data?.find(({ id }) => id === offer.paper_id)?.file_url
  return (
    <Card
      title={t.offer.from(found.employer_name)}
      action={<OfferState found={found} offer={offer} />}
    >
      <div data-aloud>
        <ReadAloud texts={aloud} className="mb-3" />
        <TermsList terms={offer.terms} currency={offer.currency} />
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
      <Answer offer={offer} />
    </Card>
  )
}

/** What she may say to it now; each is asked before it is done. */
function Answer({ offer }: { offer: Offer }) {
  const t = useTexts()
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null)
  return (
    <>
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
      <Suspense>
        {asked === 'accept' && (
          <SignDialog
            offer={offer}
            texts={{ title: t.offer.accept, text: t.offer.acceptText }}
            sendCode={() => api(sendOfferCode, { id: offer.id })}
            sign={(otp_code) =>
              api(acceptOffer, { id: offer.id, otp_code, file_hash: offer.file_hash })
            }
            onClose={() => setAsked(null)}
          />
        )}
        {asked === 'decline' && <DeclineDialog offerId={offer.id} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
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
      <TermsList terms={offer.terms} currency={offer.currency} />
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {offer.can_sign && <Button onClick={() => setIsAsked(true)}>{t.offer.sign}</Button>}
        {offer.household_signed_at !== null && (
          <Chip tone="palm" icon={BadgeCheck}>
            {t.offer.signed}
          </Chip>
        )}
      </div>
      <Suspense>
        {isAsked && (
          <SignDialog
            offer={offer}
            texts={{ title: t.offer.sign, text: t.offer.signText }}
            sendCode={() => api(sendSigningCode, { id })}
            sign={(otp_code) => api(signOffer, { id, otp_code, file_hash: offer.file_hash })}
            onClose={() => setIsAsked(false)}
          />
        )}
      </Suspense>
    </Card>
  )
}
