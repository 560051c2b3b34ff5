import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type LucideIcon } from './icon.tsx'

export type Tone = 'neutral' | 'accent' | 'palm' | 'gulf' | 'amber' | 'danger'

export const toneClass: Record<Tone, string> = {
  neutral: 'bg-sand-wash text-ink-soft',
  accent: 'bg-accent-wash text-accent',
  palm: 'bg-palm-wash text-palm',
  gulf: 'bg-gulf-wash text-gulf',
  amber: 'bg-amber-wash text-amber',
  danger: 'bg-danger-wash text-danger',
}

const chipClass =
  'inline-flex max-w-full items-center gap-1.5 rounded-full font-medium leading-snug'

interface ChipProps {
  tone?: Tone
  icon?: LucideIcon
  /** Goes on in another line where it has no room, rather than being cut: for what must be read whole. */
  wraps?: boolean
  /** For a card of which two stand beside each other on a phone. */
  small?: boolean
  className?: string
  children: ReactNode
}

/** A word on a wash: a skill, a status. */
export function Chip({
  tone = 'neutral',
  icon,
  wraps = false,
  small = false,
  className,
  children,
}: ChipProps) {
  return (
    <span
      className={classNames(
        chipClass,
        small ? 'px-1.5 py-0.5 text-xs' : 'px-3 py-1 text-sm',
        toneClass[tone],
        className,
      )}
    >
      {icon !== undefined && <Icon of={icon} size={14} />}
      <span className={classNames('min-w-0', wraps ? 'wrap-anywhere' : 'truncate')}>
        {children}
      </span>
    </span>
  )
}

/** A chip that can be taken away, such as a filter that is set; `removeLabel` names the button ("Remove Filipino"). */
export function RemovableChip({
  tone = 'accent',
  removeLabel,
  onRemove,
  className,
  children,
}: {
  tone?: Tone
  removeLabel: string
  onRemove: () => void
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(chipClass, 'min-h-9 ps-3.5 pe-1 text-sm', toneClass[tone], className)}
    >
      <span className="min-w-0 truncate">{children}</span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="hit grid size-7 shrink-0 place-items-center rounded-full transition-colors hover:bg-surface"
      >
        <Icon of={X} size={15} />
      </button>
    </span>
  )
}
