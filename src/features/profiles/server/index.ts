export { candidateIdsOfUsers, recipientsOf, userIdsOfCandidates } from './account-ids.ts'
export {
  findCountryOf,
  getCandidateForHiring,
  listInPlaceOf,
  markAvailable,
  markHired,
  type CandidateForHiring,
} from './availability.ts'
export { type CandidateForRecruitment, getCandidateForRecruitment } from './employment-facts.ts'
export { broadcastCandidates } from './publication.ts'
export { candidatesOfAgency, candidateStates, recordsOfAgency } from './candidate-states.ts'
