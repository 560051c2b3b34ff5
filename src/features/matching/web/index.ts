export { BestMatch } from './best-match.tsx'
export { useSearchedNeeds } from './searched-needs.ts'
