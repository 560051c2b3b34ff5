import { useNavigate } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { formatShortAmount } from '../../../../platform/shared/money.ts'
import { useSession } from '../../../../platform/web/session.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { openSignIn } from '../../../accounts/web/index.ts'
import type { PlanKey } from '../../contract.ts'
import { TickList } from './pages-head.tsx'
import type { PricingData } from './pricing.page.tsx'

/** Where a household buys it. */
const planPath = (plan: PlanKey) => `/dashboard/plan?plan=${plan}`

const shown: readonly PlanKey[] = ['basic', 'standard', 'premium']

/** The three access plans side by side. */
export function PricingPlans({
  content: { prices, currency, claims },
  t,
  filled,
  locale,
}: PricingData) {
  const isSignedIn = useSession() !== null
  const navigate = useNavigate()
  const openAfterSignIn = (key: PlanKey) =>
    openSignIn({
      message: filled.signInFirst[key],
      signUpMessage: filled.signUpFirst[key],
      onSignedIn: () => void navigate(localizedPath(planPath(key), locale)),
    })
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {shown.map((key) => {
        const { name, features } = t.plans[key]
        const isPopular = key === 'standard'
        return (
          <li
            key={key}
            className={classNames(
              'relative flex flex-col rounded-lg border bg-surface p-6 shadow-1 sm:p-7',
              isPopular ? 'border-accent inset-ring inset-ring-accent' : 'border-line',
            )}
          >
            <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
              <h3 className="text-xl">{name}</h3>
              {isPopular && <Chip tone="accent">{t.mostPopular}</Chip>}
            </div>
            <p className="mt-4 text-3xl font-semibold tabular-nums">
              {formatShortAmount(prices.plans[key], currency, locale)}
            </p>
            <TickList
              className="mt-5 grow"
              items={[...features, ...(claims.shown ? [t.newProfiles] : []), ...t.everyPlan]}
            />
            <ButtonLink
              to={planPath(key)}
              variant={isPopular ? 'primary' : 'secondary'}
              wide
              className="mt-6"
              onClick={(event) => {
                if (isSignedIn) return
                event.preventDefault()
                openAfterSignIn(key)
              }}
            >
              {filled.ask[key]}
            </ButtonLink>
          </li>
        )
      })}
    </ul>
  )
}
