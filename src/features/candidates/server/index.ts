export { candidateIdsOfUsers, userIdsOfCandidates } from './account-ids.ts'
export {
  describeCandidates,
  getCandidateForHiring,
  listInPlaceOf,
  markAvailable,
  markHired,
  type CandidateDescription,
  type CandidateForHiring,
} from './hiring.ts'
export { candidatesCalled, nameCandidates, ownersOfPapers } from './named-in-log.ts'
export { type CandidateForRecruitment, getCandidateForRecruitment } from './recruitment.ts'
export { candidateStates, foldedNameOf, recordsOfAgency } from './queries.ts'
export { candidates } from './tables.ts'
