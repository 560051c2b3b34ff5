import { expect, test } from 'vitest'
import { en } from '../../messages.en.ts'
import { newPasswordError } from './new-password-error.ts'

const change = (currentPassword: string, newPassword: string, confirmPassword: string) =>
  newPasswordError({ currentPassword, newPassword, confirmPassword }, en.errors)

// spec: 1.5 Change password's four checks, to the letter
test('says the first thing that is wrong, in the order of the specification', () => {
  expect(change('', 'a', 'b')).toEqual({ currentPassword: 'All fields are required' })
  expect(change('old-secret', '', '')).toEqual({ newPassword: 'All fields are required' })
  expect(change('old-secret', 'a', '')).toEqual({ confirmPassword: 'All fields are required' })
  expect(change('old-secret', 'short', 'other')).toEqual({
    confirmPassword: 'New password and confirm password do not match',
  })
  expect(change('short', 'short', 'short')).toEqual({
    newPassword: 'New password must be at least 8 characters long',
  })
  expect(change('old-secret', 'old-secret', 'old-secret')).toEqual({
    newPassword: 'New password must be different from current password',
  })
  expect(change('old-secret', 'new-secret', 'new-secret')).toBeNull()
})

test('without a current password there is none to differ from', () => {
  expect(
    newPasswordError({ password: 'new-secret', confirmPassword: 'new-secret' }, en.errors),
  ).toBeNull()
})
