import { expect, test } from 'vitest'
import { fullNumber, noPhone, typedPhone } from './phone.ts'

test('keeps the digits of any script and nothing else', () => {
  expect(typedPhone(noPhone, '5512-34 56')).toEqual({ country: 'QA', digits: '55123456' })
  expect(typedPhone(noPhone, '٥٥١٢٣٤٥٦')).toEqual({ country: 'QA', digits: '55123456' })
  expect(typedPhone(noPhone, 'abc')).toEqual(noPhone)
})

// spec: 1.5 Country code and digits, Qatar by default
test('sends the dial code and the digits', () => {
  expect(fullNumber({ country: 'QA', digits: '55123456' })).toBe('+97455123456')
  expect(fullNumber({ country: 'PH', digits: '9171234567' })).toBe('+639171234567')
})

test('a pasted international number brings its country', () => {
  expect(typedPhone(noPhone, '+63 917 123 4567')).toEqual({ country: 'PH', digits: '9171234567' })
  expect(typedPhone(noPhone, '00971 50 123 4567')).toEqual({ country: 'AE', digits: '501234567' })
  expect(typedPhone(noPhone, '٠٠٩٧٤٥٥١٢٣٤٥٦')).toEqual({ country: 'QA', digits: '55123456' })
})

test('a shared dial code keeps the chosen country, else takes the largest', () => {
  expect(typedPhone({ country: 'CA', digits: '' }, '+1 416 555 0100')).toEqual({
    country: 'CA',
    digits: '4165550100',
  })
  expect(typedPhone(noPhone, '+1 212 555 0100')).toEqual({ country: 'US', digits: '2125550100' })
})

test('the start of an international number waits for the rest', () => {
  expect(typedPhone(noPhone, '0097')).toEqual({ country: 'QA', digits: '0097' })
  expect(typedPhone(noPhone, '+000000000')).toEqual({ country: 'QA', digits: '000000000' })
})
