import { useEffect, useRef } from 'react'

/** A thin bar at the top of the window that fills as the text which holds it is read: full where the text ends, whatever stands below. */
export function DocumentProgress({ label }: { label: string }) {
  const bar = useRef<HTMLProgressElement>(null)
  useEffect(() => {
    const text = bar.current?.parentElement
    if (!text) return
    let asked = 0
    const show = () => {
      asked = 0
      const { clientHeight, scrollTop } = document.documentElement
      const whole = text.getBoundingClientRect().bottom + scrollTop - clientHeight
      if (bar.current)
        bar.current.value = whole > 0 ? Math.min(Math.round((scrollTop / whole) * 100), 100) : 100
    }
    const ask = () => {
      asked ||= requestAnimationFrame(show)
    }
    // Also when it grows or shrinks under the reader's eyes, as by type that comes late.
    const size = new ResizeObserver(ask)
    show()
    size.observe(text)
    addEventListener('scroll', ask, { passive: true })
    addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(asked)
      size.disconnect()
      removeEventListener('scroll', ask)
      removeEventListener('resize', ask)
    }
  }, [])
  return (
    <progress
      ref={bar}
      aria-label={label}
      max={100}
      value={0}
      className="progress fixed inset-x-0 top-0 z-30 h-1! w-full rounded-none! text-accent"
    />
  )
}
