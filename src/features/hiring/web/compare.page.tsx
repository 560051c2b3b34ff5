import { type MetaFunction, useLocation } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { QuoteSum } from '../../billing/web/index.ts'
import { comparedIds } from './compared.ts'
import { ComparedTable, type Shown, useCompared } from './compared-table.tsx'
import { type Score } from '../meeting-contract.ts'
import { criteria } from '../meeting-rules.ts'
import { listTexts, useListTexts, useMeetingTexts } from './list-texts.ts'
import { totalOf, useScores } from './meetings/scores.ts'
import { texts, useTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => {
  const locale = localeOfPath(location.pathname)
  return [
    { title: texts[locale].dashboard.metaTitle(listTexts[locale].comparing.title) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Two to four candidates side by side, what differs marked. */
export default function ComparePage() {
  const t = useTexts()
  const { comparing } = useListTexts()
  const ids = comparedIds(useLocation().search)
  const candidates = useCompared(ids)
  return (
    <>
      <BackLink to="/dashboard/candidates">{comparing.back}</BackLink>
      <h1 className="mb-5 text-2xl">{comparing.title}</h1>
      {ids.length === 0 ? (
        <EmptyState
          illustration="people"
          {...comparing.tooFew}
          action={<ButtonLink to="/dashboard/candidates">{comparing.back}</ButtonLink>}
        />
      ) : candidates.data !== undefined ? (
        <Comparison candidates={candidates.data} missing={ids.length - candidates.data.length} />
      ) : candidates.isError ? (
        <ErrorState
          {...comparing.failed}
          retryLabel={t.retry}
          busy={candidates.isFetching}
          onRetry={() => void candidates.refetch()}
        />
      ) : (
        <SkeletonRows label={comparing.loading} />
      )}
    </>
  )
}

function Comparison({ candidates, missing }: { candidates: Shown[]; missing: number }) {
  const { comparing } = useListTexts()
  return (
    <>
      {missing > 0 && <p className="mb-4 text-ink-soft">{comparing.gone}</p>}
      <ComparedTable
        candidates={candidates}
        costs={<Costs candidates={candidates} />}
        points={<Points candidates={candidates} />}
      />
    </>
  )
}

/** What each of them costs, by her quote. */
function Costs({ candidates }: { candidates: Shown[] }) {
  const { comparing } = useListTexts()
  return (['monthly', 'first_year'] as const).map((of) => (
    <tr key={of} className="border-b border-line align-top">
      <th scope="row" className="px-3 py-3 text-start text-sm font-medium">
        {comparing.costs[of]}
      </th>
      {candidates.map(({ id }) => (
        <td key={id} className="max-w-56 px-3 py-3 break-words">
          <QuoteSum candidateId={id} of={of} />
        </td>
      ))}
    </tr>
  ))
}

/** What the household thought of each after meeting, for itself alone; no row before there is any. */
function Points({ candidates }: { candidates: Shown[] }) {
  const { score: t } = useMeetingTexts()
  const scores = useScores().data ?? []
  const all = candidates.map(({ id }) => scores.find((one) => one.jobseeker_id === id))
  if (all.every((score) => score === undefined)) return null
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="px-3 py-3 text-start text-sm font-medium">
        {t.row}
        <span className="block font-normal text-ink-soft">{t.private}</span>
      </th>
      {candidates.map(({ id }, index) => (
        <td key={id} className="max-w-56 px-3 py-3 break-words">
          <Given score={all[index]} />
        </td>
      ))}
    </tr>
  )
}

function Given({ score }: { score: Score | undefined }) {
  const { score: t } = useMeetingTexts()
  const total = totalOf(score)
  if (score === undefined || (total === null && score.sentence === null)) return t.none
  return (
    <>
      {total !== null && <p className="font-medium">{t.total(total.sum, total.of)}</p>}
      <dl className="mt-1 space-y-0.5 text-sm text-ink-soft">
        {criteria.map(
          (one) =>
            score[one] !== null && (
              <div key={one} className="flex justify-between gap-2">
                <dt>{t.criteria[one]}</dt>
                <dd className="tabular-nums">{score[one]}</dd>
              </div>
            ),
        )}
      </dl>
      {score.sentence !== null && <p className="mt-1.5">{score.sentence}</p>}
    </>
  )
}
