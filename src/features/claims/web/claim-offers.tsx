import { BadgeCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatDate } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { Claim } from '../contract.ts'
import { useWords } from '../../profiles/web/index.ts'
import { ObjectionDialog } from './objection-dialog.tsx'
import { useClaimTexts } from './texts.ts'
import type { OnClaimed } from './use-claims.ts'

const ClaimDialog = lazyPart(() => import('./claim-dialog.tsx'), 'ClaimDialog')

/** Records that agencies keep under her number: hers to take over, or to object to. */
export function ClaimOffers({ offers, onClaimed }: { offers: Claim[]; onClaimed: OnClaimed }) {
  const t = useClaimTexts()
  const [claiming, setClaiming] = useState<Claim | null>(null)
  const [objecting, setObjecting] = useState<Claim | null>(null)
  if (offers.length === 0) return null
  return (
    <Card title={t.title(offers.length)} className="border-accent/40">
      <p className="text-ink-soft">{t.text}</p>
      <ul className="mt-2">
        {offers.map((offer) => (
          <Offer
            key={offer.id}
            offer={offer}
            onClaim={() => setClaiming(offer)}
            onObject={() => setObjecting(offer)}
          />
        ))}
      </ul>
      <Suspense>
        {claiming !== null && (
          <ClaimDialog offer={claiming} onClose={() => setClaiming(null)} onClaimed={onClaimed} />
        )}
      </Suspense>
      <ObjectionDialog offer={objecting} onClose={() => setObjecting(null)} onClaimed={onClaimed} />
    </Card>
  )
}

interface OfferProps {
  offer: Claim
  onClaim: () => void
  onObject: () => void
}

function Offer({ offer, onClaim, onObject }: OfferProps) {
  const t = useClaimTexts()
  const words = useWords()
  const locale = useLocale()
  const facts = [
    offer.nationality && words.nationality(offer.nationality),
    offer.position && words.position(offer.position, null),
  ].filter(Boolean)
  return (
    <li className="flex flex-col gap-4 border-b border-line py-4 last:border-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <p className="font-medium">
          <bdi>{offer.full_name}</bdi>
          {facts.length > 0 && (
            <span className="font-normal text-ink-soft"> · {facts.join(' · ')}</span>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          <bdi>{offer.agency.name}</bdi> · <bdi>{t.licence(offer.agency.licence_number)}</bdi> ·{' '}
          {t.since(formatDate(offer.since, locale))}
        </p>
        <Chip tone={offer.is_published ? 'palm' : 'neutral'} className="mt-2">
          {offer.objected ? t.objected : offer.is_published ? t.shown : t.notShown}
        </Chip>
        {offer.claim_obstacle !== null && (
          <p className="mt-2 text-sm text-ink-soft">{t.obstacles[offer.claim_obstacle]}</p>
        )}
      </div>
      <Answers offer={offer} onClaim={onClaim} onObject={onObject} />
    </li>
  )
}

function Answers({ offer, onClaim, onObject }: OfferProps) {
  const t = useClaimTexts()
  return (
    <div className="flex shrink-0 flex-wrap gap-3">
      {offer.claim_obstacle === null && (
        <Button
          icon={BadgeCheck}
          aria-haspopup="dialog"
          aria-label={`${t.claim}: ${t.claimOf(offer.agency.name)}`}
          onClick={onClaim}
        >
          {t.claim}
        </Button>
      )}
      {!offer.objected && offer.objection_obstacle === null && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={`${t.object}: ${t.objectOf(offer.agency.name)}`}
          onClick={onObject}
        >
          {t.object}
        </Button>
      )}
    </div>
  )
}
