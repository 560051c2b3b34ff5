export { isOwnAgency } from './candidate-states.ts'
export { checksOf } from './checks.ts'
export { deleteUnnamed, emptyRecord } from './erase-record.ts'
export { isManagedBy } from './managed-candidate.ts'
export { notifyVisibility } from './notify-visibility.ts'
export { ageOf, mediaUrl } from './present-facts.ts'
export { publication, publishBlocker } from './publication.ts'
export { refuseToPublish } from './refuse-to-publish.ts'
export type { ShownAgency } from './queries.ts'
export {
  agencySupply,
  candidateDocuments,
  candidates,
  type CandidateRow,
  type DocumentRow,
  type NewCandidate,
} from './tables.ts'
