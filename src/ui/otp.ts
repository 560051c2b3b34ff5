import { digitsOnly } from '../platform/shared/digits.ts'

export const otpLength = 6

/** A code while it is typed: digits, with a space for each box left empty before the last digit. */
export type OtpValue = string

export interface OtpStep {
  value: OtpValue
  /** The box that takes the focus. */
  focus: number
}

/** The six boxes of a code, each one digit or empty. */
export const boxesOf = (value: OtpValue): string[] =>
  Array.from({ length: otpLength }, (_, box) => digitsOnly(value.charAt(box)))

const valueOf = (boxes: string[]): OtpValue =>
  boxes
    .map((digit) => (digit === '' ? ' ' : digit))
    .join('')
    .trimEnd()

const lastBox = otpLength - 1

/** `text` is what the box now holds: several digits spread over the boxes that follow, anything but digits is dropped. */
export function typeInto(value: OtpValue, box: number, text: string): OtpStep {
  const boxes = boxesOf(value)
  const had = boxes[box] ?? ''
  const digits = digitsOnly(text)
  const fresh = had !== '' && digits.length === 2 ? digits.replace(had, '') : digits
  if (fresh === '') {
    if (text === '') boxes[box] = ''
    return { value: valueOf(boxes), focus: box }
  }
  return spread(boxes, box, fresh)
}

/** A pasted code: a whole one fills all boxes from the first, a part of one goes on from `box`. */
export function pasteInto(value: OtpValue, box: number, text: string): OtpStep {
  const digits = digitsOnly(text)
  return digits === ''
    ? { value, focus: box }
    : spread(boxesOf(value), digits.length >= otpLength ? 0 : box, digits)
}

function spread(boxes: string[], from: number, digits: string): OtpStep {
  const fitting = digits.slice(0, otpLength - from)
  for (const [offset, digit] of [...fitting].entries()) boxes[from + offset] = digit
  return { value: valueOf(boxes), focus: Math.min(from + fitting.length, lastBox) }
}

/** Backspace: empties the box; in an empty box, steps back and empties the one before. */
export function eraseAt(value: OtpValue, box: number): OtpStep {
  const boxes = boxesOf(value)
  const target = boxes[box] === '' ? Math.max(box - 1, 0) : box
  boxes[target] = ''
  return { value: valueOf(boxes), focus: target }
}

/** The box an arrow, Home or End leads to; null for other keys. The boxes always run from left to right. */
export function boxAfterKey(box: number, key: string): number | null {
  if (key === 'ArrowLeft') return Math.max(box - 1, 0)
  if (key === 'ArrowRight') return Math.min(box + 1, lastBox)
  if (key === 'Home') return 0
  return key === 'End' ? lastBox : null
}
