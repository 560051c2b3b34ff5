import { useEffect } from 'react'

/** A page has come to rest when nothing has arrived for so long. */
const restMs = 2000

/** A page that brings so many bytes is the first that the browser has of ours. */
const firstBytes = 100_000

/**
 * Has the browser keep the public pages seen last (src/app/offline/offline-worker.js), and tells it the language that is read, once the page has come
 * to rest. An area, of which nothing is kept, adds nothing of that to a first visit: it comes with the next.
 */
export function keepPagesOffline(isArea: boolean): void {
  const { serviceWorker } = navigator as Partial<Navigator>
  if (serviceWorker === undefined) return
  const keep = async () => {
    if (isArea && bytesBrought() > firstBytes) return
    await serviceWorker.register('/sw.js')
    const { active } = await serviceWorker.ready
    active?.postMessage(location.pathname, [])
  }
  atRest(() => void keep().catch(() => undefined))
}

/** What came over the line for this page: nothing of what the browser had. */
const bytesBrought = (): number =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).reduce(
    (sum, { transferSize }) => sum + transferSize,
    0,
  )

/** Calls once the page is loaded and nothing has arrived for a while. */
function atRest(work: () => void): void {
  let timer: ReturnType<typeof setTimeout>
  const arrivals = new PerformanceObserver(wait)
  const rest = () => {
    arrivals.disconnect()
    work()
  }
  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(rest, restMs)
  }
  const begin = () => {
    arrivals.observe({ type: 'resource' })
    wait()
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

const reloadedKey = 'reloaded-offline'

/** In place of a page that could not be had for want of a connection: loads it anew, once, which brings the one that was kept. */
export function useKeptPage(): void {
  useEffect(() => {
    const isKeeping = (navigator as Partial<Navigator>).serviceWorker?.controller
    if (navigator.onLine || !isKeeping || location.pathname.endsWith('/offline')) return
    if (sessionStorage.getItem(reloadedKey) === location.href) return
    sessionStorage.setItem(reloadedKey, location.href)
    location.reload()
  }, [])
}

/** Asks for something that the page can do without until the network is there; gives what takes it back. */
export function whenOnline(ask: () => void): () => void {
  if (navigator.onLine) ask()
  else addEventListener('online', ask, { once: true })
  return () => removeEventListener('online', ask)
}
