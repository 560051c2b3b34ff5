import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface Step {
  key: string
  title: ReactNode
  text?: ReactNode
  state: 'done' | 'current' | 'next'
}

const marks = {
  done: 'bg-palm-wash text-palm',
  current: 'bg-accent text-on-accent',
  next: 'border border-line-strong text-ink-faint',
}

/** Stages one after another, each a part that can be read aloud; `stateLabel` says each state in words ("Done"). */
export function StepList({
  steps,
  stateLabel,
  before = 0,
  className,
}: {
  steps: Step[]
  stateLabel: Record<Step['state'], string>
  /** So many stand elsewhere, and are counted. */
  before?: number
  className?: string
}) {
  return (
    <ol className={className}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="group relative flex gap-4 pb-6 last:pb-0"
        >
          <span
            aria-hidden
            className="absolute start-4 top-9 bottom-1 w-px bg-line-strong group-last:hidden"
          />
          <span
            className={classNames(
              'grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold',
              marks[step.state],
            )}
          >
            {step.state === 'done' ? (
              <Icon of={Check} size={16} />
            ) : (
              <span aria-hidden>{before + index + 1}</span>
            )}
          </span>
          <div className="min-w-0 grow pt-1" data-aloud>
            <div className={classNames('font-medium', step.state === 'next' && 'text-ink-soft')}>
              {step.title}
              <span className="sr-only"> ({stateLabel[step.state]})</span>
            </div>
            {step.text !== undefined && <div className="text-sm text-ink-soft">{step.text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
