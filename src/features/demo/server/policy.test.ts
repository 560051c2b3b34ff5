import { expect, test } from 'vitest'
import { demoLogInRefusal } from './policy.ts'

test('a click signs in until somebody has enrolled a second factor', () => {
  expect(demoLogInRefusal(null)).toBeNull()
  expect(demoLogInRefusal(new Date())).toEqual({ code: 'SECOND_FACTOR_REQUIRED', status: 401 })
})
