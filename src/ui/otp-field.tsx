import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, FieldGroup } from './field.tsx'
import {
  boxAfterKey,
  boxesOf,
  eraseAt,
  type OtpStep,
  type OtpValue,
  pasteInto,
  typeInto,
} from './otp.ts'

interface Props {
  label: string
  /** Names each box, counted from 1: "Digit 3 of 6". */
  boxLabel: (box: number) => string
  /** Digits, with a space for a box left empty; '' clears all. Complete when it matches /^\d{6}$/. */
  value: OtpValue
  onChange: (value: OtpValue) => void
  hint?: string
  error?: string | undefined
  hideLabel?: boolean
  name?: string
  disabled?: boolean
  autoFocus?: boolean
}

/** The six boxes of a one-time code; Enter submits the form they stand in. */
export function OtpField({
  label,
  boxLabel,
  value,
  onChange,
  hint,
  error,
  hideLabel,
  name,
  disabled,
  autoFocus,
}: Props) {
  const { row, boxes, type, press, paste } = useBoxes(value, onChange)
  return (
    <FieldGroup label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <div ref={row} dir="ltr" className="flex max-w-96 gap-2 sm:gap-3 rtl:ms-auto">
        {boxes.map((digit, box) => (
          <input
            key={box}
            type="text"
            inputMode="numeric"
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={boxLabel(box + 1)}
            aria-invalid={error !== undefined || undefined}
            disabled={disabled}
            autoFocus={autoFocus === true && box === 0}
            value={digit}
            onChange={(event) => type(event.target.value, box)}
            onKeyDown={(event) => press(event, box)}
            onPaste={(event) => paste(event, box)}
            onFocus={(event) => event.target.select()}
            className={classNames(
              controlClass,
              'h-13 px-0 text-center text-xl font-medium tabular-nums',
            )}
          />
        ))}
      </div>
      {name !== undefined && <input type="hidden" name={name} value={value} />}
    </FieldGroup>
  )
}

/** The digits and the focus among them, as they are typed, erased, walked and pasted. */
function useBoxes(value: OtpValue, onChange: (value: OtpValue) => void) {
  const row = useRef<HTMLDivElement>(null)
  const focus = (box: number) => row.current?.querySelectorAll('input')[box]?.focus()
  const step = (next: OtpStep) => {
    if (next.value !== value) onChange(next.value)
    focus(next.focus)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>, box: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = boxAfterKey(box, event.key)
    if (event.key === 'Backspace') step(eraseAt(value, box))
    else if (event.key === 'Enter') event.currentTarget.form?.requestSubmit()
    else if (target !== null) focus(target)
    else return
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>, box: number) => {
    event.preventDefault()
    step(pasteInto(value, box, event.clipboardData.getData('text')))
  }
  const type = (text: string, box: number) => step(typeInto(value, box, text))
  return { row, boxes: boxesOf(value), type, press, paste }
}
