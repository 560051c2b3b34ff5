export { candidateIndex, isCandidateIndexLoaded } from './candidate-index.ts'
export type { Fit } from './fit.ts'
export { listIndexable } from './queries.ts'
export { refuseReversed } from './search-candidates.ts'
