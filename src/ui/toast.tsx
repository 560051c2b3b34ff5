import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { fetchPart } from './lazy-part.ts'
import type { ToastListProps } from './toast-list.tsx'
import { type Toast, withToast } from './toasts.ts'

export interface ToastInput {
  text: string
  tone?: Toast['tone']
  /** How long it stays: 2, 3 or 4 seconds (4); 10 with a way back. */
  seconds?: 2 | 3 | 4 | 10
  /** A way back, such as Undo; using it closes the toast. */
  action?: Toast['action']
}

const ToastContext = createContext<{ show: (toast: ToastInput) => void; load: () => void }>({
  show() {},
  load() {},
})

/** Shows a short message that goes by itself: `toast({ text, tone, seconds, action })`. */
export function useToast(): (toast: ToastInput) => void {
  const { show, load } = useContext(ToastContext)
  // Whoever may have something to say has the means by then, also without a connection.
  useEffect(load, [load])
  return show
}

/** Holds the toasts of the app; `label` names their place, `closeLabel` the button of each. Most pages show none, so their list is fetched for those that may. */
export function ToastProvider({
  label,
  closeLabel,
  children,
}: {
  label: string
  closeLabel: string
  children: ReactNode
}) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null)
  const lastId = useRef(0)

  const [value] = useState(() => {
    const load = () =>
      void fetchPart(() => import('./toast-list.tsx')).then(({ ToastList }) =>
        setList(() => ToastList),
      )
    const show = ({ text, tone = 'neutral', seconds = 4, action }: ToastInput) => {
      lastId.current += 1
      const toast: Toast = {
        id: lastId.current,
        text,
        tone,
        action,
        endsAt: performance.now() + seconds * 1000,
      }
      setToasts((all) => withToast(all, toast))
      load()
    }
    return { show, load }
  })

  return (
    <ToastContext value={value}>
      {children}
      {List !== null && (
        <List label={label} closeLabel={closeLabel} toasts={toasts} setToasts={setToasts} />
      )}
    </ToastContext>
  )
}
