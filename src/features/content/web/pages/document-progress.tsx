import { useEffect, useRef } from 'react'

/** A thin bar at the top of the window that fills as the page is read. */
export function DocumentProgress({ label }: { label: string }) {
  const bar = useRef<HTMLProgressElement>(null)
  useEffect(() => {
    let asked = 0
    const show = () => {
      asked = 0
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      if (bar.current) bar.current.value = scrollHeight > clientHeight ? Math.round((scrollTop / (scrollHeight - clientHeight)) * 100) : 100
    }
    const ask = () => {
      asked ||= requestAnimationFrame(show)
    }
    show()
    addEventListener('scroll', ask, { passive: true })
    addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(asked)
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
