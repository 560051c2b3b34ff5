import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { afterPaint } from './after-paint.ts'
import { classNames } from './class-names.ts'

const control = 'input:not([type=hidden], [tabindex="-1"]), select, textarea, button, a[href]'

function close(dialog: HTMLDialogElement): void {
  dialog.removeAttribute('data-leaving')
  dialog.close()
}

/** The first control, where it is seen without scrolling: what stands before it is read first. */
function focusInView(scroller: HTMLElement): void {
  const first = scroller.querySelector<HTMLElement>(control)
  const isInView =
    first && first.getBoundingClientRect().bottom <= scroller.getBoundingClientRect().bottom
  if (isInView) first.focus()
}

/** Shows the dialog while it is open, over everything; what is under it is given back a moment after it is seen to go. */
function useShown(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const { current } = dialog
    if (!open || current === null) return
    close(current)
    current.showModal()
    // Where the content scrolls, Chromium gives the focus to what scrolls instead of to its first control.
    if (document.activeElement instanceof HTMLDivElement) focusInView(document.activeElement)
    return () => {
      // To give the page back costs a slow phone a tenth of a second: first it sees the dialog go.
      current.setAttribute('data-leaving', '')
      afterPaint(() => current.hasAttribute('data-leaving') && close(current))
    }
  }, [dialog, open])

  // Taken out of the page while it is open, it would take the focus along.
  useLayoutEffect(() => {
    const { current } = dialog
    return () => current?.close()
  }, [dialog])
}

export interface ModalProps {
  open: boolean
  /** Asked by Esc, the backdrop, the close button and the browser's Back. */
  onClose: () => void
  /** false while something is under way that must not be left. */
  dismissible?: boolean
}

/** While it fades its content stays. */
function useFaded(
  dialog: RefObject<HTMLDialogElement | null>,
  isFading: boolean,
  setFading: (isFading: boolean) => void,
): void {
  useEffect(() => {
    if (!isFading) return
    let waiting = true
    const animations = dialog.current?.getAnimations() ?? []
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(
      () => waiting && setFading(false),
    )
    return () => {
      waiting = false
    }
  }, [dialog, isFading, setFading])
}

/** The browser's Back closes what is open. */
function useBack(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return
    window.addEventListener('popstate', onClose)
    return () => window.removeEventListener('popstate', onClose)
  }, [open, onClose])
}

/** The browser's own modal dialog, opened and closed by a property; its content exists only while it is seen. */
export function Modal({
  open,
  onClose,
  dismissible = true,
  labelledBy,
  className,
  children,
}: ModalProps & { labelledBy: string; className: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const [opened, setOpened] = useState({ open, times: 0 })
  const [isFading, setFading] = useState(false)
  if (open !== opened.open) {
    setOpened({ open, times: opened.times + (open ? 1 : 0) })
    setFading(!open)
  }

  useShown(dialog, open)
  useFaded(dialog, isFading, setFading)
  useBack(open, onClose)

  const leave = () => {
    if (open && dismissible) onClose()
  }
  // The browser lets a second Esc through whatever the page says, so Esc never reaches it.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    leave()
  }
  const click = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === event.currentTarget) leave()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={classNames('modal', className)}
      onKeyDown={press}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        leave()
      }}
      onMouseDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget
        // The focus stays where it is.
        if (pressedOutside.current) event.preventDefault()
      }}
      onClick={click}
    >
      {/* Opened again while it fades, it begins anew, the focus included. */}
      {(open || isFading) && <Fragment key={opened.times}>{children}</Fragment>}
    </dialog>
  )
}
