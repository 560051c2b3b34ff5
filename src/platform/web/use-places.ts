import { useMemo, useSyncExternalStore } from 'react'

const none: readonly HTMLElement[] = []

/** The elements of the page that a selector names, as they come and go: places that what is the same for everyone leaves for what is somebody's. */
export function usePlaces(selector: string): readonly HTMLElement[] {
  const read = useMemo(() => readerOf(selector), [selector])
  return useSyncExternalStore(watch, read, () => none)
}

/** Gives the same list as long as nothing of it changed. */
function readerOf(selector: string): () => readonly HTMLElement[] {
  let found = none
  return () => {
    const now = [...document.querySelectorAll<HTMLElement>(selector)]
    const isSame = now.length === found.length && now.every((place, at) => place === found[at])
    if (!isSame) found = now
    return found
  }
}

/**
 * The ref of an element that is a place from the moment when the page has woken there: what is put into HTML that still waits for its code is
 * taken for a fault of it.
 */
export const leavePlace =
  (name: 'heart' | 'card', of: number) =>
  (element: HTMLElement | null): void => {
    if (element && element.dataset[name] !== String(of)) element.dataset[name] = String(of)
  }

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-heart', 'data-card'],
  })
  return () => observer.disconnect()
}
