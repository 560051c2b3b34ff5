import fc from 'fast-check'
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../../platform/shared/errors.ts'
import { phoneNumber } from '../contract.ts'
import { dialCodeOf, newMobile, normalPhone } from './phones.ts'

const countries = [
  'QA',
  'AE',
  'SA',
  'OM',
  'BH',
  'KW',
  'PH',
  'UG',
  'KE',
  'LK',
  'IN',
  'ID',
  'NP',
  'BD',
  'ET',
  'GB',
  'US',
] as const satisfies CountryCode[]
const mobileOf = (country: CountryCode): string => getExampleNumber(country, examples)?.number ?? ''

const scripts = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹']
const separators = ['', ' ', '-', '(', ')', '.', '\u00a0', '\u200e']

/** A number as people type it: digits with signs between them, + or 00 or neither before them. */
const typed = fc
  .record({
    country: fc.constantFrom(...countries),
    prefix: fc.constantFrom('+', '00', ''),
    script: fc.constantFrom(...scripts),
    between: fc.array(fc.constantFrom(...separators), { minLength: 20, maxLength: 20 }),
  })
  .map(({ country, prefix, script, between }) => {
    const e164 = mobileOf(country)
    const digits = [...((prefix === '+' ? '' : prefix) + e164.slice(1))].map(
      (digit, index) => `${script[Number(digit)]}${between[index % between.length]}`,
    )
    return { e164, text: (prefix === '+' ? '+' : '') + digits.join('') }
  })

const refusal = (work: () => unknown): AppError => {
  try {
    work()
  } catch (error) {
    if (error instanceof AppError) return error
  }
  throw new Error('nothing was refused')
}

describe('a phone number', () => {
  // spec: 1.5 Country code and digits, Qatar by default
  test('is the same however it is typed', () => {
    fc.assert(fc.property(typed, ({ e164, text }) => newMobile(phoneNumber.parse(text)) === e164))
  })

  test('never breaks the reader, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+\d٠-٩ ()-]{0,30}$/)),
        (text) => {
          const parsed = phoneNumber.safeParse(text)
          if (!parsed.success) return
          try {
            expect(newMobile(parsed.data)).toMatch(/^\+\d{7,15}$/)
          } catch (error) {
            expect(error).toBeInstanceOf(AppError)
          }
        },
      ),
    )
  })

  test('loses the zero that only belongs inside the country', () => {
    expect(newMobile('+4407912345678')).toBe('+447912345678')
  })

  test.each([
    '+97444001122',
    '+9748001234',
    '+97421234567',
    '+97433',
    '+443001234567',
    '+999123456',
    '+',
    '+1',
  ])('%s gets no account', (number) => {
    expect(refusal(() => newMobile(number))).toMatchObject({
      code: 'INVALID',
      detail: { message: 'phoneInvalid', errors: { phone_number: ['phoneInvalid'] } },
    })
  })

  test('that has an account is read even when it is no mobile any more', () => {
    expect(normalPhone('+97421234567')).toBe('+97421234567')
    expect(refusal(() => normalPhone('+97433', 'phone')).detail.errors).toEqual({
      phone: ['phoneInvalid'],
    })
  })

  test('belongs to its dial code', () => {
    expect([dialCodeOf('+97433001122'), dialCodeOf('+14155552671')]).toEqual(['974', '1'])
  })
})
