import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isCalm } from '../../../../platform/web/calm.ts'

const name = 'portrait'
let named: HTMLElement | null = null

/** One picture at a time is the one that goes over from page to page: two of a name stop the browser's transition. */
function share(picture: HTMLElement | null | undefined): void {
  if (named !== null) named.style.viewTransitionName = ''
  named = isCalm() ? null : (picture ?? null)
  if (named !== null) named.style.viewTransitionName = name
}

const inCard = (link: Element | null | undefined) =>
  link?.closest('article')?.querySelector<HTMLElement>('img')
const inProfile = () => document.querySelector<HTMLElement>('[data-media] img')

/** The picture of the card that was pressed becomes the picture of her page, and again that of the card on the way back. */
export function SharedPortrait() {
  const { pathname } = useLocation()
  const before = useRef(pathname)

  useEffect(() => {
    const press = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link !== null) share(inCard(link) ?? inProfile())
    }
    addEventListener('click', press, true)
    return () => removeEventListener('click', press, true)
  }, [])

  // Within the transition's change of the page: the browser looks at the new one after it.
  useLayoutEffect(() => {
    share(inProfile() ?? inCard(document.querySelector(`article a[href="${before.current}"]`)))
    before.current = pathname
  }, [pathname])

  return null
}
