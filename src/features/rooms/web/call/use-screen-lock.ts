import { useEffect } from 'react'

/** Keeps the screen of a phone alight, where the browser can: with it the call would sleep. */
export function useScreenLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isLeft = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const got = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isLeft) void got?.release()
      else lock = got
    }
    void ask()
    // It ends when somebody looks at something else.
    document.addEventListener('visibilitychange', ask)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
