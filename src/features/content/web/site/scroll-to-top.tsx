import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isCalm } from '../../../../platform/web/calm.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useSiteTexts } from './site-texts.ts'

const toTop = () =>
  scrollTo({
    top: 0,
    behavior: isCalm() ? 'instant' : 'smooth',
  })

/** A button that floats at the end of the page once the first 300 px are out of sight. */
export function ScrollToTop() {
  const t = useSiteTexts()
  const head = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (head.current === null) return
    const watcher = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false))
    watcher.observe(head.current)
    return () => watcher.disconnect()
  }, [])

  return (
    <>
      <span ref={head} aria-hidden className="pointer-events-none absolute top-0 h-[300px] w-px" />
      <IconButton
        icon={ArrowUp}
        label={t.toTop}
        variant="floating"
        onClick={toTop}
        className={classNames(
          'fixed end-4 bottom-[calc(1rem+var(--foot))] z-10 border border-line shadow-2! transition-[opacity,visibility]! duration-calm sm:end-6 sm:bottom-[calc(1.5rem+var(--foot))] print:hidden',
          !shown && 'invisible opacity-0',
        )}
      />
    </>
  )
}
