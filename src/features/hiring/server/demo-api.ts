export { acceptForCandidate, candidateOfInterview } from './accept-for-candidate.ts'
