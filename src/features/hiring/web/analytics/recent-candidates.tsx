import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import { Avatar } from '../../../../ui/portrait.tsx'
import { NameBeside, useWords } from '../../../profiles/web/index.ts'
import type { AnalyticsStatus } from '../../analytics-choices.ts'
import type { Analytics } from '../../analytics-contract.ts'
import { useTexts } from '../texts.ts'
import { useAnalyticsTexts } from './texts.ts'

const tones: Record<AnalyticsStatus, Tone> = {
  shortlisted: 'accent',
  interview: 'gulf',
  selected: 'amber',
  hired: 'palm',
  rejected: 'neutral',
}

/** Whom the household dealt with last; scrolls at 400 pixels. */
export function RecentCandidates({ candidates }: { candidates: Analytics['recentCandidates'] }) {
  const a = useAnalyticsTexts()
  const { pipeline, notSpecified } = useTexts()
  const words = useWords()
  return (
    <Card title={a.recent} bare>
      {candidates.length === 0 ? (
        <p className="px-5 pt-3 pb-6 text-ink-soft sm:px-6">{a.noRecent}</p>
      ) : (
        <ul className="max-h-[400px] overflow-y-auto px-5 pt-1 pb-3 sm:px-6">
          {candidates.map((candidate) => (
            <li
              key={candidate.jobseeker_id}
              className="flex items-center gap-3 border-b border-line py-3 last:border-0"
            >
              <Avatar
                name={candidate.jobseeker_name}
                src={candidate.jobseeker_image}
                shape="square"
              />
              <div className="min-w-0 grow">
                <LocalLink
                  to={`/candidates/${candidate.jobseeker_id}`}
                  className="font-medium hover:underline"
                >
                  <bdi>{candidate.jobseeker_name}</bdi>
                </LocalLink>
                <NameBeside
                  name={candidate.jobseeker_name}
                  className="block text-sm text-ink-soft"
                />
                <p className="text-sm text-ink-soft">
                  {[
                    words.position(candidate.jobseeker_position, null),
                    candidate.jobseeker_age === null
                      ? null
                      : pipeline.years(candidate.jobseeker_age),
                    candidate.jobseeker_nationality === null
                      ? notSpecified
                      : words.nationality(candidate.jobseeker_nationality),
                  ]
                    .filter((fact) => fact !== null)
                    .join(' · ')}
                </p>
              </div>
              <Chip tone={tones[candidate.status]}>{a.stages[candidate.status]}</Chip>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
