import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { api } from '../../../platform/web/browser-api.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { Queries } from '../../../platform/web/query.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { ProfileOutletContext } from '../../profiles/web/index.ts'
import { getMatch } from '../contract.ts'
import { Match, Score, Why } from './match-card.tsx'
import { useTexts } from './texts.ts'
import { needsKey } from './use-matches.ts'

/** How she fits what the household needs, with the reasons; without needs the way to say them. */
export const ProfileFit = (props: ProfileOutletContext) => (
  <Queries>
    <Fit {...props} />
  </Queries>
)

function Fit({ candidate: { id, currency } }: ProfileOutletContext) {
  const { fit: t } = useTexts()
  const { data: match } = useQuery({
    queryKey: [...needsKey, 'match', id],
    queryFn: ({ signal }) => api(getMatch, { id }, { signal }),
    staleTime: 30_000,
  })
  if (match === undefined) return null
  if (match === null)
    return (
      <LocalLink
        to="/dashboard/needs"
        className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft hover:text-accent hover:underline"
      >
        <Icon of={Sparkles} size={16} />
        {t.say}
      </LocalLink>
    )
  return (
    <section
      aria-labelledby="her-fit"
      className="rounded-md border border-line bg-surface px-4 pt-3 shadow-1"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="her-fit" className="text-base font-semibold">
          {match.why.length > 0 ? t.title : t.doubts}
        </h2>
        <Score percent={match.score} />
      </div>
      <Why reasons={match.why} className="mt-2" />
      <Disclosure summary={t.all} className="mt-2 border-t border-b-0 text-sm">
        <Match match={match} currency={currency} />
      </Disclosure>
    </section>
  )
}
