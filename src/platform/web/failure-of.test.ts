import { expect, test } from 'vitest'
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
