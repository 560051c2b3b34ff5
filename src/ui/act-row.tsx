import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface Props {
  /** Buttons with a ground or an edge. */
  children: ReactNode
  /** Buttons without: on a phone below the others, with their words where the edge of those is. */
  quiet: ReactNode
  className?: string
}

/** What can be done with one thing of a list. */
export const ActRow = ({ children, quiet, className }: Props) => (
  <div className={classNames('flex flex-wrap gap-x-2 gap-y-1', className)}>
    {children}
    <div className="flex flex-wrap gap-x-2 gap-y-1 empty:hidden max-sm:-ms-3 max-sm:w-full max-sm:*:px-3">
      {quiet}
    </div>
  </div>
)
