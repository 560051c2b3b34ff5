export interface Toast {
  id: number
  text: string
  tone: 'neutral' | 'success' | 'error'
  action?: { label: string; onSelect: () => void }
  /** Milliseconds on the page's clock. */
  endsAt: number
}

const atMost = 3

/** The new one last; the same text once; the oldest leave when there are more than three. */
export const withToast = (toasts: Toast[], toast: Toast): Toast[] =>
  [...toasts.filter((other) => other.text !== toast.text), toast].slice(-atMost)

/** Those whose time isn't over. */
export const liveToasts = (toasts: Toast[], now: number): Toast[] =>
  toasts.filter((toast) => toast.endsAt > now)

/** How long until the next one ends; null when there is none. */
export const nextEndIn = (toasts: Toast[], now: number): number | null =>
  toasts.length === 0 ? null : Math.max(0, Math.min(...toasts.map((toast) => toast.endsAt)) - now)

/** All end later by as long as they were looked at. */
export const heldToasts = (toasts: Toast[], heldMs: number): Toast[] =>
  toasts.map((toast) => ({ ...toast, endsAt: toast.endsAt + heldMs }))
