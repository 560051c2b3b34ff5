import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { LocalLink } from '../platform/web/local-link.tsx'
import { classNames } from './class-names.ts'
import { Icon, type LucideIcon } from './icon.tsx'
import { rovedIndex } from './roving.ts'
import { typedIndex } from './type-ahead.ts'

const gap = 8
/** Letters that follow each other as fast as this are of one word. */
const wordMs = 600

/** Below the button, its end under the button's end; within the window. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { left, right, bottom, top } = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = menu
  const { clientWidth, clientHeight } = document.documentElement
  const wanted = menu.matches(':dir(rtl)') ? left : right - offsetWidth
  const below = bottom + gap + offsetHeight <= clientHeight
  menu.style.left = `${Math.max(gap, Math.min(wanted, clientWidth - offsetWidth - gap))}px`
  menu.style.top = `${below ? bottom + gap : Math.max(gap, top - gap - offsetHeight)}px`
}

/** A button that opens a list of things to do or places to go; holds MenuLink and MenuButton. Arrow keys and letters walk it, Esc closes it. */
export function Menu({
  label,
  trigger,
  triggerClassName,
  children,
}: {
  label: string
  trigger: ReactNode
  triggerClassName?: string
  children: ReactNode
}) {
  const id = useId()
  const { button, menu, open, items, toggled, showFrom } = usePopover()
  const press = useWalk(menu, button, items)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
        className={classNames(
          'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full',
          triggerClassName,
        )}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          showFrom(event.key === 'ArrowUp' ? -1 : 0)
        }}
      >
        {trigger}
        <span className="sr-only">{label}</span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onToggle={toggled}
        onKeyDown={press}
        onClick={() => menu.current?.hidePopover()}
        className="inset-auto m-0 min-w-56 rounded-md border border-line bg-surface p-1.5 text-ink shadow-2"
      >
        {children}
      </div>
    </>
  )
}

/** The list: whether it is open, where it stands, and at which of its entries one begins. */
function usePopover() {
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  /** Where the focus goes when it opens: to the first, or with the upward arrow to the last. */
  const begin = useRef(0)
  const items = () => [
    ...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? []),
  ]
  const settle = useCallback(() => {
    if (menu.current !== null && button.current !== null) place(menu.current, button.current)
  }, [])
  useEffect(() => {
    if (!open) return
    addEventListener('scroll', settle, true)
    addEventListener('resize', settle)
    return () => {
      removeEventListener('scroll', settle, true)
      removeEventListener('resize', settle)
    }
  }, [open, settle])
  // Closed and opened again at once, it is told of the opening alone: what that does can't hang on a change of `open`.
  const toggled = ({ newState }: { newState: string }) => {
    setOpen(newState === 'open')
    if (newState !== 'open') return
    settle()
    items().at(begin.current)?.focus()
    begin.current = 0
  }
  const showFrom = (entry: 0 | -1) => {
    begin.current = entry
    menu.current?.showPopover()
  }
  return { button, menu, open, items, toggled, showFrom }
}

/** The keys within the list: they walk it, go to what is typed, follow a link, or lead back to the button. */
function useWalk(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  items: () => HTMLElement[],
) {
  const typed = useRef({ text: '', at: 0 })
  const typedTo = (event: KeyboardEvent, all: HTMLElement[], at: number) => {
    const { key, timeStamp } = event
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return null
    const { text, at: before } = typed.current
    typed.current = { text: timeStamp - before < wordMs ? text + key : key, at: timeStamp }
    return typedIndex(
      all.map((item) => item.textContent),
      at,
      typed.current.text,
    )
  }
  return (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const roved = rovedIndex(at, all.length, event.key, { vertical: true })
    // An arrow ends the word: Space after it follows the link.
    if (roved !== null) typed.current.text = ''
    const next = roved ?? typedTo(event, all, at)
    if (event.key === 'Tab' || event.key === 'Escape') {
      menu.current?.hidePopover()
      button.current?.focus()
    } else if (next !== null) all[next]?.focus()
    // The browser presses buttons by itself, links it does not.
    else if (event.key === ' ' && all[at] instanceof HTMLAnchorElement) all[at].click()
    else return
    event.stopPropagation()
    if (event.key !== 'Tab') event.preventDefault()
  }
}

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-start transition-colors hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2'

const ItemText = ({ icon, children }: { icon?: LucideIcon; children: ReactNode }) => (
  <>
    {icon !== undefined && <Icon of={icon} className="text-ink-faint" />}
    {children}
  </>
)

/** A place a menu leads to; `to` is the English path. */
export const MenuLink = ({
  icon,
  children,
  ...rest
}: ComponentProps<typeof LocalLink> & { icon?: LucideIcon; children: ReactNode }) => (
  <LocalLink role="menuitem" tabIndex={-1} className={itemClass} {...rest}>
    <ItemText icon={icon}>{children}</ItemText>
  </LocalLink>
)

/** A thing a menu does. */
export const MenuButton = ({
  icon,
  danger = false,
  children,
  ...rest
}: ComponentProps<'button'> & { icon?: LucideIcon; danger?: boolean }) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    className={classNames(itemClass, danger && 'text-danger')}
    {...rest}
  >
    <ItemText icon={icon}>{children}</ItemText>
  </button>
)

/** A rule between groups of a menu. */
export const MenuRule = () => <hr className="my-1.5 border-line" />
