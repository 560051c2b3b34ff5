import { memo, useEffect, useRef } from 'react'
import { formatNumber } from '../../../platform/shared/digits.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ListState } from './list-state.ts'
import { useListTexts } from './list-texts.ts'

/** Of an event, what was typed into which field. */
export interface Typed {
  currentTarget: { name: string; value: string }
}

interface RangeProps {
  name: string
  label: string
  state: ListState
  /** What the server says of values that were typed, by field. */
  fieldErrors: Readonly<Record<string, string>>
  typed: (event: Typed) => void
}

/** A range whose ends are typed. */
export function RangeFilter({ name, label, state, fieldErrors, typed }: RangeProps) {
  const { filters: t } = useListTexts()
  const rangeError = state.reversed.includes(name) ? t.reversed : undefined
  return (
    <FieldGroup label={label} error={rangeError}>
      <div className="grid grid-cols-2 gap-3">
        {[`${name}_min`, `${name}_max`].map((end, place) => (
          <TypedField
            key={end}
            name={end}
            inputMode="numeric"
            value={state.get(end)}
            label={place === 0 ? t.from : t.to}
            onInput={typed}
            error={fieldErrors[end]}
            aria-invalid={rangeError !== undefined || fieldErrors[end] !== undefined || undefined}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

interface ChoiceProps {
  name: string
  value: string
  label: string
  count?: number | undefined
  checked: boolean
  toggle: (name: string, value: string) => void
}

/**
 * A box of a filter, drawn again only when something changes about itself: a list of sixty answers a tap at once. One that was ticked before the
 * page woke counts as if it had been ticked after.
 */
export const Choice = memo(function Choice({ label, toggle, count, ...box }: ChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const { name, value, checked } = box
  useEffect(() => {
    if (input.current?.checked === !checked) toggle(name, value)
  }, [name, value, checked, toggle])
  return (
    <Checkbox
      ref={input}
      {...box}
      {...(count !== undefined && { count: formatNumber(count) })}
      label={<bdi>{label}</bdi>}
      onChange={() => toggle(box.name, box.value)}
    />
  )
})

interface TypedFieldProps extends Omit<React.ComponentProps<typeof TextField>, 'onInput'> {
  value?: string | undefined
  onInput: (event: Typed) => void
}

/** A text field that follows the address unless the reader is typing in it, or has typed before the page woke. */
export function TypedField({ value = '', onInput, ...rest }: TypedFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const { current: input } = field
    if (input === null || shown.current === value) return
    if (shown.current === undefined && input.value !== value) onInput({ currentTarget: input })
    else if (document.activeElement !== input) input.value = value
    shown.current = value
  }, [value, onInput])
  return (
    <TextField ref={field} defaultValue={value} autoComplete="off" {...rest} onInput={onInput} />
  )
}
