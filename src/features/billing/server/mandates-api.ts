export { declineMandate } from './mandates/decline-mandate.ts'
export { findChosenAgency, listMandates } from './mandates/queries.ts'
