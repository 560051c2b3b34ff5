import { expect, test } from 'vitest'
import { heldToasts, liveToasts, nextEndIn, type Toast, withToast } from './toasts.ts'

const toast = (id: number, endsAt: number, text = `Saved ${id}`): Toast => ({
  id,
  text,
  tone: 'neutral',
  endsAt,
})

test('the newest stands last, a repeated text stands once, and at most three stand', () => {
  const three = [toast(1, 10), toast(2, 20), toast(3, 30)]
  expect(withToast(three, toast(4, 40)).map(({ id }) => id)).toEqual([2, 3, 4])
  expect(withToast(three, toast(4, 40, 'Saved 2')).map(({ id }) => id)).toEqual([1, 3, 4])
})

// spec: 2.9 Toasts 4 s and 2 s, banner 6 s, 10 s
test('a toast lives until its end and no longer', () => {
  const both = [toast(1, 2000), toast(2, 4000)]
  expect(nextEndIn(both, 500)).toBe(1500)
  expect(liveToasts(both, 1999)).toHaveLength(2)
  expect(liveToasts(both, 2000).map(({ id }) => id)).toEqual([2])
  expect(nextEndIn(both, 9000)).toBe(0)
  expect(nextEndIn([], 0)).toBe(null)
})

test('time under the pointer or the focus is given back', () => {
  expect(heldToasts([toast(1, 2000)], 1500)[0]?.endsAt).toBe(3500)
})
