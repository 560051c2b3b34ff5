import { type MetaFunction, useLocation } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { Alert } from '../../../ui/alert.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { BeforePaying, comesBeforePaying, useUnpaidOrder } from '../../billing/web/index.ts'
import type { Compared, Comparison as Found } from '../compare-contract.ts'
import { type Score } from '../meeting-contract.ts'
import { criteria } from '../meeting-rules.ts'
import { isTaken, panelActions } from './actions.ts'
import { comparedIds } from './compare/compared.ts'
import { Comparison, Row, Section, useCompared } from './compare/comparison.tsx'
import { compareTexts, useCompareTexts, useMeetingTexts } from './list-texts.ts'
import { totalOf } from './meetings/scores.ts'
import { newEntryOf } from './new-entry.ts'
import { UnavailableChip } from './status-chip.tsx'
import { labelOf, texts, useTexts } from './texts.ts'
import { useActions } from './use-actions.tsx'

export const meta: MetaFunction = ({ location }) => {
  const locale = localeOfPath(location.pathname)
  return [
    { title: texts[locale].dashboard.metaTitle(compareTexts[locale].title) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Two to four candidates side by side, for a household to decide. */
export default function ComparePage() {
  const t = useCompareTexts()
  const { retry } = useTexts()
  const ids = comparedIds(useLocation().search)
  const { data, isError, isFetching, refetch } = useCompared(ids)
  return (
    <>
      <BackLink to="/dashboard/candidates">{t.back}</BackLink>
      <h1 className="mb-5 text-2xl">{t.title}</h1>
      {ids.length === 0 ? (
        <EmptyState
          illustration="people"
          {...t.tooFew}
          action={<ButtonLink to="/dashboard/candidates">{t.back}</ButtonLink>}
        />
      ) : data !== undefined ? (
        <Decision found={data} missing={ids.length - data.results.length} />
      ) : isError ? (
        <ErrorState
          {...t.failed}
          retryLabel={retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t.loading} />
      )}
    </>
  )
}

function Decision({ found, missing }: { found: Found; missing: number }) {
  const t = useCompareTexts()
  const { ask, dialog } = useActions({ toasts: true })
  return (
    <>
      {missing > 0 && <p className="mb-4 text-ink-soft">{t.gone(missing)}</p>}
      {found.asked.length === 0 && (
        <Alert
          className="mb-5"
          action={
            <ButtonLink size="s" variant="secondary" to="/dashboard/needs">
              {t.needs}
            </ButtonLink>
          }
        >
          {t.needsText}
        </Alert>
      )}
      {found.results.length > 0 && (
        <Comparison found={found} own={<Own people={found.results} />} headClass="@2xl:top-14">
          {(one) => (
            <div className="max-@2xl:mt-1.5">
              <NextActs one={one} ask={ask} />
            </div>
          )}
        </Comparison>
      )}
      {dialog}
    </>
  )
}

/** What leads on with one of them, and her selection where that is possible at once. */
function NextActs({
  one: { candidate, entry },
  ask,
}: {
  one: Compared
  ask: ReturnType<typeof useActions>['ask']
}) {
  const t = useTexts()
  const { toCase } = useCompareTexts()
  const { id, full_name: name } = candidate
  if (entry?.status === 'hired')
    return (
      <ButtonLink variant="secondary" to={`/dashboard/recruitments/${id}`}>
        {toCase}
      </ButtonLink>
    )
  if (isTaken({ candidate, entry })) return <UnavailableChip />
  if (entry?.status === 'selected') return <OfSelected id={id} name={name} />
  const { next, others } = panelActions(entry)
  const offered = [next, ...others.filter((action) => action === 'directSelect')]
  return (
    <span className="flex flex-col items-start gap-2">
      {offered.map(
        (action) =>
          action !== null && (
            <Button
              key={action}
              variant={action === 'directSelect' ? 'quiet' : 'primary'}
              aria-haspopup="dialog"
              aria-label={`${labelOf(action, t)}: ${name}`}
              onClick={() => ask(action, entry ?? newEntryOf(candidate))}
            >
              {labelOf(action, t)}
            </Button>
          ),
      )}
    </span>
  )
}

/** As on her own page: her yes first, then the payment. */
function OfSelected({ id, name }: { id: number; name: string }) {
  const { acts } = useTexts()
  const order = useUnpaidOrder(id)
  if (order !== undefined && comesBeforePaying(order.her_answer))
    return <BeforePaying order={order} isNamed />
  return (
    <ButtonLink to="/dashboard/orders" aria-label={`${acts.pay}: ${name}`}>
      {acts.pay}
    </ButtonLink>
  )
}

/** What the household thought of each after meeting and noted down, for itself alone; nothing before there is any. */
function Own({ people }: { people: Compared[] }) {
  const t = useCompareTexts()
  const { score: words } = useMeetingTexts()
  const hasScore = people.some(({ score }) => score !== null)
  const hasNote = people.some(({ entry }) => (entry?.note ?? null) !== null)
  if (!hasScore && !hasNote) return null
  return (
    <Section title={t.own} people={people}>
      {hasScore && (
        <Row label={words.row} people={people}>
          {({ score }) => <Given score={score} />}
        </Row>
      )}
      {hasNote && (
        <Row label={t.note} people={people}>
          {({ entry }) => <bdi className="whitespace-pre-line">{entry?.note}</bdi>}
        </Row>
      )}
    </Section>
  )
}

function Given({ score }: { score: Score | null }) {
  const { score: t } = useMeetingTexts()
  const total = totalOf(score ?? undefined)
  if (score === null || (total === null && score.sentence === null)) return t.none
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
