export { contactIsOpen, listContactOpenings } from './plans/contact-is-open.ts'
export { contactsOfCandidates } from './ports.ts'
