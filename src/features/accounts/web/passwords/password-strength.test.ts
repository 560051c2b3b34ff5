import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 0],
  ['abc123', 0],
  ['12345678', 0],
  ['hgfedcba', 0],
  ['aaaaaaaaaaaa', 0],
  ['password2026', 0],
  ['lantern7', 1],
  ['green lantern', 2],
  ['Green lantern 7', 3],
  ['بيت أزرق قرب البحر', 3],
] as const)('%s is %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
