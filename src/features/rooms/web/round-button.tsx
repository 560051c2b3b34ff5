import type { ComponentProps } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type LucideIcon } from '../../../ui/icon.tsx'

const looks = {
  on: 'bg-surface text-ink hover:bg-line',
  off: 'bg-ink text-canvas hover:opacity-90',
  leave: 'bg-danger text-canvas hover:opacity-90',
}

/** A button for a thumb, over a picture: on, off, or the way out. */
export const RoundButton = ({
  icon,
  label,
  look,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon
  label: string
  look: keyof typeof looks
}) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={classNames(
      'inline-grid size-14 shrink-0 place-items-center rounded-full shadow-2 transition-colors disabled:opacity-50',
      looks[look],
      className,
    )}
    {...rest}
  >
    <Icon of={icon} size={24} />
  </button>
)
