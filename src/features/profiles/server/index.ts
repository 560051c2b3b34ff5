export { candidateIdsOfUsers, userIdsOfCandidates } from './account-ids.ts'
export {
  getCandidateForHiring,
  listInPlaceOf,
  markAvailable,
  markHired,
  type CandidateForHiring,
} from './availability.ts'
export { type CandidateForRecruitment, getCandidateForRecruitment } from './employment-facts.ts'
export { broadcastCandidates, candidatesChanged } from './publication.ts'
export { candidateStates, recordsOfAgency } from './candidate-states.ts'
export { candidates } from './tables.ts'
