export { agencyOf, findAgencyOf, nameAgencies } from './agency-of.ts'
export { findOwners, listMemberIds } from './people.ts'
