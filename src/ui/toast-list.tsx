import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { heldToasts, liveToasts, nextEndIn, type Toast } from './toasts.ts'

export interface ToastListProps {
  label: string
  closeLabel: string
  toasts: Toast[]
  setToasts: Dispatch<SetStateAction<Toast[]>>
}

/** The toasts on the screen: above everything, held while the pointer or the focus is on them. One that comes under a pointer at rest is not looked at, and goes. */
export function ToastList({ label, closeLabel, toasts, setToasts }: ToastListProps) {
  const [heldSince, setHeldSince] = useState<number | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id

  useEffect(() => {
    if (newest === undefined) return
    // Shown anew, the place comes above whatever dialog was opened meanwhile.
    const { current } = place
    if (current?.matches(':popover-open')) current.hidePopover()
    current?.showPopover()
  }, [newest])

  useEffect(() => {
    if (toasts.length === 0) {
      place.current?.hidePopover()
      setHeldSince(null)
    }
    const wait = heldSince === null ? nextEndIn(toasts, performance.now()) : null
    if (wait === null) return
    const timer = setTimeout(() => setToasts((all) => liveToasts(all, performance.now())), wait + 1)
    return () => clearTimeout(timer)
  }, [toasts, setToasts, heldSince])

  const hold = () => setHeldSince((since) => since ?? performance.now())
  const release = () => {
    if (heldSince === null) return
    setToasts((all) => heldToasts(all, performance.now() - heldSince))
    setHeldSince(null)
  }
  const drop = (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id))

  return (
    <div
      ref={place}
      popover="manual"
      role="region"
      aria-label={label}
      onPointerMove={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="inset-auto inset-x-4 bottom-[max(calc(1rem+var(--foot)),env(safe-area-inset-bottom))] mx-auto w-auto max-w-110 overflow-visible bg-transparent"
    >
      <ol aria-live="polite" className="flex flex-col gap-2">
        {toasts.map((toast) => (
          <ToastRow
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            onDrop={() => drop(toast.id)}
          />
        ))}
      </ol>
    </div>
  )
}

function ToastRow({
  toast,
  closeLabel,
  onDrop,
}: {
  toast: Toast
  closeLabel: string
  onDrop: () => void
}) {
  return (
    <li className="toast flex min-h-12 items-center gap-3 rounded-md bg-ink py-1 ps-4 pe-1 text-canvas shadow-2">
      {toast.tone !== 'neutral' && (
        <Icon of={toast.tone === 'success' ? CircleCheck : CircleAlert} size={20} />
      )}
      <span className="min-w-0 grow py-1.5">{toast.text}</span>
      {toast.action !== undefined && (
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-md px-3 font-semibold underline underline-offset-4 outline-current! hover:no-underline"
          onClick={() => {
            toast.action?.onSelect()
            onDrop()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onDrop}
        className="grid size-11 shrink-0 place-items-center rounded-full outline-current!"
      >
        <Icon of={X} />
      </button>
    </li>
  )
}
