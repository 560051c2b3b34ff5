import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface FieldTexts {
  label: ReactNode
  /** Help below the label. */
  hint?: ReactNode
  error?: string | undefined
  /** A word beside the label, such as (Optional). */
  note?: ReactNode
  /** Keeps the label for readers of the screen only. */
  hideLabel?: boolean
}

/** What a control needs to be wired to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The look shared by text fields, areas and selects. */
export const controlClass =
  'w-full min-w-0 rounded-md border border-line-field bg-surface text-base text-ink transition-[border-color,box-shadow] hover:border-ink-faint focus:border-accent focus:shadow-halo focus:outline-none disabled:bg-sunken disabled:text-ink-faint read-only:not-[select]:bg-sunken aria-invalid:border-danger forced-colors:focus:outline-2'

/** Label, hint, control and error of one value; the control gets its wiring from the function. */
export function Field({
  label,
  hint,
  error,
  note,
  hideLabel,
  className,
  children,
}: FieldTexts & { className?: string; children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const described = classNames(hint !== undefined && `${id}h`, error !== undefined && `${id}e`)
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-medium text-ink'}
      >
        {label}
        {note !== undefined && <span className="ms-1.5 font-normal text-ink-faint">{note}</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}h`} className="-mt-1 mb-1.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error !== undefined || undefined,
      })}
      <FieldError id={`${id}e`} error={error} />
    </div>
  )
}

/** The sentence below a control that says what is wrong. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
      <Icon of={CircleAlert} size={16} className="mt-[0.2em]" />
      <span className="wrap-anywhere">{error}</span>
    </p>
  )
}

/** A set of controls under one legend, wired to hint and error. */
export function FieldGroup({
  label,
  hint,
  error,
  hideLabel,
  className,
  children,
}: FieldTexts & { className?: string; children: ReactNode }) {
  const id = useId()
  const described = classNames(hint !== undefined && `${id}h`, error !== undefined && `${id}e`)
  return (
    <fieldset
      aria-describedby={described === '' ? undefined : described}
      data-invalid={error !== undefined || undefined}
      className={classNames('min-w-0', className)}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium text-ink'}>
        {label}
      </legend>
      {hint !== undefined && (
        <p id={`${id}h`} className="mb-1.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}e`} error={error} />
    </fieldset>
  )
}
