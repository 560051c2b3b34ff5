export { agencyNameOf } from './agency-name.ts'
export { describeCandidates, type CandidateDescription } from './describe-candidates.ts'
export { foldedNameOf, nameCandidates } from './named-candidates.ts'
export { pairSubject } from './audit-subjects.ts'
