import { expect, test } from 'vitest'
import { ApiError } from './api.ts'
import { createClient } from './query.tsx'

const { retry, staleTime, refetchOnWindowFocus } = createClient().getDefaultOptions().queries ?? {}

// spec: 1.7 Cache: no refetch on focus
// spec: 2.7 Defaults of the cache
test('an answer is fresh for 5 minutes, and a look back at the window asks for nothing', () => {
  expect({ staleTime, refetchOnWindowFocus }).toEqual({
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  })
})

// spec: 1.7 Cache: no refetch on focus
test('what fails is asked once more; a refusal is not', () => {
  if (typeof retry !== 'function') throw new Error('retry decides by the error')
  for (const error of [new TypeError('no network'), new ApiError(503, {})])
    expect([retry(0, error), retry(1, error)]).toEqual([true, false])
  expect(retry(0, new ApiError(404, {}))).toBe(false)
})
