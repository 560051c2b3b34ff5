export { contactIsOpen, listContactOpenings } from './plans/contact-is-open.ts'
