export { describeCandidates, type CandidateDescription } from './describe-candidates.ts'
export { candidatesCalled, foldedNameOf, nameCandidates, ownersOfPapers } from './named-in-log.ts'
