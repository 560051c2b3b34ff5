import { createContext, useContext, useEffect, useState } from 'react'
import { useRouteError } from 'react-router'

/** On the server, the beginning of the id of the request for which a page is made. */
export const RequestNumber = /* @__PURE__ */ createContext('')

/** What the reader of a page that failed can name, and whoever looks into the log finds: the request's, or one of the browser's own, which is told to the server. */
export function ErrorNumber() {
  const error = useRouteError()
  const asked = useContext(RequestNumber)
  const [[number, isOwn]] = useState(() => {
    const known = asked || document.querySelector('[data-number]')?.textContent
    return known
      ? ([known, false] as const)
      : ([Math.random().toString(16).slice(2, 10).padEnd(8, '0'), true] as const)
  })
  useEffect(() => {
    if (isOwn)
      void import('./report-error.ts').then(
        ({ reportError }) => reportError(number, error),
        () => undefined,
      )
  }, [number, isOwn, error])
  return (
    <bdi data-number suppressHydrationWarning>
      {number}
    </bdi>
  )
}
