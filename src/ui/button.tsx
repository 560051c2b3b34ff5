import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { LocalLink } from '../platform/web/local-link.tsx'
import { classNames } from './class-names.ts'
import { Icon, type LucideIcon } from './icon.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

interface Shape {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  /** An icon after the text; arrows and chevrons turn with the page. */
  iconAfter?: LucideIcon
  /** Takes the whole width. */
  wide?: boolean
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary:
    'border border-line-strong bg-surface text-ink hover:border-line-field hover:bg-sunken',
  quiet: 'text-accent hover:bg-accent-wash',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-wash',
}
const sizes: Record<ButtonSize, string> = {
  s: 'hit min-h-9 px-4 text-sm whitespace-nowrap gap-1.5',
  m: 'min-h-11 px-5 text-base gap-2',
  l: 'min-h-13 px-7 text-lg gap-2.5',
}
const iconSizes: Record<ButtonSize, number> = { s: 16, m: 18, l: 20 }

const classOf = ({ variant = 'primary', size = 'm', wide }: Shape, className?: string): string =>
  classNames(
    'relative inline-flex items-center justify-center rounded-full text-center font-medium leading-tight transition-colors active:translate-y-px disabled:opacity-50 aria-disabled:opacity-60',
    variants[variant],
    sizes[size],
    wide === true && 'w-full',
    className,
  )

function Content({ size = 'm', icon, iconAfter, children }: Shape & { children: ReactNode }) {
  return (
    <>
      {icon !== undefined && <Icon of={icon} size={iconSizes[size]} />}
      {children}
      {iconAfter !== undefined && <Icon of={iconAfter} size={iconSizes[size]} directional />}
    </>
  )
}

/** A button; while `busy` it keeps its width and focus, turns a ring and ignores clicks. A form is sent by the first press of a double click alone. */
export function Button({
  variant,
  size,
  icon,
  iconAfter,
  wide,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ComponentProps<'button'> & Shape & { busy?: boolean }) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || (type === 'submit' && event.detail > 1)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classOf({ variant, size, wide }, className)}
      onClick={click}
      {...rest}
    >
      <span className={classNames('inline-flex items-center gap-[inherit]', busy && 'opacity-0')}>
        <Content size={size} icon={icon} iconAfter={iconAfter}>
          {children}
        </Content>
      </span>
      {busy && (
        <Spinner size={iconSizes[size ?? 'm']} className="absolute inset-0 m-auto size-fit" />
      )}
    </button>
  )
}

/** A link within the product that looks like a button; `to` is the English path. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconAfter,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<typeof LocalLink> & Shape & { children: ReactNode }) {
  return (
    <LocalLink className={classOf({ variant, size, wide }, className)} {...rest}>
      <Content size={size} icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </LocalLink>
  )
}

/** A link to anything else (a file, a phone, another site) that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  icon,
  iconAfter,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & Shape) {
  return (
    <a className={classOf({ variant, size, wide }, className)} {...rest}>
      <Content size={size} icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </a>
  )
}
