export {
  broadcastCandidatesOf as announceCandidatesOf,
  candidateIdsOfUsers,
  userIdsOfCandidates,
  withdrawCandidatesOf,
} from './accounts.ts'
export {
  describeCandidates,
  getCandidateForHiring,
  listInPlaceOf,
  markAvailable,
  markHired,
} from './hiring.ts'
export type { CandidateDescription, CandidateForHiring } from './hiring.ts'
export type { Fit } from './fit.ts'
export { listCards } from './list-cards.ts'
export { refuseReversed } from './search-candidates.ts'
export { candidateIndex, isCandidateIndexLoaded } from './candidate-index.ts'
export { candidatesCalled, nameCandidates, ownersOfPapers } from './named-in-log.ts'
export { attachVideo } from './own-profile/attach-video.ts'
export { presentOwn as presentOwnProfile } from './own-profile/present-own.ts'
export { getManagedCandidate } from './own-profile/queries.ts'
export { mediaFiles, paperFiles } from './own-profile/form-files.ts'
export { updateProfile } from './own-profile/update-profile.ts'
export { versioned, versionOf } from './own-profile/versions.ts'
export { addDocument } from './documents/add-document.ts'
export { presentDocuments } from './documents/present.ts'
export { getManagedDocument, listManagedDocuments } from './documents/queries.ts'
export { updateDocument } from './documents/update-document.ts'
export { addCandidate } from './managed/add-candidate.ts'
export { countManaged, listManaged } from './managed/list-managed.ts'
export type { Rules } from './own-profile/changed-columns.ts'
export { wageFloor } from './ports.ts'
export { refuseLowWage } from './wage-floor.ts'
export { findObjected, lockObjections, type Numbers } from './claim/objections.ts'
export { addCandidates, type NewRecord, newRecord } from './managed/add-candidates.ts'
export {
  listPossibleDuplicates,
  type PossibleDuplicate,
} from './managed/list-possible-duplicates.ts'
export { listForExport } from './managed/list-for-export.ts'
export { undoImport } from './managed/undo-import.ts'
export { removeCandidate, restoreCandidate } from './managed/remove-candidate.ts'
export { deleteDocument, restoreDocument } from './documents/delete-document.ts'
export { type CandidateForRecruitment, getCandidateForRecruitment } from './recruitment.ts'
export { getOwnConsents, unpublishOwn } from './object.ts'
export { listRequests } from './review/list-requests.ts'
export { countOpenPapers, countOpenReviews } from './review/count-open.ts'
export { countPublished } from './count-published.ts'
export { candidateStates, foldedNameOf, listIndexable, recordsOfAgency } from './queries.ts'
export { candidates } from './tables.ts'
export { candidateWords, profileErrors, profileWords } from './words.ts'
