import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { classNames } from '../../../../ui/class-names.ts'

/** The link that was followed is gone with its page: the keyboard goes on at the head of the new one, not at the top of the site. */
function startAtHeading(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading !== null && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  const start = heading ?? document.querySelector<HTMLElement>('main')
  start?.focus({ preventScroll: true })
}

/** What a full page load would tell: a line on top while the next page is on its way, and its title read out when it is there. */
export function RouteNews() {
  const { pathname } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current !== pathname) {
      setTitle(document.title)
      startAtHeading()
    }
    shown.current = pathname
  }, [pathname])

  return (
    <>
      <p role="status" className="sr-only">
        {title}
      </p>
      <div
        aria-hidden
        className={classNames(
          'pointer-events-none fixed inset-x-0 top-0 z-40 h-[3px] bg-accent transition-opacity',
          isLoading ? 'opacity-100 delay-200' : 'opacity-0',
        )}
      />
    </>
  )
}
