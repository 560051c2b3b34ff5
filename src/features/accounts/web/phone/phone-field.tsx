import { classNames } from '../../../../ui/class-names.ts'
import { controlClass, Field, type FieldTexts } from '../../../../ui/field.tsx'
import { DialCodePicker } from './dial-code-picker.tsx'
import { type Phone, typedPhone } from './phone.ts'

interface Props extends FieldTexts {
  name: string
  value: Phone
  onChange: (phone: Phone) => void
  /** `username` where the number is what one signs in with. */
  autoComplete?: string
  disabled?: boolean
}

/** A phone number: the dial code, chosen from a list, and the digits. Written from left to right in both languages. */
export function PhoneField({
  name,
  value,
  onChange,
  autoComplete = 'tel-national',
  disabled,
  ...texts
}: Props) {
  return (
    <Field {...texts}>
      {(control) => (
        <div dir="ltr" className="flex gap-2">
          <DialCodePicker
            country={value.country}
            onChange={(country) => onChange({ ...value, country })}
            disabled={disabled}
          />
          <input
            type="tel"
            name={name}
            inputMode="numeric"
            autoComplete={autoComplete}
            value={value.digits}
            disabled={disabled}
            onChange={(event) => onChange(typedPhone(value, event.target.value))}
            className={classNames(controlClass, 'h-11 px-3.5 tabular-nums')}
            {...control}
          />
        </div>
      )}
    </Field>
  )
}
