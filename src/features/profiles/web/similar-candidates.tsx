import { ButtonLink } from '../../../ui/button.tsx'
import { CandidateCard, type CardCandidate } from './candidate-card.tsx'
import { useProfileTexts } from './profile-texts.ts'

/** Who else does what she does; nothing when nobody is like her. */
export function SimilarCandidates({
  candidates,
  currency,
}: {
  candidates: CardCandidate[]
  currency: string
}) {
  const { similar: t } = useProfileTexts().profile
  if (candidates.length === 0) return null
  return (
    <section aria-labelledby="similar" className="mt-16 border-t border-line pt-12 lg:mt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="similar" className="text-2xl">
            {t.title}
          </h2>
          <p className="mt-2 text-ink-soft">{t.lead}</p>
        </div>
        <ButtonLink to="/candidates" variant="secondary">
          {t.all}
        </ButtonLink>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4">
        {candidates.map((candidate) => (
          <li key={candidate.id} className="min-w-0">
            <CandidateCard candidate={candidate} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}
