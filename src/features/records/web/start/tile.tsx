import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon, type LucideIcon } from '../../../../ui/icon.tsx'

interface Props {
  label: ReactNode
  hint?: string | undefined
  icon?: LucideIcon
  /** Any other picture beside the words. */
  picture?: ReactNode
  isOn: boolean
  disabled?: boolean
  className?: string
  onPress: () => void
}

/** A big choice, its picture beside its words. */
export function Tile({ label, hint, icon, picture, isOn, disabled, className, onPress }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      data-heard
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
      className={classNames(
        'flex min-h-16 w-full items-center gap-3 rounded-md border px-4 py-3 text-start font-medium transition-colors',
        isOn
          ? 'border-accent bg-accent-wash'
          : 'border-line-strong bg-surface hover:border-line-field hover:bg-sunken',
        className,
      )}
    >
      {icon !== undefined && (
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-wash text-accent">
          <Icon of={icon} size={22} />
        </span>
      )}
      {picture}
      <span className="min-w-0 grow">
        {label}
        {hint !== undefined && (
          <span className="block text-sm font-normal text-ink-soft">{hint}</span>
        )}
      </span>
      {isOn && <Icon of={Check} size={20} className="shrink-0 text-accent" />}
    </button>
  )
}

export const Tiles = ({ children, columns = 1 }: { children: ReactNode; columns?: 1 | 2 | 3 }) => (
  <div
    className={classNames(
      'grid gap-3',
      columns === 2 && 'grid-cols-2',
      columns === 3 && 'grid-cols-3',
    )}
  >
    {children}
  </div>
)
