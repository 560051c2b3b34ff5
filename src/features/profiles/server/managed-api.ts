export { getManagedCandidate, type ManagedBy } from './managed-candidate.ts'
export { presentOwn } from './present-own.ts'
export { versioned, versionOf } from './versions.ts'
