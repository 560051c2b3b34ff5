import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

type Props = ComponentProps<'select'> &
  FieldTexts & { options: Option[]; placeholder?: string; fieldClassName?: string }

/** One of a few values, by the browser's own list; `placeholder` is the empty first choice. */
export function Select({
  label,
  hint,
  error,
  note,
  hideLabel,
  options,
  placeholder,
  dir,
  className,
  fieldClassName,
  ...rest
}: Props) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      note={note}
      hideLabel={hideLabel}
      className={fieldClassName}
    >
      {(control) => (
        <div className="relative" dir={dir}>
          <select
            className={classNames(
              controlClass,
              'h-11 appearance-none truncate ps-3.5 pe-10',
              className,
            )}
            {...control}
            {...rest}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            of={ChevronDown}
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-ink-faint"
          />
        </div>
      )}
    </Field>
  )
}
