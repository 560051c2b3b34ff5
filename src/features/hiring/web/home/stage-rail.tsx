import { Check, PencilLine } from 'lucide-react'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { type Stage, stages } from '../../home-choices.ts'
import type { Home } from '../../home-contract.ts'
import { useHomeTexts } from '../list-texts.ts'

const placeOf: Record<Stage, string> = {
  needs: '/dashboard/needs',
  shortlist: '/dashboard/candidates?tab=shortlisted',
  meet: '/dashboard/interviews',
  agree: '/dashboard/agreements',
  pay: '/dashboard/orders',
  arrive: '/dashboard/recruitments',
}

/** The stages from what is needed to the first day, with how many people stand at each; `at` is where the next act is. */
export function StageRail({ stages: counts, at }: { stages: Home['stages']; at: Stage }) {
  const t = useHomeTexts()
  return (
    <nav aria-label={t.rail} className="-mx-1 mt-5 mb-6">
      <ol className="grid grid-cols-6">
        {stages.map((stage, index) => (
          <li key={stage} className="relative">
            {index > 0 && (
              <span
                aria-hidden
                className="absolute start-[calc(-50%+1.25rem)] end-[calc(50%+1.25rem)] top-[1.375rem] h-px bg-line-strong"
              />
            )}
            <Step stage={stage} count={counts[stage]} isHere={stage === at} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Step({ stage, count, isHere }: { stage: Stage; count: number; isHere: boolean }) {
  const t = useHomeTexts()
  const isDone = stage === 'needs' && count > 0
  return (
    <LocalLink
      to={placeOf[stage]}
      aria-current={isHere ? 'step' : undefined}
      className="group flex flex-col items-center gap-1 rounded-md px-0.5 py-1.5 text-center"
    >
      <span
        className={classNames(
          'grid size-8 place-items-center rounded-full text-sm font-semibold tabular-nums transition-colors',
          isHere
            ? 'bg-accent text-on-accent'
            : count > 0
              ? 'bg-palm-wash text-palm group-hover:inset-ring group-hover:inset-ring-palm'
              : 'inset-ring inset-ring-line-strong text-ink-faint group-hover:inset-ring-line-field',
        )}
      >
        {stage === 'needs' ? (
          <Icon of={isDone ? Check : PencilLine} size={16} />
        ) : (
          <span aria-hidden>{formatNumber(count)}</span>
        )}
      </span>
      <span
        className={classNames(
          'text-xs leading-tight sm:text-sm',
          isHere ? 'font-semibold text-accent' : 'text-ink-soft group-hover:text-ink',
        )}
      >
        {t.stages[stage]}
      </span>
      <span className="sr-only">
        {stage === 'needs' ? isDone && t.done : t.people(count)} {isHere && t.here}
      </span>
    </LocalLink>
  )
}
