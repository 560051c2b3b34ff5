import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type LucideIcon } from './icon.tsx'

/** A figure with its name; `onSelect` makes it a button that leads to what it counts. */
export function StatTile({
  label,
  value,
  note,
  icon,
  onSelect,
  className,
}: {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  icon?: LucideIcon
  onSelect?: () => void
  className?: string
}) {
  const classes = classNames(
    'flex flex-col gap-1 rounded-md border border-line bg-surface px-5 py-4 text-start',
    className,
  )
  const content = (
    <>
      <span className="flex items-center justify-between gap-2 text-sm text-ink-soft">
        {label}
        {icon !== undefined && <Icon of={icon} className="text-ink-faint" />}
      </span>
      <span className="text-2xl font-semibold tabular-nums">{value}</span>
      {note !== undefined && <span className="text-sm text-ink-faint">{note}</span>}
    </>
  )
  if (onSelect === undefined) return <div className={classes}>{content}</div>
  return (
    <button
      type="button"
      onClick={onSelect}
      className={classNames(classes, 'transition-colors hover:border-line-field hover:bg-sunken')}
    >
      {content}
    </button>
  )
}
