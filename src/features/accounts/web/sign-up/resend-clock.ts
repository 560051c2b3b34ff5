import { useEffect, useState } from 'react'

// Kept for the tab, so that neither closing the dialog nor a reload starts the wait anew.
const keyOf = (target: string) => `code-sent:${target}`

/** Starts the wait before another code can be asked for; `target` is what the code is for, and the number. */
export const startWait = (target: string, seconds: number): void =>
  sessionStorage.setItem(keyOf(target), String(Date.now() + seconds * 1000))

export const endWait = (target: string): void => sessionStorage.removeItem(keyOf(target))

/** Whole seconds until another code can be asked for; 0 when it can. */
export const secondsToWait = (target: string): number =>
  Math.max(0, Math.ceil((Number(sessionStorage.getItem(keyOf(target)) ?? 0) - Date.now()) / 1000))

/** secondsToWait, ticking. */
export function useSecondsToWait(target: string): number {
  const [seconds, setSeconds] = useState(() => secondsToWait(target))
  useEffect(() => {
    const tick = () => setSeconds(secondsToWait(target))
    tick()
    // More often than it changes: a timer that drifts would skip a second now and then.
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [target])
  return seconds
}

/** 2:00, 1:59 ... 0:00. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
