export { contactIsOpen, listContactOpenings } from './plans/contact-is-open.ts'
export { contactOfCandidate } from './ports.ts'
