import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

export type { LucideIcon }

/** A drawn icon beside text, hidden from readers of the screen; `directional` mirrors arrows and chevrons in right-to-left pages. */
export function Icon({
  of: Drawing,
  size = 18,
  directional,
  className,
}: {
  of: LucideIcon
  size?: number
  directional?: boolean
  className?: string
}) {
  return (
    <Drawing
      aria-hidden
      size={size}
      className={classNames('drawing', directional && 'rtl:-scale-x-100', className)}
    />
  )
}
