export { contactIsOpen, listContactOpenings } from './plans/contact-is-open.ts'
export { hasPlan } from './plans/queries.ts'
