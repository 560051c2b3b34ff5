import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { whenOnline } from './offline.ts'

/** A page that the browser kept whole and shows again, as 'back' does, asks anew for what it holds. */
export function useFreshPage(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let forget = () => {}
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) forget = whenOnline(() => void revalidate())
    }
    addEventListener('pageshow', shown)
    return () => {
      forget()
      removeEventListener('pageshow', shown)
    }
  }, [revalidate])
}
