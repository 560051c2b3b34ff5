import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { whenOnline } from '../platform/web/offline.ts'

const asItIs = { __html: '' }

/**
 * A part of a page that is words alone: a page that the server made brings it as HTML, and nothing beside that to wake it with. `of` is what
 * it says, `withoutStill` of platform/web/loader.ts keeps it from a page's data; without it the part stays as it stands. Its links are followed
 * within the product.
 */
export function Still<T>({ of, children }: { of: T | undefined; children: (of: T) => ReactNode }) {
  const [isKept, setKept] = useState(of === undefined)
  const part = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // A page that had to be made anew in the browser has lost it.
    if (!isKept || part.current?.hasChildNodes() === true) return undefined
    if (of === undefined) return whenOnline(() => void revalidate())
    setKept(false)
    return undefined
  }, [isKept, of, revalidate])
  if (!isKept && of !== undefined) return <div>{children(of)}</div>
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (link === null || !isPlain || link.origin !== location.origin || link.hash !== '') return
    event.preventDefault()
    void navigate(link.pathname + link.search)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what is pressed is a link within
    <div ref={part} onClick={follow} dangerouslySetInnerHTML={asItIs} suppressHydrationWarning />
  )
}
