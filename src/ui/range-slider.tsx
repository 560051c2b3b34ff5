import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts } from './field.tsx'

/** A value between `min` and `max`, by the browser's own slider; `valueText` says it in words ("47 years"). */
export function RangeSlider({
  label,
  hint,
  error,
  note,
  hideLabel,
  valueText,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & FieldTexts & { valueText?: string }) {
  return (
    <Field label={label} hint={hint} error={error} note={note} hideLabel={hideLabel}>
      {(control) => (
        <input
          type="range"
          aria-valuetext={valueText}
          className={classNames('range -mt-1.5 w-full', className)}
          {...control}
          {...rest}
        />
      )}
    </Field>
  )
}
