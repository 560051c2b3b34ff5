/**
 * Lays out, one at a time while the browser is idle, what `later-*` (app.css) left for after the first paint.
 * Afterwards nothing is left out: pages that come next are laid out whole, so that going back finds its place.
 */
export function layOutLater(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('[class*="later-"]')]
  const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50))
  const next = () => {
    const part = waiting.shift()
    if (part) part.style.contentVisibility = 'visible'
    else document.documentElement.setAttribute('data-laid-out', '')
    if (part) whenIdle(next)
  }
  whenIdle(next)
}
