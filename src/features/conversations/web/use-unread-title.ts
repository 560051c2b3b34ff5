import { useEffect } from 'react'
import { formatNumber } from '../../../platform/shared/digits.ts'

const counted = /^\([\d,]+\) /

/** Puts how many conversations hold something new before the title of the page, whichever page it is. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    const show = () => {
      const bare = document.title.replace(counted, '')
      const title = unread > 0 ? `(${formatNumber(unread)}) ${bare}` : bare
      if (title !== document.title) document.title = title
    }
    show()
    const watcher = new MutationObserver(show)
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watcher.disconnect()
      document.title = document.title.replace(counted, '')
    }
  }, [unread])
}
