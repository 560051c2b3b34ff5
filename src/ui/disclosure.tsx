import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** A question that opens its answer; those with the same `name` close each other. Works without JavaScript. */
export function Disclosure({
  summary,
  className,
  children,
  ...rest
}: ComponentProps<'details'> & { summary: ReactNode }) {
  return (
    <details className={classNames('disclosure group border-b border-line', className)} {...rest}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon
          of={ChevronDown}
          size={20}
          className="text-ink-faint transition-transform duration-calm group-open:rotate-180"
        />
      </summary>
      <div className="pb-5 text-ink-soft">{children}</div>
    </details>
  )
}
