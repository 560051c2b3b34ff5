export { agencyNameOf } from './agency-name.ts'
export { describeCandidates, type CandidateDescription } from './describe-candidates.ts'
export { candidatesCalled, foldedNameOf, nameCandidates } from './named-candidates.ts'
