import { en } from './messages.pages.en.ts'

/** Of the information pages what workers meet, too: how to reach us. */
export const contact = en.contact
export const crumbs = en.crumbs
