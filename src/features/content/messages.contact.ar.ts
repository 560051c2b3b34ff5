import { ar } from './messages.pages.ar.ts'

export const contact = ar.contact
export const crumbs = ar.crumbs
