import { expect, test } from 'vitest'
import { optInRefusal, retryRefusal, subscriberRefusal } from './policy.ts'

test.each([
  ['dead', 'Hello', true],
  ['failed', 'Hello', true],
  ['dead', null, false],
  ['queued', 'Hello', false],
  ['sent', 'Hello', false],
] as const)('a message that is %s with the text %j is sent again: %s', (status, body, may) => {
  expect(retryRefusal({ status, body })).toEqual(may ? null : { code: 'NOT_FOUND' })
  expect(retryRefusal(undefined)).toEqual({ code: 'NOT_FOUND' })
})

test.each([
  [true, '+97433001122', null],
  [true, null, 'whatsAppNeedsNumber'],
  [false, '+97433001122', 'whatsAppOff'],
  [false, null, 'whatsAppOff'],
] as const)(
  'WhatsApp that is there: %s, on the number %s, is refused with %s',
  (hasWhatsApp, phoneNumber, message) => {
    const refused = message === null ? null : { code: 'CONFLICT', message }
    expect(optInRefusal({ hasWhatsApp, phoneNumber })).toEqual(refused)
  },
)

test.each([
  [true, null],
  [false, { code: 'FORBIDDEN' }],
  [null, { code: 'NOT_FOUND' }],
] as const)('a subscriber whose word is right: %s, is refused with %j', (isTheirs, refusal) => {
  expect(subscriberRefusal(isTheirs)).toEqual(refusal)
})
