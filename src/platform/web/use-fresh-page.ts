import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** A page that the browser kept whole and shows again, as 'back' does, asks anew for what it holds. */
export function useFreshPage(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) void revalidate()
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [revalidate])
}
