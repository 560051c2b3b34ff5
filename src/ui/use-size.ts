import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How large an element is drawn, in pixels; nothing until it is. */
export function useSize<T extends HTMLElement>(): [
  RefObject<T | null>,
  { width: number; height: number } | undefined,
] {
  const element = useRef<T>(null)
  const [size, setSize] = useState<{ width: number; height: number }>()
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined)
        setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (element.current !== null) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, size]
}
