import { expect, test } from 'vitest'
import { dialCodes } from '../../platform/shared/dial-codes.ts'
import { nearDialCodes } from './dial-code-choices.ts'

// spec: 1.3 Six codes in profile and dialogs
// spec: 2.3 Six country codes
test('the short list holds the Gulf and the countries workers come from', () => {
  expect(nearDialCodes.map(({ code }) => code).join(' ')).toBe(
    '+974 +971 +966 +968 +973 +965 +63 +62 +94 +880 +91 +977 +254 +251 +256',
  )
  for (const near of nearDialCodes) expect(dialCodes).toContainEqual(near)
})
