/** The root's own mark: the first script of a page sets it before the first paint (src/boot.ts). */
const mark = 'data-larger-text'
const key = 'larger-text'

/** Whether the page shows larger text than the device asks for. */
export const isTextLarger = (): boolean => document.documentElement.hasAttribute(mark)

/** Shows larger text, or the device's own, at once and remembers it. */
export function applyTextSize(isLarger: boolean): void {
  document.documentElement.toggleAttribute(mark, isLarger)
  try {
    if (isLarger) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Storage may be closed; the choice then lasts as long as the page.
  }
}

/** Whether the reader chose larger text on this device; not when storage is closed. */
export function readTextSize(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
