import { useSyncExternalStore } from 'react'
import { applyTextSize, isTextLarger } from './text-size.ts'

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
