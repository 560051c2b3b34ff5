import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonCards } from '../../../ui/skeleton.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { planKeys } from '../choices.ts'
import type { PlanKey } from '../contract.ts'
import { pageMeta } from './billing-columns.tsx'
import { type Payment, PaymentNews, PaymentWait } from './payment-return.tsx'
import { CurrentPlan, PlanChoice, PlanHistory } from './plan-parts.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { useTexts } from './texts.ts'
import { usePlans, useSubscription } from './use-billing.ts'

export const meta: MetaFunction = ({ location }) => pageMeta(location.pathname, 'plans')

/** The household's access plan: what runs, what it had, and the three to choose from. */
export default function PlanPage() {
  const { plans: t, screens } = useTexts()
  const subscription = useSubscription()
  const plans = usePlans()
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const [news, setNews] = useState<Payment | null>(null)
  const paymentId = params.get('payment')
  const asked = planKeys.find((key) => key === params.get('plan')) ?? null
  const choose = (plan: PlanKey | null) => {
    setNews(null)
    setParams(
      (current) => {
        if (plan === null) current.delete('plan')
        else current.set('plan', plan)
        return current
      },
      { replace: true },
    )
  }
  const settled = (payment: Payment) => {
    setNews(payment)
    void queries.invalidateQueries()
    setParams({}, { replace: true })
  }
  const again = {
    retryLabel: screens.retry,
    busy: subscription.isFetching,
    onRetry: () => {
      void subscription.refetch()
      void plans.refetch()
    },
  }
  const isFailed =
    (subscription.isError && subscription.data === undefined) ||
    (plans.isError && plans.data === undefined)
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-1 mb-5 max-w-160 text-ink-soft">{t.text}</p>
      {paymentId !== null && <PaymentWait key={paymentId} id={paymentId} onSettled={settled} />}
      {paymentId === null && news !== null && <PaymentNews payment={news} texts={t.outcomes} />}
      {subscription.isError && subscription.data !== undefined && (
        <StaleNotice text={screens.stale} {...again} />
      )}
      {isFailed ? (
        <ErrorState title={t.failed} text={screens.failedText} {...again} />
      ) : subscription.data === undefined || plans.data === undefined ? (
        <Loading label={screens.loading} />
      ) : (
        <PlanState state={subscription.data} plans={plans.data} asked={asked} onChoose={choose} />
      )}
    </>
  )
}

/** What runs, and the three to choose from. */
const Loading = ({ label }: { label: string }) => (
  <>
    <Skeleton className="mb-8 h-60 rounded-lg sm:h-36" />
    <SkeletonCards label={label} cards={3} card="h-56" className="gap-4 lg:grid-cols-3" />
  </>
)

interface StateProps {
  state: NonNullable<ReturnType<typeof useSubscription>['data']>
  plans: NonNullable<ReturnType<typeof usePlans>['data']>
  asked: PlanKey | null
  onChoose: (plan: PlanKey | null) => void
}

/** What runs, the three to choose from, what there was, and the one that is being bought. */
function PlanState({ state, plans, asked, onChoose }: StateProps) {
  const chosen = plans.find(({ plan }) => plan === asked)
  return (
    <>
      <CurrentPlan state={state} />
      <PlanChoice plans={plans} onChoose={onChoose} />
      {state.history.length > 0 && <PlanHistory history={state.history} />}
      {chosen !== undefined && (
        <PlanDialog key={chosen.plan} plan={chosen} onClose={() => onChoose(null)} />
      )}
    </>
  )
}
