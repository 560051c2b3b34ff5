export { checkedItems } from './checks.ts'
export { countPublished } from './count-published.ts'
export { getCandidate, mayTranslateAbout } from './get-candidate.ts'
export { listCards } from './list-cards.ts'
export { sightRefusal } from './policy.ts'
export { presentCandidate, presentListed } from './present.ts'
export {
  asCandidate,
  candidateTag,
  type CandidateWithAgency,
  cardTag,
  findCandidate,
  isListedOn,
  listed,
  listedByIds,
} from './queries.ts'
export { listedCandidates } from './tables.ts'
export { placeOf } from './present-facts.ts'
