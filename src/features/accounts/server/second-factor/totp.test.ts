import { expect, test } from 'vitest'
import { totpUri, newSecret, stepOfCode } from './totp.ts'

// The secret '12345678901234567890' of RFC 6238, whose codes are the last six of its eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is that of RFC 6238', (seconds, code) => {
  expect(stepOfCode(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('a code is good one step long before and after its own, and no longer', () => {
  const at = (seconds: number) => stepOfCode(secret, '005924', new Date(seconds * 1000))
  const step = 41_152_263
  expect([-60, -30, 0, 30, 60].map((off) => at(1_234_567_890 + off))).toEqual([
    null,
    step,
    step,
    step,
    null,
  ])
  for (const wrong of ['', '05924', '0059240', 'abcdef', '٠٠٥٩٢٤'])
    expect(stepOfCode(secret, wrong, new Date(1_234_567_890_000))).toBeNull()
})

test('a secret has 160 bits in base32, and its address names the account', () => {
  const fresh = newSecret()
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(fresh)
  expect(decodeURIComponent(totpUri(fresh, '+97433000004'))).toMatch(
    new RegExp(`^otpauth://totp/Manzil:\\+97433000004\\?.*secret=${fresh}`),
  )
})
