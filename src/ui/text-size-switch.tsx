import { useLayoutEffect, useSyncExternalStore } from 'react'
import { applyTextSize, isTextLarger, readTextSize } from './text-size.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function turn(): void {
  applyTextSize(!isTextLarger())
  for (const listener of listeners) listener()
}

/** Larger text, everywhere on this device, on or off. */
export function TextSizeSwitch({ label }: { label: string }) {
  const isOn = useSyncExternalStore(subscribe, isTextLarger, () => false)
  // Made anew, the page has lost what was set on it before the first paint.
  useLayoutEffect(() => applyTextSize(readTextSize()), [])
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={turn}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm text-ink-soft transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-accent aria-pressed:inset-ring aria-pressed:inset-ring-line"
    >
      <b aria-hidden>Aa</b>
      {label}
    </button>
  )
}
