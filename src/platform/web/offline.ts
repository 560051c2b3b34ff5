import { useEffect } from 'react'

/** Has the browser keep the public pages seen last (src/app/offline-worker.js), once the first page is there and the browser idle. */
export function keepPagesOffline(): void {
  const { serviceWorker } = navigator as Partial<Navigator>
  if (serviceWorker === undefined) return
  const register = () =>
    setTimeout(() => serviceWorker.register('/sw.js').catch(() => undefined), 1000)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
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
