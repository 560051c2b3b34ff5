import { classNames } from './class-names.ts'
import { type Tone, toneClass } from './chip.tsx'

/** A small count; `label` says of what, for readers of the screen. */
export function Badge({
  count,
  tone = 'neutral',
  label,
  className,
}: {
  count: number | string
  tone?: Tone
  label?: string
  className?: string
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-w-6 items-center justify-center rounded-full px-2 text-sm leading-6 tabular-nums',
        toneClass[tone],
        className,
      )}
    >
      {count}
      {label !== undefined && <span className="sr-only"> {label}</span>}
    </span>
  )
}
