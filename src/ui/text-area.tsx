import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'

/** Several lines of text, growing with what is written. */
export function TextArea({
  label,
  hint,
  error,
  note,
  hideLabel,
  rows = 4,
  className,
  ...rest
}: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <Field label={label} hint={hint} error={error} note={note} hideLabel={hideLabel}>
      {(control) => (
        <textarea
          rows={rows}
          dir="auto"
          className={classNames(
            controlClass,
            'field-sizing-content max-h-96 min-h-28 px-3.5 py-2.5 wrap-anywhere',
            className,
          )}
          {...control}
          {...rest}
        />
      )}
    </Field>
  )
}
