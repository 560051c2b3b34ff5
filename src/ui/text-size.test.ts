import { afterEach, expect, test, vi } from 'vitest'
import { applyTextSize, isTextLarger, readTextSize } from './text-size.ts'

/** A page's root and what its browser keeps; closed, the browser keeps nothing and says so. */
function onPage({ isClosed = false } = {}) {
  const marks = new Set<string>()
  const kept = new Map<string, string>()
  const refuse = () => {
    if (isClosed) throw new Error('storage is closed')
  }
  vi.stubGlobal('document', {
    documentElement: {
      hasAttribute: (name: string) => marks.has(name),
      toggleAttribute: (name: string, isOn: boolean) =>
        isOn ? marks.add(name) : marks.delete(name),
    },
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (refuse(), kept.get(key) ?? null),
    setItem: (key: string, value: string) => (refuse(), kept.set(key, value)),
    removeItem: (key: string) => (refuse(), kept.delete(key)),
  })
  return { marks, kept }
}

afterEach(() => vi.unstubAllGlobals())

test('larger text shows at once and is remembered, until it is turned off', () => {
  const { marks, kept } = onPage()
  expect([isTextLarger(), readTextSize()]).toEqual([false, false])
  applyTextSize(true)
  expect([isTextLarger(), readTextSize()]).toEqual([true, true])
  // The first script of a page and the sheet know these names (src/boot.ts, src/app.css).
  expect([...marks]).toEqual(['data-larger-text'])
  expect([...kept.keys()]).toEqual(['larger-text'])
  applyTextSize(false)
  expect([isTextLarger(), readTextSize(), kept.size]).toEqual([false, false, 0])
})

test('where nothing can be kept, it lasts as long as the page', () => {
  onPage({ isClosed: true })
  applyTextSize(true)
  expect([isTextLarger(), readTextSize()]).toEqual([true, false])
})
