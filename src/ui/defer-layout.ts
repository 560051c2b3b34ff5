const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50)

/**
 * Learns, one at a time while the browser is idle, how high the parts are that `later-*` (app.css) left for after the first paint; called
 * for each page. From then on they keep their height while they are off the screen and skipped, and a dialog that makes the page inert
 * has a third of the work. Pages that come next are laid out whole at first, so that going back finds its place; whoever follows a link before
 * the browser was idle leaves from a page that is laid out whole, too.
 */
export function deferLayout(): void {
  const waiting = document
    .querySelectorAll<HTMLElement>('[class*="later-"]:not([data-laid-out])')
    .values()
  const next = () => {
    const { value: part } = waiting.next()
    if (part === undefined) return done()
    keepHeight(part)
    whenIdle(next)
  }
  const leave = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('a') === null) return
    for (const part of waiting) keepHeight(part)
    done()
  }
  const done = () => {
    document.documentElement.setAttribute('data-laid-out', '')
    removeEventListener('click', leave, true)
  }
  addEventListener('click', leave, true)
  whenIdle(next)
}

/** Lays a part out within this task alone: none of it is painted. */
function keepHeight(part: HTMLElement): void {
  const { style } = part
  style.contain = 'content'
  style.contentVisibility = 'visible'
  const { paddingTop, paddingBottom } = getComputedStyle(part)
  style.containIntrinsicBlockSize = `auto ${part.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)}px`
  style.contain = ''
  style.contentVisibility = ''
  part.setAttribute('data-laid-out', '')
}
