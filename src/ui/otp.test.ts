import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  boxAfterKey,
  boxesOf,
  eraseAt,
  otpLength,
  type OtpStep,
  pasteInto,
  typeInto,
} from './otp.ts'

// spec: 1.5 Boxes
test('a typed digit fills its box and moves on', () => {
  expect(typeInto('', 0, '7')).toEqual({ value: '7', focus: 1 })
  expect(typeInto('12345', 5, '6')).toEqual({ value: '123456', focus: 5 })
})

test('Arabic and Persian digits count as digits, letters and signs as nothing', () => {
  expect(typeInto('', 0, '٧')).toEqual({ value: '7', focus: 1 })
  expect(typeInto('1', 1, '۴')).toEqual({ value: '14', focus: 2 })
  expect(typeInto('12', 1, '2x')).toEqual({ value: '12', focus: 2 })
  expect(typeInto('12', 2, 'a')).toEqual({ value: '12', focus: 2 })
})

test('a digit typed beside the one there replaces it, whichever side it lands on', () => {
  expect(typeInto('123', 1, '29').value).toBe('193')
  expect(typeInto('123', 1, '92').value).toBe('193')
  expect(typeInto('123', 1, '22')).toEqual({ value: '123', focus: 2 })
})

test('a code filled in by the phone spreads from the first box', () => {
  expect(typeInto('', 0, '482913')).toEqual({ value: '482913', focus: 5 })
})

test('deleting what a box holds leaves a gap and the focus', () => {
  expect(typeInto('123456', 2, '')).toEqual({ value: '12 456', focus: 2 })
  expect(boxesOf('12 456')).toEqual(['1', '2', '', '4', '5', '6'])
})

// spec: 1.5 Boxes
test('Backspace empties a full box, and steps back from an empty one', () => {
  expect(eraseAt('123', 2)).toEqual({ value: '12', focus: 2 })
  expect(eraseAt('12', 2)).toEqual({ value: '1', focus: 1 })
  expect(eraseAt('', 0)).toEqual({ value: '', focus: 0 })
})

// spec: 1.5 Boxes
test('pasting spreads: a whole code over all boxes, a part from where it is pasted', () => {
  expect(pasteInto('', 3, '48-29 13')).toEqual({ value: '482913', focus: 5 })
  expect(pasteInto('9', 1, '٤٥')).toEqual({ value: '945', focus: 3 })
  expect(pasteInto('12345', 4, '678')).toEqual({ value: '123467', focus: 5 })
  expect(pasteInto('12', 2, 'no digits')).toEqual({ value: '12', focus: 2 })
})

// spec: 1.5 Boxes
test('arrows stop at the ends; Home and End go there', () => {
  expect([
    boxAfterKey(0, 'ArrowLeft'),
    boxAfterKey(2, 'ArrowRight'),
    boxAfterKey(5, 'ArrowRight'),
  ]).toEqual([0, 3, 5])
  expect([boxAfterKey(3, 'Home'), boxAfterKey(3, 'End'), boxAfterKey(3, 'a')]).toEqual([0, 5, null])
})

const box = fc.integer({ min: 0, max: otpLength - 1 })
const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[0-9٠-٩۰-۹ -]{0,12}$/))
const move = fc.oneof(
  fc.tuple(fc.constant(typeInto), box, anyText),
  fc.tuple(fc.constant(pasteInto), box, anyText),
  fc.tuple(
    fc.constant((value: string, at: number) => eraseAt(value, at)),
    box,
    fc.constant(''),
  ),
)

test('whatever is typed, pasted and erased, there are six boxes of one digit or none and the focus is on one of them', () => {
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      let now: OtpStep = { value: '', focus: 0 }
      for (const [act, at, text] of moves) {
        now = act(now.value, at, text)
        expect(now.value).toMatch(/^([0-9 ]{0,5}[0-9])?$/)
        expect(boxesOf(now.value)).toHaveLength(otpLength)
        expect(now.focus).toBeGreaterThanOrEqual(0)
        expect(now.focus).toBeLessThan(otpLength)
      }
    }),
  )
})

test('typing a code digit by digit, each where the focus is, gives the code; erasing six times clears it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{6}$/), (code) => {
      let now: OtpStep = { value: '', focus: 0 }
      for (const digit of code) now = typeInto(now.value, now.focus, digit)
      expect(now.value).toBe(code)
      for (let count = 0; count < otpLength; count += 1) now = eraseAt(now.value, now.focus)
      expect(now).toEqual({ value: '', focus: 0 })
    }),
  )
})
