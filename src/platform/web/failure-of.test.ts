import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import { failureOf } from './failure-of.ts'

const said = (error: unknown) => failureOf(error, 'Registration failed', 'en').text
const words = 'The words of the server'

// spec: 1.8 Registration
test.each([
  ['a refusal', new ApiError(409, { message: words }), words],
  ['a refusal without words', new ApiError(418, {}), 'Registration failed'],
  [
    'a refusal of a field alone',
    new ApiError(400, { errors: { full_name: ['Too long'] } }),
    'Too long',
  ],
  ['a server that asks to come again', new ApiError(503, { message: words }), words],
  ['a server that failed', new ApiError(500, { message: words }), 'Registration failed'],
  ['a provider that failed', new ApiError(502, { message: words }), 'Registration failed'],
  ['anything else', new Error('x'), 'Registration failed'],
])(
  'of %s she reads the server’s words where it has some, else the sentence of the specification',
  (_, error, text) => {
    expect(said(error)).toBe(text)
  },
)

afterEach(() => vi.unstubAllGlobals())

test.each([
  [false, 'Registration failed. You are offline.'],
  [true, 'Registration failed. Manzil could not be reached.'],
])(
  'of a server that was not reached she reads the sentence of the specification and why (connected: %s)',
  (onLine, text) => {
    vi.stubGlobal('navigator', { onLine })
    const lost = new TypeError('failed to fetch')
    expect(said(lost)).toBe(text)
    const asked = failureOf(lost, 'Failed to send. Please try again.', 'en').text
    expect(asked).toBe(text.replace('Registration failed.', 'Failed to send. Please try again.'))
  },
)

test('of one try too many she reads how long to wait', () => {
  const tooMany = (retryAfter: string | null) =>
    said(new ApiError(429, { message: words }, retryAfter))
  expect(tooMany('30')).toBe('Too many tries. Please try again in 30 seconds.')
  expect(tooMany('61')).toBe('Too many tries. Please try again in 2 minutes.')
  expect(tooMany(null)).toBe(words)
})
