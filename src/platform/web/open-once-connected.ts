const betweenLooksMs = 3000

/** Opens an address of the site as soon as it can be reached. The browser says that it is connected before anything can be: it is tried until it can. Gives back how to call that off. */
export function openOnceConnected(address: string): () => void {
  const leave = () => location.replace(address)
  const look = () => {
    if (navigator.onLine) fetch(address, { method: 'HEAD' }).then(leave, () => undefined)
  }
  look()
  const timer = setInterval(look, betweenLooksMs)
  addEventListener('online', look)
  return () => {
    clearInterval(timer)
    removeEventListener('online', look)
  }
}
