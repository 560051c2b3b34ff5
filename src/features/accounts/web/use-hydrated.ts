import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page has come alive: a form that is sent before would put what was typed into the address. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
