export { CandidateCard } from './candidate-card.tsx'
export { Flag } from './flag.tsx'
export { useWords } from './use-words.ts'
export type { ProfileOutletContext } from './profile.page.tsx'
