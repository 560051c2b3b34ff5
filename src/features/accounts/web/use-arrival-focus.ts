import { type RefObject, useEffect } from 'react'

export const firstField = 'input:not([type=hidden])'

/** Puts the focus on the first field (or `selector`) of what has just appeared, after the dialog around it has opened. */
export function useArrivalFocus(place: RefObject<HTMLElement | null>, selector = firstField): void {
  useEffect(() => {
    place.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [place, selector])
}
