import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldGroup, type FieldTexts } from './field.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

type Props = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'checked'> &
  FieldTexts & {
    name: string
    options: RadioOption[]
    value?: string
    defaultValue?: string
    /** `rows` one below the other, `cards` as pressable cards side by side (`tiles`: also on a phone, for a word or two), `segments` as one joined switch. */
    variant?: 'rows' | 'cards' | 'tiles' | 'segments'
  }

const frames = {
  rows: 'flex flex-col',
  cards: 'grid gap-3 sm:grid-cols-2',
  tiles: 'grid grid-cols-2 gap-3',
  segments: 'flex rounded-full bg-sunken p-1 inset-ring inset-ring-line',
}
const card =
  'flex min-h-14 items-start gap-3 rounded-md border border-line bg-surface p-4 transition-colors hover:border-line-field has-checked:border-accent has-checked:bg-accent-wash'
const choices = {
  rows: 'flex min-h-11 items-start gap-3 py-2.5',
  cards: card,
  tiles: `${card} max-sm:px-3`,
  segments:
    'hit flex min-h-9 flex-1 items-center justify-center rounded-full px-2 text-center text-sm font-medium text-ink-soft transition-colors hover:text-ink has-checked:bg-surface has-checked:text-accent has-checked:shadow-1 sm:px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
}

/** One of a few values that are all in sight. Controlled by `value`, or left to the form with `defaultValue`. */
export function RadioGroup({
  label,
  hint,
  error,
  hideLabel,
  options,
  value,
  defaultValue,
  variant = 'rows',
  className,
  ...rest
}: Props) {
  return (
    <FieldGroup label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      <div className={frames[variant]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(choices[variant], option.disabled && 'opacity-50')}
          >
            <input
              type="radio"
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? defaultValue !== undefined && { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              className={
                variant === 'segments'
                  ? 'sr-only'
                  : 'mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 appearance-none rounded-full border border-line-field bg-surface transition-[border-width,border-color] checked:border-[6px] checked:border-accent hover:border-accent forced-colors:appearance-auto'
              }
              {...rest}
            />
            <span className="min-w-0">
              {option.label}
              {option.hint !== undefined && (
                <span className="block text-sm text-ink-faint">{option.hint}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
