import { ArrowRight } from 'lucide-react'
import { KeptItem } from '../../../../platform/web/kept-part.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { CandidateCard, type CardCandidate } from '../../../profiles/web/index.ts'
import { Section } from '../site/section.tsx'
import { useHomeTexts } from './home-texts.ts'

interface ShownCandidates {
  results: CardCandidate[]
  total: number
  currency: string
}

/** The first of all candidates, and the way to the others. */
export function Explore({ page }: { page: ShownCandidates }) {
  const { explore: t } = useHomeTexts()
  return (
    <Section title={t.title} lead={page.total > 0 && t.lead}>
      {page.results.length === 0 ? (
        <EmptyState illustration="people" level={3} title={t.none} />
      ) : (
        <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4">
          {page.results.map((candidate) => (
            <KeptItem
              key={candidate.id}
              of={[candidate, page.currency]}
              className="min-w-0 later-25 max-sm:last:odd:hidden"
            >
              <CandidateCard candidate={candidate} currency={page.currency} />
            </KeptItem>
          ))}
        </ul>
      )}
      <div className="mt-8 text-center">
        <ButtonLink size="l" variant="secondary" to="/candidates" iconAfter={ArrowRight}>
          {t.all}
        </ButtonLink>
      </div>
    </Section>
  )
}
