const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50))

/**
 * Lays out, one at a time while the browser is idle, what `later-*` (app.css) left for after the first paint; called for each page.
 * Afterwards the browser knows the heights and skips what is off the screen again: a dialog that makes the page inert has a third of the work.
 * Pages that come next are laid out whole at first, so that going back finds its place.
 */
export function layOutLater(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[class*="later-"]:not([data-laid-out])')]
  const waiting = [...parts]
  const next = () => {
    const part = waiting.shift()
    if (part === undefined) return void afterTwoFrames(() => skipOffScreen(parts))
    part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}

/** The height of a part is remembered in the frame that shows it. */
const afterTwoFrames = (work: () => void) => requestAnimationFrame(() => requestAnimationFrame(work))

function skipOffScreen(parts: HTMLElement[]): void {
  document.documentElement.setAttribute('data-laid-out', '')
  for (const part of parts) {
    part.setAttribute('data-laid-out', '')
    part.style.removeProperty('content-visibility')
  }
}
