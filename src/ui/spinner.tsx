import { LoaderCircle } from 'lucide-react'
import { classNames } from './class-names.ts'

/** A turning ring with its meaning in words; without `label` it is decoration. */
export function Spinner({
  label,
  size = 20,
  className,
}: {
  label?: string
  size?: number
  className?: string
}) {
  return (
    <span
      role={label === undefined ? undefined : 'status'}
      className={classNames('inline-flex', className)}
    >
      <LoaderCircle aria-hidden size={size} className="drawing animate-spin stroke-2" />
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  )
}
