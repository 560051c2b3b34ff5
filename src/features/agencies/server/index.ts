export { agenciesCalled, agencyOf, findAgencyOf, nameAgencies } from './agency-of.ts'
export { countWaitingLicences } from './count-waiting.ts'
export { findOwners, listMemberIds } from './people.ts'
