import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type LucideIcon } from './icon.tsx'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon
  label: string
  /** `plain` has no edge, `floating` lies on a picture. */
  variant?: 'plain' | 'floating'
  directional?: boolean
  /** A switch that is on fills its icon (`aria-pressed` says so). */
  filled?: boolean
  iconSize?: number
}

/** A round button that is an icon; `label` names it. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  directional,
  filled = false,
  iconSize = 20,
  type = 'button',
  className,
  ...rest
}: Props) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors disabled:opacity-50',
        variant === 'floating'
          ? 'bg-surface text-accent shadow-1 hover:bg-accent-wash'
          : 'text-ink-soft hover:bg-sunken hover:text-ink',
        className,
      )}
      {...rest}
    >
      <Icon
        of={icon}
        size={iconSize}
        directional={directional}
        className={filled ? 'fill-current' : undefined}
      />
    </button>
  )
}
