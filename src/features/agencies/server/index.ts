export { agencyOf, findAgencyOf } from './agency-of.ts'
export { countWaitingLicences } from './count-waiting.ts'
export { listMemberIds } from './people.ts'
