import { classNames } from './class-names.ts'

const colours = {
  accent: 'text-accent',
  palm: 'text-palm',
  amber: 'text-amber',
  danger: 'text-danger',
}

/** How far something has come, from 0 to `max`; `label` names it, `text` stands beside it. */
export function ProgressBar({
  value,
  max = 100,
  label,
  text,
  tone = 'accent',
  className,
}: {
  value: number
  max?: number
  label: string
  text?: string
  tone?: keyof typeof colours
  className?: string
}) {
  return (
    <div className={className}>
      <progress
        aria-label={label}
        value={value}
        max={max}
        className={classNames('progress block w-full', colours[tone])}
      />
      {text !== undefined && <p className="mt-1.5 text-sm text-ink-faint">{text}</p>}
    </div>
  )
}
