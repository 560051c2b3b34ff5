import { createContext } from 'react'

/** The place in the header of signed-in pages where their menu's button stands; null until it is there. */
export const HeaderSlot = createContext<HTMLElement | null>(null)
