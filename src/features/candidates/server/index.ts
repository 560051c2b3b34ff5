import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

export const errorTexts = { en: en.errors, ar: ar.errors }
export { candidateIdsOfUsers, createCandidateForUser, updateCandidateOfUser, userIdsOfCandidates } from './accounts.ts'
export { describeCandidates, getCandidateForHiring, listInPlaceOf, markAvailable, markHired } from './hiring.ts'
export type { CandidateDescription, CandidateForHiring } from './hiring.ts'
export { candidateIndex } from './candidate-index.ts'
export { showScannedVideos } from './area/show-scanned-videos.ts'
export { forgetDeletedDocuments } from './documents/delete-document.ts'
export { listIndexable } from './queries.ts'
export { routes } from './routes.ts'
export { candidates } from './tables.ts'
