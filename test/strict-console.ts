import { afterEach, expect, vi } from 'vitest'

// A test that logs an error fails, even when its assertions hold.
const errors = vi.spyOn(console, 'error')
afterEach(() => {
  const logged = errors.mock.calls.map((call) => call.join(' '))
  errors.mockClear()
  expect(logged, 'console.error was called').toEqual([])
})
