import { expect, test } from 'vitest'
import { retryRefusal } from './policy.ts'

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
